// SPDX-License-Identifier: Apache-2.0
package io.gantry.launcher.cli;

import io.gantry.launcher.DataLock;
import io.gantry.launcher.Home;
import io.gantry.launcher.LaunchException;
import io.gantry.launcher.admin.AdminClient;
import io.gantry.launcher.admin.AdminSocketPath;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The broker that runs on a data folder.
 *
 * @param process that has the lock of the folder
 * @param admin the way to its kernel; nothing while it starts or stops
 */
record RunningBroker(ProcessHandle process, Optional<AdminClient> admin) {
    /** Looks for it; nothing if none runs. */
    static Optional<RunningBroker> find(Home home) throws IOException {
        Optional<ProcessHandle> holder = DataLock.holder(home);
        if (holder.isEmpty()) {
            return Optional.empty();
        }
        Optional<Path> socket = AdminSocketPath.find(home.data());
        return Optional.of(new RunningBroker(holder.get(), socket.map(AdminClient::new)));
    }

    /** The way to its kernel. */
    AdminClient requireAdmin() throws LaunchException {
        return admin.orElseThrow(() -> new LaunchException(
                "process " + process.pid() + " is starting or stopping and takes no commands; try again", null));
    }
}
