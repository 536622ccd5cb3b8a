// SPDX-License-Identifier: Apache-2.0
package io.gantry.launcher;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/**
 * What a file holds, and what its entry in the file system looked like when that was read.
 *
 * @param entry size, times and inode: as long as it is the same, the content need not be read again. The archive gives
 *     every file the same modification time, so the time of the last change of the inode, which nobody can set, decides
 * @param sha256 of the content, in hex
 */
record Fingerprint(String entry, String sha256) {
    private static final int BUFFER_BYTES = 1 << 16;

    static Fingerprint of(Path file, @Nullable Fingerprint known) throws IOException {
        String entry = entry(file);
        return known != null && known.entry.equals(entry) ? known : new Fingerprint(entry, digest(file));
    }

    private static String entry(Path file) throws IOException {
        BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
        String changed = file.getFileSystem().supportedFileAttributeViews().contains("unix")
                ? Files.getAttribute(file, "unix:ctime").toString()
                : "unknown-" + System.nanoTime();
        return (attributes.size() + "/" + attributes.lastModifiedTime() + "/" + changed + "/" + attributes.fileKey())
                .replace(' ', '_');
    }

    private static String digest(Path file) throws IOException {
        MessageDigest digest = newDigest();
        try (InputStream in = new DigestInputStream(Files.newInputStream(file), digest)) {
            byte[] buffer = new byte[BUFFER_BYTES];
            while (in.read(buffer) >= 0) {
                // the digest sees the bytes as they pass
            }
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    private static MessageDigest newDigest() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException never) {
            throw new IllegalStateException("every Java platform has SHA-256", never);
        }
    }
}
