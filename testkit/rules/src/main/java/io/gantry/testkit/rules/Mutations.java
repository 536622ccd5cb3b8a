// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Random;

/** Ways in which bytes get damaged: bits, numbers that lie, parts repeated, cut off or put in between. */
public final class Mutations {
    private static final int[] NUMBERS = {
        0, 1, -1, 127, 128, 255, 256, 65_535, 65_536, 1 << 24, Integer.MAX_VALUE, Integer.MIN_VALUE
    };

    private Mutations() {}

    /**
     * Damages a copy in one to four places.
     *
     * @param bytes left as they are
     * @param random decides how
     * @return the copy
     */
    public static byte[] mutate(byte[] bytes, Random random) {
        byte[] mutated = bytes.clone();
        for (int left = 1 + random.nextInt(4); left > 0; left--) {
            mutated = once(mutated, random);
        }
        return mutated;
    }

    private static byte[] once(byte[] frame, Random random) {
        if (frame.length < 8) {
            return insert(frame, random);
        }
        // Half of the places are near the start, where lengths and headers are.
        int at = random.nextInt(random.nextBoolean() ? Math.min(frame.length, 24) : frame.length);
        switch (random.nextInt(8)) {
            case 0 -> frame[at] ^= (byte) (1 << random.nextInt(8));
            case 1 -> frame[at] = (byte) random.nextInt();
            case 2 -> frame[at] = (byte) NUMBERS[random.nextInt(NUMBERS.length)];
            case 3 ->
                ByteBuffer.wrap(frame).putInt(Math.min(at, frame.length - 4), NUMBERS[random.nextInt(NUMBERS.length)]);
            case 4 -> Arrays.fill(frame, at, Math.min(frame.length, at + random.nextInt(20)), (byte) random.nextInt());
            case 5 -> System.arraycopy(frame, random.nextInt(at + 1), frame, at, Math.min(frame.length - at, 8));
            case 6 -> {
                return Arrays.copyOf(frame, at);
            }
            default -> {
                return insert(frame, random);
            }
        }
        return frame;
    }

    private static byte[] insert(byte[] frame, Random random) {
        int at = random.nextInt(frame.length + 1);
        byte[] more = new byte[1 + random.nextInt(20)];
        random.nextBytes(more);
        return ByteBuffer.allocate(frame.length + more.length)
                .put(frame, 0, at)
                .put(more)
                .put(frame, at, frame.length - at)
                .array();
    }
}
