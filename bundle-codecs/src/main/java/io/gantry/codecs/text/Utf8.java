// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.text;

/** Tells UTF-8 from other bytes, as RFC 3629 defines it: no overlong forms, no surrogates, nothing above U+10FFFF. */
public final class Utf8 {
    private Utf8() {}

    /**
     * Whether bytes are UTF-8.
     *
     * @param bytes holds them
     * @param from the first
     * @param to one past the last
     * @return true if they are, with no character cut off at the end
     */
    public static boolean isValid(byte[] bytes, int from, int to) {
        int p = from;
        while (p < to) {
            int lead = bytes[p];
            int length = lead >= 0 ? 1 : sequenceLength(lead & 0xFF);
            if (length == 0 || length > to - p || !isValidTail(bytes, p, length)) {
                return false;
            }
            p += length;
        }
        return true;
    }

    private static int sequenceLength(int lead) {
        if (lead < 0xC2 || lead > 0xF4) {
            return 0;
        }
        return lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    }

    private static boolean isValidTail(byte[] bytes, int p, int length) {
        for (int i = 1; i < length; i++) {
            if ((bytes[p + i] & 0xC0) != 0x80) {
                return false;
            }
        }
        if (length < 3) {
            return true;
        }
        int second = bytes[p + 1] & 0xFF;
        return switch (bytes[p] & 0xFF) {
            case 0xE0 -> second >= 0xA0;
            case 0xED -> second < 0xA0;
            case 0xF0 -> second >= 0x90;
            case 0xF4 -> second < 0x90;
            default -> true;
        };
    }
}
