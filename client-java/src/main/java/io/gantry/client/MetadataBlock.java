// SPDX-License-Identifier: Apache-2.0
package io.gantry.client;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.gantry.protocol.pinot.BrokerResponse;

/** The first message of an answer: JSON that says what the broker knows of the query, or why it refused it. */
final class MetadataBlock {
    private MetadataBlock() {}

    /**
     * Reads a metadata block.
     *
     * @return its JSON text
     * @throws ClientException if it carries an exception, or is no metadata block
     */
    static String read(BrokerResponse response) {
        String text = response.getPayload().toStringUtf8();
        JsonElement exceptions;
        try {
            exceptions = JsonParser.parseString(text).getAsJsonObject().get("exceptions");
        } catch (RuntimeException notJson) {
            throw new ClientException(
                    ClientException.NO_CODE, "the broker's metadata block is not a JSON object", notJson);
        }
        if (exceptions != null
                && exceptions.isJsonArray()
                && !exceptions.getAsJsonArray().isEmpty()) {
            throw refusal(exceptions.getAsJsonArray().get(0));
        }
        return text;
    }

    private static ClientException refusal(JsonElement exception) {
        try {
            JsonObject first = exception.getAsJsonObject();
            String message = first.get("message").getAsString();
            return new ClientException(
                    first.get("errorCode").getAsInt(), message.isBlank() ? "refused, and not told why" : message, null);
        } catch (RuntimeException otherShape) {
            return new ClientException(ClientException.NO_CODE, exception.toString(), otherShape);
        }
    }
}
