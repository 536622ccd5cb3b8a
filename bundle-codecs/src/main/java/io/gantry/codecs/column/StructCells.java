// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.column;

import io.gantry.codecs.text.BlockBuffer;
import io.gantry.codecs.text.JsonStrings;
import java.util.List;
import org.apache.arrow.vector.FieldVector;
import org.apache.arrow.vector.types.pojo.Field;

/** Structures as JSON objects. */
final class StructCells extends Cells {
    private final FieldVector vector;
    private final List<Cells> members;
    private final List<byte[]> names;

    /** Takes the members in the order of the field's children. */
    StructCells(Field field, FieldVector vector, List<Cells> members) {
        this.vector = vector;
        this.members = members;
        this.names = field.getChildren().stream()
                .map(child -> JsonStrings.quoted(child.getName()))
                .toList();
    }

    @Override
    public void load(int first, int count) {
        loadValidity(vector, first, count);
        for (Cells member : members) {
            member.load(first, count);
        }
    }

    @Override
    void writeJson(int row, BlockBuffer out) {
        out.put('{');
        for (int i = 0; i < members.size(); i++) {
            if (i > 0) {
                out.put(',');
            }
            out.put(names.get(i));
            out.put(':');
            members.get(i).write(row, out);
        }
        out.put('}');
    }

    @Override
    Form form() {
        return Form.DOCUMENT;
    }
}
