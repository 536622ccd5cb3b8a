// SPDX-License-Identifier: Apache-2.0
package io.gantry.kernel.query;

import io.gantry.api.broker.QueryStatistics;
import io.gantry.api.error.QueryException;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What one query did, for its statistics and its line in the log. Written by the query's thread, read by any. */
final class QueryRecord {
    private static final Logger LOG = LoggerFactory.getLogger("io.gantry.queries");
    private static final long UNKNOWN = -1;

    private final long id;
    private final long startedAt = System.nanoTime();
    private volatile String user = "-";
    private volatile String encoding = "-";
    private volatile String compression = "-";
    private volatile long rows;
    private volatile long blocks;
    private volatile long bytes;
    private volatile long wholeRows = UNKNOWN;
    private @Nullable QueryException failure;

    QueryRecord(long id) {
        this.id = id;
    }

    long id() {
        return id;
    }

    void user(String name) {
        user = name;
    }

    void plan(QueryPlan plan) {
        encoding = plan.encoding();
        compression = plan.compression();
    }

    @SuppressWarnings("NonAtomicVolatileUpdate") // one writer
    void handedOut(int moreRows, int moreBytes) {
        rows += moreRows;
        blocks++;
        bytes += moreBytes;
    }

    void wholeRows(long known) {
        wholeRows = known;
    }

    void failed(QueryException why) {
        failure = why;
    }

    QueryStatistics statistics() {
        return new QueryStatistics(id, rows, blocks, bytes, elapsed(), wholeRows);
    }

    /** Writes the query's line; whole says whether its client got all rows. */
    void log(boolean whole) {
        QueryException why = failure;
        String outcome = why != null ? why.code().name() : whole ? "OK" : "ABANDONED";
        LOG.info(
                "query id={} user={} rows={} blocks={} bytes={} encoding={} compression={} ms={} outcome={}{}",
                id,
                user,
                rows,
                blocks,
                bytes,
                encoding,
                compression,
                elapsed().toMillis(),
                outcome,
                why == null ? "" : " reason=\"" + oneLine(String.valueOf(why.getMessage())) + "\"");
    }

    private Duration elapsed() {
        return Duration.ofNanos(System.nanoTime() - startedAt);
    }

    private static String oneLine(String text) {
        String cut = text.length() > 300 ? text.substring(0, 300) + "…" : text;
        return cut.replaceAll("\\p{Cntrl}+", " ");
    }
}
