// SPDX-License-Identifier: Apache-2.0
package io.gantry.api.contribution;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.osgi.service.component.annotations.ComponentPropertyType;

/**
 * Names an implementation of a contract. This is the only place where the name stands: inside OSGi it becomes the
 * service properties {@code gantry.name} and {@code gantry.aliases} (written by bnd, since this is a component property
 * type), outside OSGi it is read from the class that {@link java.util.ServiceLoader} offers.
 *
 * <p>Names compare without case. When several contributions of one contract carry the same name, the one with the
 * highest service ranking answers, then the highest bundle version, then the lowest service id; the order of arrival
 * never decides.
 */
@ComponentPropertyType
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Contribution {
    /** What precedes each property's name in the service's properties. */
    String PREFIX_ = "gantry.";

    /**
     * The name under which clients and configuration ask for this contribution.
     *
     * @return 1 to 64 characters of {@code A-Z a-z 0-9 . _ -}, for instance {@code ZSTD}
     */
    String name();

    /**
     * Further names of the same contribution.
     *
     * @return of the same form as {@link #name()}
     */
    String[] aliases() default {};
}
