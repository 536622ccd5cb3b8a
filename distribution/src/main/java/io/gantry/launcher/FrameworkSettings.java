// SPDX-License-Identifier: Apache-2.0
package io.gantry.launcher;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.osgi.framework.Constants;

/** The properties that the framework, and through it every bundle, is started with. */
final class FrameworkSettings {
    private FrameworkSettings() {}

    static Map<String, String> of(Home home, Path adminSocket, int startLevel) {
        var settings = new LinkedHashMap<String, String>();
        gantry(home, adminSocket, settings);
        settings.put(Constants.FRAMEWORK_STORAGE, home.data().resolve("cache").toString());
        settings.put(Constants.FRAMEWORK_BEGINNING_STARTLEVEL, String.valueOf(startLevel));
        // A contribution is replaced by one of the same name and version that starts beside it.
        settings.put(Constants.FRAMEWORK_BSNVERSION, Constants.FRAMEWORK_BSNVERSION_MULTIPLE);
        // What fails is told by the launcher, one line each.
        settings.put("felix.log.level", "0");
        fileInstall(home, settings);
        // Configuration comes from etc/ at each start: what ConfigAdmin stores must not outlive a file that was
        // deleted.
        settings.put("felix.cm.dir", home.temporary().resolve("config").toString());
        settings.put("ds.loglevel", "2");
        logging(home, settings);
        return settings;
    }

    private static void gantry(Home home, Path adminSocket, Map<String, String> settings) {
        settings.put("gantry.home", home.root().toString());
        settings.put("gantry.etc", home.etc().toString());
        settings.put("gantry.data", home.data().toString());
        settings.put("gantry.log", home.log().toString());
        settings.put("gantry.version", Home.version());
        settings.put("gantry.admin.socket", adminSocket.toString());
    }

    private static void fileInstall(Home home, Map<String, String> settings) {
        settings.put("felix.fileinstall.dir", home.etc().toString());
        settings.put("felix.fileinstall.filter", ".*\\.cfg");
        settings.put("felix.fileinstall.noInitialDelay", "true");
        settings.put("felix.fileinstall.poll", "1000");
        settings.put("felix.fileinstall.disableConfigSave", "true");
        settings.put("felix.fileinstall.enableConfigSave", "false");
        settings.put("felix.fileinstall.configEncoding", "UTF-8");
        settings.put("felix.fileinstall.log.level", "2");
        settings.put("felix.fileinstall.tmpdir", home.temporary().toString());
    }

    private static void logging(Home home, Map<String, String> settings) {
        settings.put(
                "org.ops4j.pax.logging.property.file",
                home.etc().resolve("logback.xml").toString());
        settings.put("org.ops4j.pax.logging.DefaultServiceLog.level", "ERROR");
    }
}
