/** Starts the platform, and talks to the one that runs. */
module io.gantry.launcher {
    requires org.apache.felix.framework;
    requires static org.jspecify;

    uses org.osgi.framework.launch.FrameworkFactory;
}
