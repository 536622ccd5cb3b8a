/**
 * Reads Arrow vectors and writes their values as text or JSON. A {@link io.gantry.codecs.column.Cells} stands for one
 * vector: it copies the memory of some rows to the heap in one go and then writes row by row from there, so that no
 * object is made per value and no check of Arrow's is paid per value. Layouts are those of the Arrow columnar format
 * (arrow.apache.org, Columnar.html), forms those of {@link io.gantry.api.result.ArrowTypes}.
 */
@NullMarked
package io.gantry.codecs.column;

import org.jspecify.annotations.NullMarked;
