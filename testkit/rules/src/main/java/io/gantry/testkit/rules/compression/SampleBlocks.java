// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules.compression;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;

/** Blocks of the kinds that results consist of. */
final class SampleBlocks {
    private static final String[] CARRIERS = {"AA", "B6", "DL", "EV", "HA", "MQ", "OO", "UA", "US", "VX", "WN"};

    private SampleBlocks() {}

    /** One block of each kind, all of the same length. */
    static Map<String, byte[]> ofLength(int length, Random random) {
        var blocks = new LinkedHashMap<String, byte[]>();
        blocks.put("runs", runs(length));
        blocks.put("random", random(length, random));
        blocks.put("JSON", json(length, random));
        blocks.put("Arrow", columns(length, random));
        return blocks;
    }

    static byte[] random(int length, Random random) {
        byte[] block = new byte[length];
        random.nextBytes(block);
        return block;
    }

    /** Runs of 1, 2, 3, … equal bytes. */
    static byte[] runs(int length) {
        byte[] block = new byte[length];
        int run = 0;
        for (int at = 0; at < length; at += run) {
            run++;
            Arrays.fill(block, at, Math.min(length, at + run), (byte) run);
        }
        return block;
    }

    /** Rows as the JSON encoding writes them: a length and an array for each. */
    static byte[] json(int length, Random random) {
        ByteBuffer block = ByteBuffer.allocate(length);
        while (block.hasRemaining()) {
            byte[] row = jsonRow(random).getBytes(StandardCharsets.UTF_8);
            byte[] prefixed = ByteBuffer.allocate(4 + row.length)
                    .putInt(row.length)
                    .put(row)
                    .array();
            block.put(prefixed, 0, Math.min(prefixed.length, block.remaining()));
        }
        return block.array();
    }

    private static String jsonRow(Random random) {
        return "[" + random.nextInt(2_500) + ",\"" + CARRIERS[random.nextInt(CARRIERS.length)] + "\",null,"
                + random.nextInt(1_000) / 8.0 + ",\"2014-01-" + (10 + random.nextInt(20)) + " 00:00:00.0\",["
                + random.nextInt(10) + "," + random.nextInt(10) + "]]";
    }

    /** Buffers as Arrow writes them: validity bits, then small little-endian numbers, then text. */
    static byte[] columns(int length, Random random) {
        ByteBuffer block = ByteBuffer.allocate(length).order(ByteOrder.LITTLE_ENDIAN);
        for (int i = 0; i < length / 64; i++) {
            block.put((byte) (random.nextInt(16) == 0 ? 0x7f : 0xff));
        }
        while (block.remaining() > length / 2 && block.remaining() >= Long.BYTES) {
            block.putLong(1_388_534_400_000L + random.nextInt(1 << 20));
        }
        while (block.hasRemaining()) {
            block.put((byte) CARRIERS[random.nextInt(CARRIERS.length)].charAt(0));
        }
        return block.array();
    }
}
