// SPDX-License-Identifier: Apache-2.0
package io.gantry.client;

import io.gantry.api.compression.Compression;
import io.gantry.api.contribution.Contribution;
import io.gantry.api.contribution.UnknownContributionException;
import io.gantry.api.result.ResultDecoding;
import java.util.Arrays;
import java.util.List;
import java.util.ServiceLoader;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Where a client's encodings and compressions come from. Thread-safe. */
public interface CodecSource {
    /**
     * Finds the decoding side of an encoding.
     *
     * @param name compared without case
     * @return the decoding
     * @throws UnknownContributionException if there is none; it lists those that exist
     */
    ResultDecoding decoding(String name);

    /**
     * Finds a compression.
     *
     * @param name or alias, compared without case
     * @return the compression
     * @throws UnknownContributionException if there is none; it lists those that exist
     */
    Compression compression(String name);

    /**
     * Whatever {@link ServiceLoader} finds, with the names of {@link Contribution}.
     *
     * @return a source that looks anew each time
     */
    static CodecSource serviceLoader() {
        return new CodecSource() {
            @Override
            public ResultDecoding decoding(String name) {
                return find(ServiceLoader.load(ResultDecoding.class), "encoding", name);
            }

            @Override
            public Compression compression(String name) {
                return find(ServiceLoader.load(Compression.class), "compression", name);
            }
        };
    }

    private static <C> C find(ServiceLoader<C> loader, String contract, String name) {
        Predicate<Class<?>> matches = type -> names(type).anyMatch(name::equalsIgnoreCase);
        return loader.stream()
                .filter(provider -> matches.test(provider.type()))
                .findFirst()
                .map(ServiceLoader.Provider::get)
                .orElseThrow(() -> {
                    var available = new TreeSet<String>();
                    loader.stream().forEach(provider -> names(provider.type()).forEach(available::add));
                    return new UnknownContributionException(contract, name, List.copyOf(available));
                });
    }

    private static Stream<String> names(Class<?> type) {
        Contribution contribution = type.getAnnotation(Contribution.class);
        return contribution == null
                ? Stream.empty()
                : Stream.concat(Stream.of(contribution.name()), Arrays.stream(contribution.aliases()));
    }
}
