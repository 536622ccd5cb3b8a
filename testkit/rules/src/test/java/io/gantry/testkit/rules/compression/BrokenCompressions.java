// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules.compression;

import io.gantry.api.compression.Compression;
import io.gantry.api.compression.Compressor;
import io.gantry.api.compression.Decompressor;
import io.gantry.api.compression.MalformedFrameException;
import io.gantry.testkit.rules.compression.StoredCompression.Reader;
import io.gantry.testkit.rules.compression.StoredCompression.Writer;
import java.nio.ByteBuffer;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** The sound compression with one fault each, and the rule that has to notice. */
final class BrokenCompressions {
    record Broken(String ruleId, String fault, Compression compression) {
        @Override
        public String toString() {
            return ruleId + " notices a compression that " + fault;
        }
    }

    private BrokenCompressions() {}

    static Stream<Broken> all() {
        return Stream.of(
                writer("C-01", "loses the last byte of 255", BrokenWriters.LosesByte::new),
                writer("C-02", "takes accessible arrays only", BrokenWriters.NeedsArray::new),
                writer("C-02", "moves the source's position", BrokenWriters.MovesSource::new),
                writer("C-03", "writes behind the target's limit", BrokenWriters.WritesBehindLimit::new),
                reader("C-03", "fills the whole array", BrokenReaders.FillsWholeArray::new),
                writer("C-04", "promises one byte too few", BrokenWriters.PromisesTooFew::new),
                writer("C-04", "promises something for a negative length", BrokenWriters.TakesNegativeLength::new),
                writer("C-05", "reports too little room as an illegal argument", BrokenWriters.IllegalRoom::new),
                writer(
                        "C-05",
                        "writes before it sees that there is too little room",
                        BrokenWriters.WritesBeforeChecking::new),
                writer("C-05", "asks for less room than it needs", BrokenWriters.AsksForLess::new),
                reader("C-05", "calls a frame malformed when there is too little room", BrokenReaders.BlamesFrame::new),
                reader("C-06", "accepts a frame that is cut off", BrokenReaders.AcceptsCutFrame::new),
                reader("C-06", "accepts bytes behind the frame", BrokenReaders.AcceptsMoreBytes::new),
                reader("C-06", "gives an offset that no frame has", BrokenReaders.WildOffset::new),
                reader("C-06", "moves the target's position although it fails", BrokenReaders.MovesTarget::new),
                reader("C-07", "lets an unexpected exception through", BrokenReaders.UnexpectedOnDamage::new),
                reader("C-08", "allocates what the frame declares", BrokenReaders.Allocates::new),
                reader("C-09", "lets an unexpected exception through for noise", BrokenReaders.UnexpectedOnNoise::new),
                reader("C-10", "cannot be used after a failure", BrokenReaders.Poisoned::new),
                writer("C-10", "writes the block before again if that was shorter", BrokenWriters.KeepsBlock::new),
                new Broken("C-11", "shares its memory between workers", sharedMemory()),
                writer("C-12", "cannot be closed twice", BrokenWriters.ClosesOnce::new),
                reader("C-12", "works on after close", BrokenReaders.WorksOn::new));
    }

    /** Writes and reads another magic byte: sound in itself, strange to everybody else. */
    static Compression dialect() {
        class OtherWriter extends Writer {
            @Override
            byte magic() {
                return MAGIC_OF_DIALECT;
            }
        }
        class OtherReader extends Reader {
            @Override
            void requireMagic(ByteBuffer frame) {
                if (frame.limit() == 0 || frame.get(0) != MAGIC_OF_DIALECT) {
                    throw new MalformedFrameException("STORED", 0, "no magic byte");
                }
            }
        }
        return StoredCompression.of(OtherWriter::new, OtherReader::new);
    }

    /** Waits for the rest of a frame that is cut off. */
    static Compression hanging() {
        class Hangs extends Reader {
            @Override
            void requireStored(ByteBuffer stored, int length) {
                while (stored.limit() < length) {
                    Thread.onSpinWait();
                }
                super.requireStored(stored, length);
            }
        }
        return StoredCompression.of(Writer::new, Hangs::new);
    }

    private static final byte MAGIC_OF_DIALECT = 0x17;

    private static Broken writer(String ruleId, String fault, Supplier<Compressor> compressors) {
        return new Broken(ruleId, fault, StoredCompression.of(compressors, Reader::new));
    }

    private static Broken reader(String ruleId, String fault, Supplier<Decompressor> decompressors) {
        return new Broken(ruleId, fault, StoredCompression.of(Writer::new, decompressors));
    }

    private static Compression sharedMemory() {
        Set<Thread> users = ConcurrentHashMap.newKeySet();
        class Shares extends Writer {
            Shares() {
                users.add(Thread.currentThread());
            }

            @Override
            void write(ByteBuffer block, ByteBuffer target) {
                super.write(users.size() > 1 ? ByteBuffer.allocate(block.limit()) : block, target);
            }

            @Override
            public void close() {
                super.close();
                users.remove(Thread.currentThread());
            }
        }
        return StoredCompression.of(Shares::new, Reader::new);
    }
}
