// SPDX-License-Identifier: Apache-2.0
package io.gantry.benchmarks;

import io.gantry.api.result.ColumnType;
import io.gantry.api.result.DecodedBlock;
import io.gantry.api.result.ResultSchema;
import io.gantry.api.result.SchemaBlock;
import io.gantry.client.ConnectionFactory;
import io.gantry.client.GrpcConnection;
import io.gantry.client.ResultStream;
import io.grpc.Server;
import io.grpc.netty.shaded.io.grpc.netty.NettyServerBuilder;
import java.lang.reflect.Array;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import org.apache.pinot.common.utils.DataSchema;
import org.jspecify.annotations.Nullable;

/** The peer: a server that has the rows in memory and makes of them what Pinot's own encoder and compressor make. */
public final class PeerMain {
    private PeerMain() {}

    /**
     * Fetches the rows from Gantry, then serves them.
     *
     * @param words port of Gantry, port to listen on
     * @throws Exception if it cannot
     */
    public static void main(String[] words) throws Exception {
        List<Object[]> rows = new ArrayList<>();
        ResultSchema schema;
        try (GrpcConnection connection =
                        ConnectionFactory.fromHostListGrpc(new Properties(), List.of("127.0.0.1:" + words[0]));
                ResultStream stream = connection.executeStreaming("SELECT * FROM airlineStats LIMIT 97460")) {
            schema = stream.schema();
            for (DecodedBlock block = stream.next(); block != null; block = stream.next()) {
                for (int row = 0; row < block.rowCount(); row++) {
                    rows.add(row(block, schema, row));
                }
            }
        }
        byte[] schemaBlock = SchemaBlock.write(schema);
        Server server = NettyServerBuilder.forAddress(
                        new InetSocketAddress(InetAddress.getLoopbackAddress(), Integer.parseInt(words[1])))
                .addService(new PeerService(rows, DataSchema.fromBytes(ByteBuffer.wrap(schemaBlock)), schemaBlock))
                .build()
                .start();
        System.out.println("peer serves " + rows.size() + " rows");
        server.awaitTermination();
    }

    private static @Nullable Object[] row(DecodedBlock block, ResultSchema schema, int row) {
        var values = new @Nullable Object[schema.size()];
        for (int column = 0; column < values.length; column++) {
            values[column] = value(schema.column(column).type(), block.value(row, column));
        }
        return values;
    }

    // Arrays as Pinot's engine hands them to the encoder.
    private static @Nullable Object value(ColumnType type, @Nullable Object value) {
        if (!(value instanceof List<?> elements)) {
            return value;
        }
        Class<?> component = switch (type.elementType()) {
            case INT -> int.class;
            case LONG -> long.class;
            case FLOAT -> float.class;
            case DOUBLE -> double.class;
            default -> String.class;
        };
        Object array = Array.newInstance(component, elements.size());
        for (int i = 0; i < elements.size(); i++) {
            Array.set(array, i, elements.get(i));
        }
        return array;
    }
}
