// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.arrow;

import io.gantry.api.contribution.Contribution;
import io.gantry.api.result.ReadLimits;
import io.gantry.api.result.ResultDecoder;
import io.gantry.api.result.ResultDecoding;
import io.gantry.api.result.ResultSchema;
import org.osgi.service.component.annotations.Component;

/** ARROW blocks, read. */
@Component
@Contribution(name = "ARROW")
public final class ArrowResultDecoding implements ResultDecoding {
    @Override
    public ResultDecoder openDecoder(ResultSchema schema, ReadLimits limits) {
        return new ArrowResultDecoder(schema, limits);
    }
}
