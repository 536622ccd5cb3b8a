/** Client of the broker gRPC protocol; codecs and compressions are found by ServiceLoader. */
module io.gantry.client {
    requires transitive io.gantry.api;
    requires com.google.gson;
    requires com.google.protobuf;
    requires io.gantry.protocol.pinot;
    requires io.grpc;
    requires io.grpc.netty.shaded;
    requires io.grpc.stub;
    requires static org.jspecify;

    uses io.gantry.api.compression.Compression;
    uses io.gantry.api.result.ResultDecoding;

    exports io.gantry.client;
}
