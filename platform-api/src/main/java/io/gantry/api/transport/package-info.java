// SPDX-License-Identifier: Apache-2.0
/**
 * What listens for clients. A transport calls the broker and nothing else. The rules are numbered T-01 onwards.
 */
@Export
@Version("0.1.0")
@NullMarked
package io.gantry.api.transport;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;
