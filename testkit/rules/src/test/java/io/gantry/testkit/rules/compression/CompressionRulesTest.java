// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules.compression;

import static org.assertj.core.api.Assertions.assertThat;

import io.gantry.api.compression.Compression;
import io.gantry.testkit.rules.Rule;
import io.gantry.testkit.rules.RuleOptions;
import io.gantry.testkit.rules.RuleResult;
import io.gantry.testkit.rules.RuleResult.Status;
import io.gantry.testkit.rules.RuleRunner;
import io.gantry.testkit.rules.compression.BrokenCompressions.Broken;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CompressionRulesTest {
    @Test
    void rulesAreNumberedWithoutAGap() {
        assertThat(rules(List.of(), List.of()))
                .extracting(Rule::id)
                .isEqualTo(IntStream.rangeClosed(1, 14)
                        .mapToObj(number -> String.format("C-%02d", number))
                        .toList());
    }

    @Test
    void soundCompressionPassesAllRules() throws InterruptedException {
        var results = new RuleRunner(RuleOptions.FULL)
                .run(rules(List.of(reference()), List.of(golden())), StoredCompression.sound());

        assertThat(results).extracting(RuleResult::status).containsOnly(Status.PASSED);
    }

    @ParameterizedTest
    @MethodSource("broken")
    void faultIsNoticedByItsRuleAndNoOther(Broken broken) throws InterruptedException {
        var results = new RuleRunner(RuleOptions.SHORT)
                .run(rules(List.of(reference()), List.of(golden())), broken.compression());

        assertThat(failures(results)).singleElement().satisfies(failed -> {
            assertThat(failed.ruleId()).isEqualTo(broken.ruleId());
            assertThat(failed.reason()).startsWith(broken.ruleId() + " ").doesNotContain("unexpected");
        });
    }

    static Stream<Broken> broken() {
        return BrokenCompressions.all();
    }

    @Test
    void everyRuleHasACompressionThatBreaksIt() {
        assertThat(Stream.concat(broken().map(Broken::ruleId), Stream.of("C-13", "C-14")))
                .containsAll(rules(List.of(), List.of()).stream().map(Rule::id).toList());
    }

    @Test
    void dialectIsNoticedByTheReferenceRuleOnly() throws InterruptedException {
        var results = new RuleRunner(RuleOptions.SHORT)
                .run(rules(List.of(reference()), List.of()), BrokenCompressions.dialect());

        assertThat(failures(results)).extracting(RuleResult::ruleId).containsExactly("C-13");
        assertThat(results.get(13).reason()).isEqualTo("no golden frame was given");
    }

    @Test
    void dialectIsNoticedByTheGoldenFramesOnly() throws InterruptedException {
        var results = new RuleRunner(RuleOptions.SHORT)
                .run(rules(List.of(), List.of(golden())), BrokenCompressions.dialect());

        assertThat(failures(results)).extracting(RuleResult::ruleId).containsExactly("C-14");
        assertThat(results.get(12).reason()).isEqualTo("no reference implementation was given");
    }

    @Test
    void compressionThatHangsOnACutFrameIsNoticed() throws InterruptedException {
        var impatient = new RuleRunner(RuleOptions.SHORT.withDeadline(Duration.ofMillis(500)));
        var result = impatient.run(new TruncationRule(), BrokenCompressions.hanging());

        assertThat(result.reason()).isEqualTo("C-06 did not end within 500 ms");
    }

    @Test
    void failureSaysWhereTheFrameWasCut() throws InterruptedException {
        var accepting = broken().filter(broken -> broken.fault().equals("accepts a frame that is cut off"))
                .findFirst()
                .orElseThrow();
        var result = new RuleRunner(RuleOptions.FULL).run(new TruncationRule(), accepting.compression());

        assertThat(result.reason()).isEqualTo("C-06 truncated frame accepted at offset 13 of 53");
    }

    private static List<RuleResult> failures(List<RuleResult> results) {
        return results.stream()
                .filter(result -> result.status() == Status.FAILED)
                .toList();
    }

    private static List<Rule<Compression>> rules(
            List<ReferenceCompression> references, List<GoldenFrame> goldenFrames) {
        List<Rule<Compression>> rules = new ArrayList<>(CompressionRules.all());
        rules.add(CompressionRules.agreesWith(references));
        rules.add(CompressionRules.reads(goldenFrames));
        return rules;
    }

    private static GoldenFrame golden() {
        return GoldenFrame.ofHex("one byte", "5a 00000001 09b9265b 00000001 2a", new byte[] {0x2a});
    }

    private static ReferenceCompression reference() {
        return new ReferenceCompression() {
            @Override
            public String name() {
                return "the sound one";
            }

            @Override
            public byte[] compress(byte[] block) {
                return Frames.compress(StoredCompression.sound(), block);
            }

            @Override
            public byte[] decompress(byte[] frame, int blockBytes) {
                return Frames.decompress(StoredCompression.sound(), frame, blockBytes);
            }
        };
    }
}
