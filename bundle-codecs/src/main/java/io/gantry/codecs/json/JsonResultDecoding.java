// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.json;

import io.gantry.api.contribution.Contribution;
import io.gantry.api.result.ReadLimits;
import io.gantry.api.result.ResultDecoder;
import io.gantry.api.result.ResultDecoding;
import io.gantry.api.result.ResultSchema;
import org.osgi.service.component.annotations.Component;

/** JSON blocks, read. */
@Component
@Contribution(name = "JSON")
public final class JsonResultDecoding implements ResultDecoding {
    @Override
    public ResultDecoder openDecoder(ResultSchema schema, ReadLimits limits) {
        return new JsonResultDecoder(schema, limits);
    }
}
