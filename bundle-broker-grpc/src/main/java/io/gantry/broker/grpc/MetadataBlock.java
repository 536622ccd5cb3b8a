// SPDX-License-Identifier: Apache-2.0
package io.gantry.broker.grpc;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.protobuf.ByteString;
import io.gantry.api.broker.QueryStatistics;
import io.gantry.api.error.QueryException;
import io.gantry.protocol.pinot.BrokerResponse;

/** The first block of every answer: what is known of the query, as JSON with the keys of Pinot's broker response. */
final class MetadataBlock {
    private final JsonObject json = new JsonObject();

    private MetadataBlock(String brokerId) {
        json.add("exceptions", new JsonArray());
        json.addProperty("brokerId", brokerId);
        json.addProperty("numServersQueried", 1);
        json.addProperty("numServersResponded", 1);
        json.addProperty("partialResult", false);
        json.addProperty("numGroupsLimitReached", false);
    }

    /** Of a query whose rows follow. The row count is there only when it is known already. */
    static BrokerResponse of(String brokerId, QueryStatistics statistics) {
        var block = new MetadataBlock(brokerId);
        block.json.addProperty("requestId", Long.toString(statistics.requestId()));
        block.json.addProperty("timeUsedMs", statistics.elapsed().toMillis());
        if (statistics.wholeRows() >= 0) {
            block.json.addProperty("numRowsResultSet", statistics.wholeRows());
        }
        return block.response();
    }

    /** Of a query that ended before there were rows; nothing follows. */
    static BrokerResponse of(String brokerId, QueryException failure) {
        var exception = new JsonObject();
        exception.addProperty("errorCode", failure.code().code());
        exception.addProperty("message", String.valueOf(failure.getMessage()));
        var block = new MetadataBlock(brokerId);
        block.json.getAsJsonArray("exceptions").add(exception);
        return block.response();
    }

    private BrokerResponse response() {
        return BrokerResponse.newBuilder()
                .setPayload(ByteString.copyFromUtf8(json.toString()))
                .build();
    }
}
