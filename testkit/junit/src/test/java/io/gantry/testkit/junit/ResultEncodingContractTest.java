// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.gantry.api.result.ResultDecoding;
import io.gantry.api.result.ResultEncoding;
import io.gantry.testkit.rules.RuleOptions;
import io.gantry.testkit.rules.RuleViolation;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.opentest4j.TestAbortedException;

class ResultEncodingContractTest {
    @Test
    void everyRuleIsATestNamedByItsNumber() {
        assertThat(tests())
                .hasSize(15)
                .allSatisfy(test -> assertThat(test.getDisplayName()).matches("E-\\d\\d .+"));
    }

    @Test
    void brokenRuleFailsItsTest() {
        assertThatThrownBy(tests().get(0).getExecutable()::execute)
                .isInstanceOf(RuleViolation.class)
                .hasMessage(
                        "E-01 bool as BOOLEAN refused with java.lang.UnsupportedOperationException: nothing at all");
    }

    @Test
    void goldenBlocksAreSkippedWithoutAny() {
        assertThatThrownBy(tests().get(14).getExecutable()::execute)
                .isInstanceOf(TestAbortedException.class)
                .hasMessage("E-15 skipped: no golden block was given");
    }

    private static List<DynamicTest> tests() {
        var contract = new ResultEncodingContract() {
            @Override
            protected ResultEncoding encoding() {
                return (schema, maxBlockBytes) -> {
                    throw new UnsupportedOperationException("nothing at all");
                };
            }

            @Override
            protected ResultDecoding decoding() {
                return (schema, limits) -> {
                    throw new UnsupportedOperationException("nothing at all");
                };
            }

            @Override
            protected RuleOptions options() {
                return RuleOptions.SHORT;
            }
        };
        return contract.rules().toList();
    }
}
