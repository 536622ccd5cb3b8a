/**
 * Clients, a peer and a stop watch for {@code benchmarks/run}, which starts the processes. Each main class prints lines
 * of figures; medians and ratios are taken by {@link io.gantry.benchmarks.Figures}.
 */
@NullMarked
package io.gantry.benchmarks;

import org.jspecify.annotations.NullMarked;
