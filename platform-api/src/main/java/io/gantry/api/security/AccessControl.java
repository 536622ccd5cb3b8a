// SPDX-License-Identifier: Apache-2.0
package io.gantry.api.security;

import io.gantry.api.query.TableName;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * Says who is asking and what they may read. A service with {@link io.gantry.api.contribution.Contribution};
 * thread-safe. Where no such service is, everybody is {@link Identity#ANONYMOUS} and may read every table.
 */
@ConsumerType
public interface AccessControl {
    /**
     * Finds out who is asking.
     *
     * @param credentials what the client sent
     * @return who it is
     * @throws io.gantry.api.error.QueryException with ACCESS_DENIED if that cannot be told
     */
    Identity authenticate(Credentials credentials);

    /**
     * Whether somebody may read a table.
     *
     * @param identity who asks
     * @param table which table or view
     * @return true if allowed
     */
    boolean mayRead(Identity identity, TableName table);
}
