// SPDX-License-Identifier: Apache-2.0
package io.gantry.testkit.rules.encoding;

import io.gantry.api.result.Column;
import io.gantry.testkit.rules.encoding.StoredCodec.Reader;
import io.gantry.testkit.rules.encoding.StoredCodec.Writer;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** The sound codec with one fault each, and the rule that has to notice. */
final class BrokenCodecs {
    private static final int MAGIC_OF_DIALECT = 0x0D1A1EC7;

    record Broken(String ruleId, String fault, ResultCodec codec) {
        @Override
        public String toString() {
            return ruleId + " notices a codec that " + fault;
        }
    }

    private BrokenCodecs() {}

    static Stream<Broken> all() {
        return Stream.of(
                writer("E-01", "loses a value", BrokenWriters.LosesValueInManyRows::new),
                writer("E-01", "refuses a type", BrokenWriters.RefusesColumn::new),
                writer("E-02", "begins at multiples of eight rows", BrokenWriters.BeginsAtMultiplesOfEight::new),
                writer("E-02", "takes rows that are not there", BrokenWriters.TakesRowsThatAreNotThere::new),
                writer("E-03", "hands out direct memory", BrokenWriters.HandsOutDirect::new),
                writer("E-03", "hands out a read-only buffer", BrokenWriters.HandsOutReadOnly::new),
                writer("E-04", "changes the batch", BrokenWriters.ChangesBatch::new),
                writer("E-05", "ignores the bound", BrokenWriters.IgnoresBound::new),
                writer("E-05", "refuses a block of exactly the bound", BrokenWriters.RefusesEarly::new),
                writer("E-06", "cannot encode after a failure", BrokenWriters.Poisoned::new),
                writer("E-06", "hands out the block before if that was longer", BrokenWriters.KeepsBlock::new),
                reader("E-06", "cannot decode after a failure", BrokenReaders.Poisoned::new),
                reader("E-07", "takes accessible arrays only", BrokenReaders.NeedsArray::new),
                reader("E-07", "moves the block's position", BrokenReaders.MovesPosition::new),
                reader("E-08", "accepts bytes behind the block", BrokenReaders.AcceptsMoreBytes::new),
                reader("E-08", "ignores the row count", BrokenReaders.IgnoresRowCount::new),
                reader("E-08", "gives an offset that no block has", BrokenReaders.WildOffset::new),
                reader("E-09", "lets an unexpected exception through", BrokenReaders.UnexpectedOnFlip::new),
                reader("E-10", "lets an unexpected exception through for noise", BrokenReaders.UnexpectedOnNoise::new),
                reader("E-11", "ignores the bounds", BrokenReaders.IgnoresBounds::new),
                reader("E-11", "allocates what the block declares", BrokenReaders.AllocatesDeclaredRows::new),
                new Broken("E-12", "shares its memory between workers", sharedMemory()),
                writer("E-13", "has an encoder that closes once", BrokenWriters.ClosesOnce::new),
                writer("E-13", "encodes after close", BrokenWriters.WorksOn::new),
                reader("E-13", "has a decoder that closes once", BrokenReaders.ClosesOnce::new),
                reader("E-13", "decodes after close", BrokenReaders.WorksOn::new),
                reader("E-14", "answers for other types", BrokenReaders.AnswersForOtherTypes::new),
                reader("E-14", "answers for other rows", BrokenReaders.AnswersForOtherRows::new),
                reader("E-14", "has another text", BrokenReaders.WrongText::new));
    }

    /** Writes and reads another magic number: sound in itself, strange to everybody else. */
    static ResultCodec dialect() {
        class OtherWriter extends Writer {
            @Override
            int magic() {
                return MAGIC_OF_DIALECT;
            }
        }
        class OtherReader extends Reader {
            @Override
            void requireMagic(int magic) {
                if (magic != MAGIC_OF_DIALECT) {
                    throw malformed(0, "no magic");
                }
            }
        }
        return StoredCodec.of(OtherWriter::new, OtherReader::new);
    }

    private static Broken writer(String ruleId, String fault, Supplier<Writer> writers) {
        return new Broken(ruleId, fault, StoredCodec.of(writers, Reader::new));
    }

    private static Broken reader(String ruleId, String fault, Supplier<Reader> readers) {
        return new Broken(ruleId, fault, StoredCodec.of(Writer::new, readers));
    }

    private static ResultCodec sharedMemory() {
        Set<Thread> users = ConcurrentHashMap.newKeySet();
        class Shares extends Writer {
            Shares() {
                users.add(Thread.currentThread());
            }

            @Override
            Object value(Column column, int row) {
                return users.size() > 1 ? null : super.value(column, row);
            }

            @Override
            public void close() {
                super.close();
                users.remove(Thread.currentThread());
            }
        }
        return StoredCodec.of(Shares::new, Reader::new);
    }
}
