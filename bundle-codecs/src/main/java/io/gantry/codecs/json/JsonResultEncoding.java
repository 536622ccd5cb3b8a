// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.json;

import io.gantry.api.contribution.Contribution;
import io.gantry.api.result.ResultEncoder;
import io.gantry.api.result.ResultEncoding;
import io.gantry.api.result.ResultSchema;
import org.osgi.service.component.annotations.Component;

/** JSON blocks, written. */
@Component
@Contribution(name = "JSON")
public final class JsonResultEncoding implements ResultEncoding {
    @Override
    public ResultEncoder openEncoder(ResultSchema schema, int maxBlockBytes) {
        return new JsonResultEncoder(schema, maxBlockBytes);
    }
}
