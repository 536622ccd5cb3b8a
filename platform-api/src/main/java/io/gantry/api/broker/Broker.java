// SPDX-License-Identifier: Apache-2.0
package io.gantry.api.broker;

import io.gantry.api.contribution.ContributionInfo;
import java.util.List;
import org.osgi.annotation.versioning.ProviderType;

/** Answers queries; what every transport calls, and all that it calls. Thread-safe. */
@ProviderType
public interface Broker {
    /**
     * Runs a query until its first block is ready, or it ended without one. Whatever is thrown here was thrown before
     * any row existed; what goes wrong later is thrown by {@link BlockStream#next()}.
     *
     * @param request what to run
     * @param cancellation lets the transport cancel while this call is still waiting for the first block
     * @return the blocks, to be closed by the caller
     * @throws io.gantry.api.error.QueryException if the query was refused or failed
     */
    BlockStream submit(QueryRequest request, Cancellation cancellation);

    /**
     * Who this broker is to its clients.
     *
     * @return for instance {@code Broker_localhost_8099}
     */
    String brokerId();

    /**
     * What clients may choose from.
     *
     * @return encodings and compressions that exist at this moment
     */
    List<ContributionInfo> contributions();
}
