/** JSON and ARROW result blocks; Arrow is needed only by those who use ARROW, or encode. */
module io.gantry.codecs {
    requires io.gantry.api;
    requires static flatbuffers.java;
    requires static org.apache.arrow.format;
    requires static org.apache.arrow.memory.core;
    requires static org.apache.arrow.vector;
    requires static org.jspecify;
    requires static org.osgi.service.component.annotations;

    provides io.gantry.api.result.ResultEncoding with
            io.gantry.codecs.arrow.ArrowResultEncoding,
            io.gantry.codecs.json.JsonResultEncoding;
    provides io.gantry.api.result.ResultDecoding with
            io.gantry.codecs.arrow.ArrowResultDecoding,
            io.gantry.codecs.json.JsonResultDecoding;
}
