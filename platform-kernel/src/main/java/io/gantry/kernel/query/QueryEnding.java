// SPDX-License-Identifier: Apache-2.0
package io.gantry.kernel.query;

import io.gantry.api.broker.Cancellation;
import io.gantry.api.contribution.UnknownContributionException;
import io.gantry.api.error.QueryErrorCode;
import io.gantry.api.error.QueryException;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Why a query ends before its end. Whoever asks first decides the reason; the engine only learns that it has to stop, and
 * what it then throws is explained by that reason.
 */
final class QueryEnding {
    private static final Logger LOG = LoggerFactory.getLogger(QueryEnding.class);

    private final Cancellation cancellation;
    private final AtomicReference<@Nullable QueryException> reason = new AtomicReference<>();

    QueryEnding(Cancellation cancellation) {
        this.cancellation = cancellation;
    }

    /** Makes the query end, from any thread. */
    void end(QueryErrorCode code, String message) {
        reason.compareAndSet(null, new QueryException(code, message));
        cancellation.cancel();
    }

    /** Throws if the query has to end. */
    void check() {
        if (cancellation.isCancelled()) {
            throw cancelled();
        }
    }

    /** What to tell the client of a failure: the reason to end if there was one, else the failure itself. */
    QueryException explain(Throwable failure) {
        if (cancellation.isCancelled()) {
            return cancelled();
        }
        if (failure instanceof QueryException known) {
            return known;
        }
        if (failure instanceof UnknownContributionException unknown) {
            return new QueryException(QueryErrorCode.QUERY_VALIDATION, String.valueOf(unknown.getMessage()), unknown);
        }
        LOG.error("a query failed in a way that nobody foresaw", failure);
        return new QueryException(
                failure instanceof OutOfMemoryError ? QueryErrorCode.QUERY_EXECUTION : QueryErrorCode.INTERNAL,
                failure instanceof OutOfMemoryError
                        ? "not enough memory for the query; ask for a smaller blockRowSize, or give the broker more heap"
                        : "internal error, see the broker's log: " + failure,
                failure);
    }

    private QueryException cancelled() {
        var cancelled = new QueryException(QueryErrorCode.QUERY_CANCELLATION, "the query was cancelled");
        QueryException earlier = reason.compareAndExchange(null, cancelled);
        return earlier == null ? cancelled : earlier;
    }
}
