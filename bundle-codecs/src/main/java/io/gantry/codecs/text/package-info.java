/**
 * Bytes of text, written without a String: digits, dates, escapes, hexadecimal. The forms are those of Apache Pinot's
 * wire ({@link io.gantry.api.result.ColumnType}) and of {@link io.gantry.api.result.ArrowTypes}. Every inner loop
 * stands alone in its class. Knows neither Arrow nor rows.
 */
@NullMarked
package io.gantry.codecs.text;

import org.jspecify.annotations.NullMarked;
