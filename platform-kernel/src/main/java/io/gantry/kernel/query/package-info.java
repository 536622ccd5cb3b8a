/**
 * A query's way: leases, engine cursor, blocks of {@code blockRowSize} rows, encode, compress, hand over. One thread
 * works for one query, the transport's own, and only while the transport asks for a block.
 */
@NullMarked
package io.gantry.kernel.query;

import org.jspecify.annotations.NullMarked;
