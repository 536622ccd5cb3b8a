// SPDX-License-Identifier: Apache-2.0
package io.gantry.kernel.admin;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * One request.
 *
 * @param values by key, {@code command} among them
 */
record AdminRequest(Map<String, String> values) {
    private static final int MAX_KEYS = 64;
    private static final int MAX_LINE = 1_000_000;

    static AdminRequest read(BufferedReader in) throws IOException {
        var values = new LinkedHashMap<String, String>();
        for (String line = readLine(in); !line.isEmpty(); line = readLine(in)) {
            int equals = line.indexOf('=');
            if (equals < 1 || values.size() == MAX_KEYS) {
                throw new AdminException("a request is at most " + MAX_KEYS + " lines of key=value and an empty line");
            }
            values.put(line.substring(0, equals), unescape(line.substring(equals + 1)));
        }
        return new AdminRequest(values);
    }

    String command() {
        return required("command");
    }

    String required(String key) {
        return optional(key).orElseThrow(() -> new AdminException("the request has no '" + key + "'"));
    }

    Optional<String> optional(String key) {
        return Optional.ofNullable(values.get(key));
    }

    private static String readLine(BufferedReader in) throws IOException {
        var line = new StringBuilder();
        for (int c = in.read(); c != '\n'; c = in.read()) {
            if (c < 0) {
                throw new AdminException("the request was cut off");
            }
            if (line.length() == MAX_LINE) {
                throw new AdminException("a line of the request is longer than " + MAX_LINE + " characters");
            }
            line.append((char) c);
        }
        return line.toString();
    }

    private static String unescape(String value) {
        var text = new StringBuilder(value.length());
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c == '\\' && i + 1 < value.length()) {
                i++;
                text.append(value.charAt(i) == 'n' ? '\n' : value.charAt(i));
            } else {
                text.append(c);
            }
        }
        return text.toString();
    }
}
