// SPDX-License-Identifier: Apache-2.0
package io.gantry.kernel.query;

import io.gantry.api.contribution.Contributions;
import io.gantry.api.contribution.Lease;
import io.gantry.api.contribution.UnknownContributionException;
import io.gantry.api.error.QueryErrorCode;
import io.gantry.api.error.QueryException;
import io.gantry.api.query.TableName;
import io.gantry.api.security.AccessControl;
import io.gantry.api.security.Credentials;
import io.gantry.api.security.Identity;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Asks the access control who is there. Where none was ever contributed everybody is let in; once there was one, its
 * absence lets nobody in, so that replacing it opens no gap.
 */
final class Guard {
    /** The right of one client to one query. */
    interface Pass extends AutoCloseable {
        Identity identity();

        void checkMayRead(Set<TableName> tables);

        @Override
        void close();
    }

    private final Contributions<AccessControl> accessControls;
    private volatile boolean guarded;

    Guard(Contributions<AccessControl> accessControls) {
        this.accessControls = accessControls;
    }

    Pass admit(Credentials credentials) {
        if (!guarded && accessControls.isEmpty()) {
            return new LeasedPass(null, Identity.ANONYMOUS);
        }
        guarded = true;
        Lease<AccessControl> lease = lease();
        try {
            return new LeasedPass(lease, lease.contribution().authenticate(credentials));
        } catch (RuntimeException refused) {
            lease.close();
            throw refused;
        }
    }

    private Lease<AccessControl> lease() {
        try {
            return accessControls.leaseBest();
        } catch (UnknownContributionException away) {
            throw new QueryException(
                    QueryErrorCode.ACCESS_DENIED,
                    "nobody is let in while the access control that was here is away; try again later",
                    away);
        }
    }

    private record LeasedPass(@Nullable Lease<AccessControl> lease, Identity identity) implements Pass {
        @Override
        public void checkMayRead(Set<TableName> tables) {
            if (lease == null) {
                return;
            }
            var refused = new TreeSet<String>();
            for (TableName table : tables) {
                if (!lease.contribution().mayRead(identity, table)) {
                    refused.add(table.toString());
                }
            }
            if (!refused.isEmpty()) {
                throw new QueryException(
                        QueryErrorCode.ACCESS_DENIED, identity.name() + " may not read " + String.join(", ", refused));
            }
        }

        @Override
        public void close() {
            if (lease != null) {
                lease.close();
            }
        }
    }
}
