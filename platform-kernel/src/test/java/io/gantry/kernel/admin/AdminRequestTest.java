// SPDX-License-Identifier: Apache-2.0
package io.gantry.kernel.admin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.entry;

import java.io.BufferedReader;
import java.io.StringReader;
import org.junit.jupiter.api.Test;

class AdminRequestTest {
    @Test
    void readsEscapedValuesUpToAnEmptyLine() throws Exception {
        AdminRequest request =
                AdminRequest.read(new BufferedReader(new StringReader("command=load\nfile=a\\nb\\\\=c\n\nrest")));
        assertThat(request.command()).isEqualTo("load");
        assertThat(request.required("file")).isEqualTo("a\nb\\=c");
        assertThatThrownBy(() -> request.required("table")).hasMessage("the request has no 'table'");
    }

    @Test
    void refusesWhatIsCutOffOrNoKeyValue() {
        assertThatThrownBy(() -> AdminRequest.read(new BufferedReader(new StringReader("command=load"))))
                .hasMessage("the request was cut off");
        assertThatThrownBy(() -> AdminRequest.read(new BufferedReader(new StringReader("GET / HTTP/1.1\n\n"))))
                .isInstanceOf(AdminException.class);
    }

    @Test
    void separatesColumnsOutsideOfParenthesesAndQuotes() {
        assertThat(ColumnList.parse("a INT, \"b, \"\"c\" DECIMAL(10, 2), d STRUCT(x INT, y INT)"))
                .containsExactly(
                        entry("a", "INT"), entry("b, \"c", "DECIMAL(10, 2)"), entry("d", "STRUCT(x INT, y INT)"));
        assertThatThrownBy(() -> ColumnList.parse("a")).hasMessage("columns: 'a' is not of the form: name TYPE");
        assertThatThrownBy(() -> ColumnList.parse("a INT, a INT")).hasMessage("columns: 'a' stands twice");
        assertThatThrownBy(() -> ColumnList.parse("a DECIMAL(1")).hasMessageContaining("not closed");
    }
}
