// SPDX-License-Identifier: Apache-2.0
package io.gantry.launcher;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/**
 * Holds {@code data/lock} while a platform runs on a data folder. The operating system gives the lock back when the
 * process ends, however it ends; the process id inside is for people.
 */
public final class DataLock implements AutoCloseable {
    // Beyond the text, so that others can read the process id where locks are mandatory.
    private static final long LOCKED_BYTE = 1 << 20;
    private static final int MAX_PID_BYTES = 32;
    // One who only looks (holder) has the lock for a moment.
    private static final int ATTEMPTS = 4;
    private static final long PAUSE_NANOS = 20_000_000;

    private final FileChannel channel;

    private DataLock(FileChannel channel) {
        this.channel = channel;
    }

    /**
     * Takes the lock.
     *
     * @param home whose data folder is meant; made if it is missing
     * @return the lock, or nothing if another process has it
     * @throws IOException if the file cannot be made
     */
    public static Optional<DataLock> tryTake(Home home) throws IOException {
        Files.createDirectories(home.data());
        FileChannel channel = FileChannel.open(
                path(home), StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
        boolean taken = false;
        try {
            for (int attempt = 0; attempt < ATTEMPTS && !taken; attempt++) {
                LockSupport.parkNanos(attempt * PAUSE_NANOS);
                taken = lock(channel) != null;
            }
            if (taken) {
                channel.truncate(0);
                String pid = ProcessHandle.current().pid() + "\n";
                channel.write(ByteBuffer.wrap(pid.getBytes(StandardCharsets.US_ASCII)), 0);
            }
        } finally {
            if (!taken) {
                channel.close();
            }
        }
        return taken ? Optional.of(new DataLock(channel)) : Optional.empty();
    }

    /**
     * Who has the lock, if anybody. Never to be asked in the process that has it: POSIX gives all locks of a process on
     * a file back as soon as one of its channels on that file is closed.
     *
     * @param home whose data folder is meant
     * @return the process that runs on it; nothing if none does
     * @throws IOException if the lock cannot be looked at
     */
    public static Optional<ProcessHandle> holder(Home home) throws IOException {
        if (!Files.exists(path(home))) {
            return Optional.empty();
        }
        try (FileChannel channel = FileChannel.open(path(home), StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            if (lock(channel) != null) {
                return Optional.empty();
            }
            return pid(channel).flatMap(ProcessHandle::of);
        }
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }

    private static @Nullable FileLock lock(FileChannel channel) throws IOException {
        try {
            return channel.tryLock(LOCKED_BYTE, 1, false);
        } catch (OverlappingFileLockException ours) {
            return null;
        }
    }

    private static Optional<Long> pid(FileChannel channel) throws IOException {
        ByteBuffer text = ByteBuffer.allocate(MAX_PID_BYTES);
        channel.read(text, 0);
        String pid = new String(text.array(), 0, text.position(), StandardCharsets.US_ASCII).strip();
        return pid.matches("\\d{1,18}") ? Optional.of(Long.valueOf(pid)) : Optional.empty();
    }

    private static Path path(Home home) {
        return home.data().resolve("lock");
    }
}
