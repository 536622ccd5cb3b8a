/**
 * Makes rows like those of {@code airlineStats}, the sample table of Apache Pinot: 79 columns, one row a flight of
 * January 2014, sorted by day, then roughly by carrier and flight number. All rows are invented. Airports and carriers
 * are public facts; distances, times and delays agree with each other within a row, and what is not known carries the
 * table's null markers, so that the rows compress as real ones do.
 */
@NullMarked
package io.gantry.examples.airline;

import org.jspecify.annotations.NullMarked;
