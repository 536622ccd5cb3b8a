// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules.encoding;

import static org.assertj.core.api.Assertions.assertThat;

import io.gantry.api.result.ArrowTypes;
import io.gantry.api.result.ColumnType;
import io.gantry.testkit.rules.Rule;
import io.gantry.testkit.rules.RuleOptions;
import io.gantry.testkit.rules.RuleResult;
import io.gantry.testkit.rules.RuleResult.Status;
import io.gantry.testkit.rules.RuleRunner;
import io.gantry.testkit.rules.encoding.BrokenCodecs.Broken;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.arrow.vector.types.pojo.ArrowType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class EncodingRulesTest {
    @Test
    void rulesAreNumberedWithoutAGap() {
        assertThat(rules(List.of()))
                .extracting(Rule::id)
                .isEqualTo(IntStream.rangeClosed(1, 15)
                        .mapToObj(number -> String.format("E-%02d", number))
                        .toList());
    }

    @Test
    void soundCodecPassesAllRules() throws InterruptedException {
        var results = new RuleRunner(RuleOptions.SHORT).run(rules(List.of(golden())), StoredCodec.sound());

        assertThat(results).extracting(RuleResult::toString).allMatch(result -> result.contains(" passed: "));
    }

    @ParameterizedTest
    @MethodSource("broken")
    void faultIsNoticedByItsRuleAndNoOther(Broken broken) throws InterruptedException {
        var results = new RuleRunner(RuleOptions.SHORT).run(rules(List.of(golden())), broken.codec());

        assertThat(failures(results)).singleElement().satisfies(failed -> {
            assertThat(failed.ruleId()).isEqualTo(broken.ruleId());
            assertThat(failed.reason()).startsWith(broken.ruleId() + " ").doesNotContain("unexpected");
        });
    }

    static Stream<Broken> broken() {
        return BrokenCodecs.all();
    }

    @Test
    void everyRuleHasACodecThatBreaksIt() {
        assertThat(Stream.concat(broken().map(Broken::ruleId), Stream.of("E-15")))
                .containsAll(rules(List.of()).stream().map(Rule::id).toList());
    }

    @Test
    void dialectIsNoticedByTheGoldenBlocksOnly() throws InterruptedException {
        var results = new RuleRunner(RuleOptions.SHORT).run(rules(List.of(golden())), BrokenCodecs.dialect());

        assertThat(failures(results))
                .singleElement()
                .satisfies(
                        failed -> assertThat(failed.reason()).startsWith("E-15 an int differs at offset 0: 0d1a1ec7"));
    }

    @Test
    void goldenBlocksAreSkippedWithoutAny() throws InterruptedException {
        var result = new RuleRunner(RuleOptions.SHORT).run(EncodingRules.writes(List.of()), StoredCodec.sound());

        assertThat(result.status()).isEqualTo(Status.SKIPPED);
    }

    @Test
    void samplesHaveTheTypesThatTheContractDocuments() {
        var engineTyped = List.of("json", "uuid", "object", "decimal as text", "unknown");
        assertThat(SampleColumns.all())
                .filteredOn(
                        column -> engineTyped.stream().noneMatch(column.column().name()::endsWith))
                .allSatisfy(column ->
                        assertThat(column.type()).as("%s", column).isEqualTo(ArrowTypes.columnType(column.field())));
    }

    @Test
    void samplesGoThroughEveryColumnTypeAndEveryArrowTypeButViews() {
        assertThat(SampleColumns.all()).extracting(SampleColumn::type).contains(ColumnType.values());
        assertThat(SampleColumns.all())
                .extracting(column -> column.field().getType().getTypeID())
                .contains(Stream.of(ArrowType.ArrowTypeID.values())
                        .filter(type -> !type.name().endsWith("View"))
                        .filter(type ->
                                type != ArrowType.ArrowTypeID.RunEndEncoded && type != ArrowType.ArrowTypeID.NONE)
                        .toArray(ArrowType.ArrowTypeID[]::new));
    }

    private static List<RuleResult> failures(List<RuleResult> results) {
        return results.stream()
                .filter(result -> result.status() == Status.FAILED)
                .toList();
    }

    private static List<Rule<ResultCodec>> rules(List<GoldenBlock> blocks) {
        List<Rule<ResultCodec>> rules = new ArrayList<>(EncodingRules.all());
        rules.add(EncodingRules.writes(blocks));
        return rules;
    }

    private static GoldenBlock golden() {
        var column = SampleColumns.all().stream()
                .filter(sample -> sample.column().name().equals("without nulls"))
                .toList();
        return GoldenBlock.ofHex("an int", column, 1, "53544f52 00000005 00000001 9b9b8d3e 6900000001");
    }
}
