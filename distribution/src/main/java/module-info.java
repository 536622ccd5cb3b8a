/** Starts the platform, and talks to the one that runs. */
module io.gantry.launcher {
    requires com.google.gson;
    requires info.picocli;
    requires io.gantry.client;
    requires io.gantry.examples.airline;
    requires org.apache.felix.framework;
    requires static org.jspecify;

    uses org.osgi.framework.launch.FrameworkFactory;

    opens io.gantry.launcher.cli to
            info.picocli;
}
