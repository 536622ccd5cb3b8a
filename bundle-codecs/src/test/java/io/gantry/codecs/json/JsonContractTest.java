// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.json;

import io.gantry.api.result.ResultDecoding;
import io.gantry.api.result.ResultEncoding;
import io.gantry.codecs.Samples;
import io.gantry.testkit.junit.ResultEncodingContract;
import io.gantry.testkit.rules.encoding.GoldenBlock;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;

class JsonContractTest extends ResultEncodingContract {
    @Override
    protected ResultEncoding encoding() {
        return new JsonResultEncoding();
    }

    @Override
    protected ResultDecoding decoding() {
        return new JsonResultDecoding();
    }

    @Override
    protected List<GoldenBlock> goldenBlocks() {
        return List.of(
                golden(
                        "scalars",
                        List.of(
                                "bool",
                                "int32",
                                "int64",
                                "double",
                                "utf8",
                                "binary",
                                "decimal128",
                                "timestamp of seconds",
                                "null"),
                        "[true,-2147483648,-9223372036854775808,0.0,\"\",\"\",\"0.00\",\"1970-01-01 00:00:00.0\",null]",
                        "[false,-10,-1,-0.0,\"a\",\"000f10ff\",\"-0.05\",\"1969-12-31 23:59:59.0\",null]",
                        "[null,-9,0,1.0,\"JFK\",null,\"1.50\",null,null]"),
                golden(
                        "arrays and documents",
                        List.of("list of int8", "list of decimal256", "structure", "map", "map of other keys"),
                        "[[-128,0,null,127],[\"1.000\",null,\"-" + "9".repeat(70)
                                + ".123\"],\"{\\\"n\\\":1,\\\"t\\\":\\\"x\\\"}\","
                                + "{\"a\":1,\"b\\\"\":null},\"[{\\\"key\\\":1,\\\"value\\\":2},{\\\"key\\\":3,\\\"value\\\":null}]\"]",
                        "[null,null,null,null,null]",
                        "[[],[],\"{\\\"n\\\":null,\\\"t\\\":\\\"\\\\n\\\"}\",{},\"[]\"]"));
    }

    private static GoldenBlock golden(String name, List<String> columns, String... rows) {
        var hex = new StringBuilder();
        for (String row : rows) {
            byte[] utf8 = row.getBytes(StandardCharsets.UTF_8);
            hex.append(HexFormat.of().toHexDigits(utf8.length))
                    .append(HexFormat.of().formatHex(utf8));
        }
        return GoldenBlock.ofHex(name, Samples.named(columns), rows.length, hex.toString());
    }
}
