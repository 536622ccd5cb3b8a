// SPDX-License-Identifier: Apache-2.0
package io.gantry.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.fail;

import com.google.protobuf.ByteString;
import io.gantry.api.compression.BufferTooSmallException;
import io.gantry.api.contribution.UnknownContributionException;
import io.gantry.api.error.MalformedDataException;
import io.gantry.api.result.ReadLimits;
import io.gantry.api.result.ResultSchema;
import io.gantry.api.result.SchemaBlock;
import io.gantry.protocol.pinot.BrokerResponse;
import io.gantry.testkit.rules.AllocatedBytes;
import io.gantry.testkit.rules.Mutations;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;

/**
 * Damaged answers of a broker by the thousand: refused in words or read, with memory bounded by the limits. {@code
 * -Dgantry.fuzz.iterations=1000000} is the long form, {@code -Dgantry.fuzz.seed} another run.
 */
class MutatedAnswersTest {
    private static final int ITERATIONS = Integer.getInteger("gantry.fuzz.iterations", 40_000);
    /** Of blocks with the same compression: looking one up takes longer than reading a block. */
    private static final int RUN = 500;

    private static final long SEED = Long.getLong("gantry.fuzz.seed", 20_261_201);
    private static final ReadLimits LIMITS = new ReadLimits(1 << 20, 10_000, 100, 1_000);
    /** A block of the limit, what an exception needs, and the classes that the first ones load. */
    private static final int MAX_ALLOCATED = 6 << 20;

    private static final Duration DEADLINE = Duration.ofMinutes(10);
    private static final String METADATA =
            "{\"exceptions\":[{\"errorCode\":150,\"message\":\"no\"}],\"requestId\":\"7\"}";
    private static final String[] COLUMNS = {"n INT", "s STRING", "a LONG_ARRAY", "m MAP", "d DOUBLE", "u UNKNOWN"};
    private static final String[] ROWS = {
        "[1,\"a\\n\",[1,null],{\"k\":{\"l\":[1.5]}},\"NaN\",null]", "[null,\"żółw\",[],{},1e300,null]"
    };
    private static final List<String> ODD = List.of("", "-1", "0", "3", "99999999999", "1048576", "NaN", "JSON", "ZIP");

    @Test
    void mutatedAnswersAreRefusedInWordsOrRead() {
        Assertions.assertTimeoutPreemptively(DEADLINE, () -> {
            var random = new Random(SEED);
            ResultSchema schema = read(ScriptedBroker.schema(COLUMNS));
            List<BrokerResponse> blocks = new ArrayList<>();
            for (String compression : List.of("LZ4", "LZ4_HIGH", "ZSTD", "DEFLATE", "GZIP", "SNAPPY", "NONE")) {
                blocks.add(ScriptedBroker.block(compression, ROWS));
            }
            try (var reader = new BlockReader(CodecSource.serviceLoader(), LIMITS, schema)) {
                int accepted = 0;
                for (int i = 0; i < ITERATIONS; i++) {
                    BrokerResponse answer = switch (i % 4) {
                        case 0 -> ScriptedBroker.metadata(METADATA);
                        case 1 -> ScriptedBroker.schema(COLUMNS);
                        default -> blocks.get(i / RUN % blocks.size());
                    };
                    accepted += attempt(i, mutate(answer, random), reader) ? 1 : 0;
                }
                assertThat(accepted).as("answers that were read").isPositive();
                for (BrokerResponse block : blocks) {
                    assertThat(reader.read(block).text(0, 1)).isEqualTo("a\n");
                }
            }
        });
    }

    private static boolean attempt(int i, BrokerResponse answer, BlockReader reader) {
        long before = AllocatedBytes.soFar();
        boolean read = false;
        try {
            switch (i % 4) {
                case 0 -> MetadataBlock.read(answer);
                case 1 -> read(answer);
                default -> reader.read(answer);
            }
            read = true;
        } catch (ClientException
                | MalformedDataException
                | BufferTooSmallException
                | UnknownContributionException documented) {
            require(documented.getMessage() != null && !documented.getMessage().isBlank(), i, "no words");
        } catch (Throwable e) {
            fail(
                    "iteration " + i + " of seed " + SEED + ": " + answer.getMetadataMap() + " "
                            + HexFormat.of().formatHex(answer.getPayload().toByteArray()),
                    e);
        }
        long allocated = AllocatedBytes.soFar() - before;
        require(allocated < MAX_ALLOCATED, i, allocated + " bytes allocated");
        return read;
    }

    /** Without AssertJ, whose share of the time would be the larger one here. */
    private static void require(boolean condition, int i, String seen) {
        if (!condition) {
            fail("iteration " + i + " of seed " + SEED + ": " + seen);
        }
    }

    private static ResultSchema read(BrokerResponse schema) {
        return SchemaBlock.read(schema.getPayload().asReadOnlyByteBuffer(), LIMITS);
    }

    private static BrokerResponse mutate(BrokerResponse answer, Random random) {
        Map<String, String> metadata = new HashMap<>(answer.getMetadataMap());
        byte[] payload = answer.getPayload().toByteArray();
        if (random.nextInt(4) > 0 || metadata.isEmpty()) {
            payload = Mutations.mutate(payload, random);
        } else {
            String key = List.copyOf(metadata.keySet()).get(random.nextInt(metadata.size()));
            metadata.put(key, ODD.get(random.nextInt(ODD.size())));
            if (random.nextInt(4) == 0) {
                metadata.remove(key);
            }
        }
        return BrokerResponse.newBuilder()
                .putAllMetadata(metadata)
                .setPayload(ByteString.copyFrom(payload))
                .build();
    }

    @Test
    void metadataThatNestsWithoutEndIsRefusedInWords() {
        for (String json :
                List.of("[".repeat(200_000), "{\"exceptions\":[" + "[".repeat(200_000) + "]".repeat(200_000) + "]}")) {
            BrokerResponse answer = BrokerResponse.newBuilder()
                    .setPayload(ByteString.copyFrom(json, StandardCharsets.UTF_8))
                    .build();
            assertThatThrownBy(() -> MetadataBlock.read(answer)).isInstanceOf(ClientException.class);
        }
    }
}
