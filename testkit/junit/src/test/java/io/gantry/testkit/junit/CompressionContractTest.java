// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.gantry.api.compression.BufferTooSmallException;
import io.gantry.api.compression.Compression;
import io.gantry.api.compression.Compressor;
import io.gantry.api.compression.Decompressor;
import io.gantry.testkit.rules.RuleOptions;
import io.gantry.testkit.rules.RuleViolation;
import java.nio.ByteBuffer;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.opentest4j.TestAbortedException;

class CompressionContractTest {
    @Test
    void everyRuleIsATestNamedByItsNumber() {
        assertThat(tests(false))
                .hasSize(14)
                .allSatisfy((name, test) -> assertThat(name).matches("C-\\d\\d .+"));
    }

    @Test
    void brokenRuleFailsItsTest() {
        assertThatThrownBy(named(tests(true), "C-01")::execute)
                .isInstanceOf(RuleViolation.class)
                .hasMessage("C-01 runs block of 1 bytes came back as 0 bytes, not 1");
    }

    @Test
    void ruleThatIsKeptPasses() throws Throwable {
        named(tests(false), "C-01").execute();
    }

    @Test
    void ruleThatDoesNotApplyIsSkippedWithItsReason() {
        assertThatThrownBy(named(tests(false), "C-06")::execute)
                .isInstanceOf(TestAbortedException.class)
                .hasMessage("C-06 skipped: a frame is its block: nothing in it says where it ends");
        assertThatThrownBy(named(tests(false), "C-13")::execute)
                .isInstanceOf(TestAbortedException.class)
                .hasMessageContaining("no reference implementation was given");
    }

    private static Executable named(Map<String, Executable> tests, String ruleId) {
        return tests.entrySet().stream()
                .filter(entry -> entry.getKey().startsWith(ruleId))
                .findFirst()
                .orElseThrow()
                .getValue();
    }

    private static Map<String, Executable> tests(boolean lossy) {
        var contract = new CompressionContract() {
            @Override
            protected Compression compression() {
                return new Copying(lossy);
            }

            @Override
            protected RuleOptions options() {
                return RuleOptions.SHORT;
            }
        };
        var tests = new LinkedHashMap<String, Executable>();
        contract.rules().forEach((DynamicTest test) -> tests.put(test.getDisplayName(), test.getExecutable()));
        return tests;
    }

    /** Frames that are their blocks, or nothing at all. */
    private record Copying(boolean lossy) implements Compression {
        @Override
        public Compressor openCompressor() {
            return new Worker(lossy);
        }

        @Override
        public Decompressor openDecompressor() {
            return new Worker(lossy);
        }
    }

    private record Worker(boolean lossy) implements Compressor, Decompressor {
        @Override
        public int maxCompressedLength(int sourceBytes) {
            return sourceBytes;
        }

        @Override
        public int declaredLength(ByteBuffer frame) {
            return frame.remaining();
        }

        @Override
        public void compress(ByteBuffer source, ByteBuffer target) {
            if (target.remaining() < source.remaining()) {
                throw new BufferTooSmallException(source.remaining(), target.remaining());
            }
            if (!lossy) {
                target.put(source.duplicate());
            }
        }

        @Override
        public void decompress(ByteBuffer frame, ByteBuffer target) {
            compress(frame, target);
        }

        @Override
        public void close() {}
    }
}
