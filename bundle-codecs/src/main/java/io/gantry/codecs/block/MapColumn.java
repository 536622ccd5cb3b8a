// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.block;

import io.gantry.api.result.ColumnType;
import io.gantry.codecs.document.JsonDocument;

/** Values of MAP, kept as the text of checked JSON objects. */
public final class MapColumn extends TextColumn {
    MapColumn(BlockBytes bytes) {
        super(ColumnType.MAP, bytes);
    }

    @Override
    Object value(int index) {
        return new JsonDocument().object(array(index), start(index), start(index) + length(index));
    }

    @Override
    void appendJson(int index, StringBuilder json) {
        json.append(text(index));
    }
}
