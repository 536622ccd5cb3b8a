/** One class to extend for each contract; runs the numbered rules as JUnit tests. */
module io.gantry.testkit.junit {
    requires transitive io.gantry.testkit.rules;
    requires transitive org.junit.jupiter.api;
    requires static transitive org.jspecify;

    exports io.gantry.testkit.junit;
}
