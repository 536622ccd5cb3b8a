// SPDX-License-Identifier: Apache-2.0
/**
 * The one contract that transports call: a request goes in, a stream of finished blocks comes out, pulled by the
 * transport, so that back-pressure is the absence of a call.
 */
@Export
@Version("0.1.0")
@NullMarked
package io.gantry.api.broker;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
