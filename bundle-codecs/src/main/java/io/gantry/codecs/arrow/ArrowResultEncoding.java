// SPDX-License-Identifier: Apache-2.0
package io.gantry.codecs.arrow;

import io.gantry.api.contribution.Contribution;
import io.gantry.api.result.ResultEncoder;
import io.gantry.api.result.ResultEncoding;
import io.gantry.api.result.ResultSchema;
import org.osgi.service.component.annotations.Component;

/** ARROW blocks, written. */
@Component
@Contribution(name = "ARROW")
public final class ArrowResultEncoding implements ResultEncoding {
    @Override
    public ResultEncoder openEncoder(ResultSchema schema, int maxBlockBytes) {
        return new ArrowResultEncoder(schema, maxBlockBytes);
    }
}
