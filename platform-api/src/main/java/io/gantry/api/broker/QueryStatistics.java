// SPDX-License-Identifier: Apache-2.0
package io.gantry.api.broker;

import java.time.Duration;

/**
 * What is known of a running or ended query.
 *
 * @param requestId number of the query in this run of the broker
 * @param rows handed out so far
 * @param blocks handed out so far
 * @param bytes of payload handed out so far
 * @param elapsed since the query was submitted
 * @param wholeRows how many rows the whole result has, or -1 while that is not known; it is known before the first block
 *     is handed out when there is only one, or none
 */
public record QueryStatistics(long requestId, long rows, long blocks, long bytes, Duration elapsed, long wholeRows) {}
