// SPDX-License-Identifier: Apache-2.0
package io.gantry.examples.airline;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Rows as parsed JSON. */
final class Rows {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private Rows() {}

    static List<JsonNode> made(long seed, int count) throws IOException {
        return read(new ByteArrayInputStream(lines(seed, count)));
    }

    static byte[] lines(long seed, int count) throws IOException {
        ByteArrayOutputStream lines = new ByteArrayOutputStream();
        AirlineStats.generator(seed).writeTo(lines, count);
        return lines.toByteArray();
    }

    static List<JsonNode> read(InputStream lines) throws IOException {
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(lines, StandardCharsets.UTF_8))) {
            return reader.lines().map(Rows::parse).toList();
        }
    }

    private static JsonNode parse(String line) {
        try {
            return MAPPER.readTree(line);
        } catch (IOException e) {
            throw new UncheckedIOException(line, e);
        }
    }
}
