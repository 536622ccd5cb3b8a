// SPDX-License-Identifier: Apache-2.0
package io.gantry.kernel.contribution;

import java.util.List;
import org.osgi.framework.Version;

/**
 * Where a contribution came from and what it is called.
 *
 * @param name as its author spelled it
 * @param aliases further names
 * @param bundle symbolic name of its bundle
 * @param version of its bundle
 * @param ranking service ranking
 * @param serviceId unique in this run, in order of registration
 */
record Origin(String name, List<String> aliases, String bundle, Version version, int ranking, long serviceId) {}
