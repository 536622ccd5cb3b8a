// SPDX-License-Identifier: Apache-2.0
package io.gantry.launcher.cli;

import io.gantry.client.ClientException;
import io.gantry.launcher.Home;
import io.gantry.launcher.LaunchException;
import io.gantry.launcher.admin.AdminException;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help;

/** Reads the command line and runs the command that it names. */
@Command(
        name = "gantry",
        description = "A query broker that answers Apache Pinot's clients.",
        synopsisSubcommandLabel = "COMMAND",
        footer = {
            "",
            "Settings are in etc/, logs in log/. GANTRY_DATA, GANTRY_LOG and GANTRY_ETC name other folders,",
            "JAVA_HOME the Java to run on, GANTRY_OPTS options of the broker's JVM."
        })
public final class Cli {
    private Cli() {}

    /**
     * Runs one command and ends the process with its exit code.
     *
     * @param words the command and its options
     */
    public static void main(String[] words) {
        // Results are UTF-8, whatever the locale of the terminal says.
        var out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
        int code = commandLine(Home.fromSystemProperties(), out).execute(words);
        out.flush();
        System.exit(code);
    }

    static CommandLine commandLine(Home home, PrintStream out) {
        var line = new CommandLine(new Cli());
        line.addSubcommand(new RunCommand(home, out));
        line.addSubcommand(new StartCommand(home, out));
        line.addSubcommand(new StopCommand(home, out));
        line.addSubcommand(new StatusCommand(home, out));
        line.addSubcommand(new LoadCommand(home, out));
        line.addSubcommand(new QueryCommand(home, out));
        line.addSubcommand(new QuickstartCommand(home, out));
        line.addSubcommand(new VersionCommand(out));
        line.addSubcommand(new CommandLine.HelpCommand());
        line.getSubcommands().values().forEach(Cli::addHelpOption);
        line.setCaseInsensitiveEnumValuesAllowed(true);
        line.setColorScheme(Help.defaultColorScheme(Help.Ansi.OFF));
        line.setUsageHelpWidth(110);
        line.setExecutionExceptionHandler((failed, command, parsed) -> tell(failed, command));
        return line;
    }

    private static void addHelpOption(CommandLine command) {
        if (command.getCommandSpec().optionsMap().get("--help") == null) {
            command.getCommandSpec()
                    .addOption(CommandLine.Model.OptionSpec.builder("-h", "--help")
                            .usageHelp(true)
                            .description("show this help")
                            .build());
        }
    }

    private static int tell(Exception failed, CommandLine command) throws Exception {
        if (!(failed instanceof LaunchException
                || failed instanceof AdminException
                || failed instanceof ClientException
                || failed instanceof IOException)) {
            throw failed;
        }
        command.getErr().println("gantry: " + message(failed));
        command.getErr().flush();
        return CommandLine.ExitCode.SOFTWARE;
    }

    private static @Nullable String message(Exception failed) {
        // The name of such a class says more than its message, which is often only a path.
        return failed instanceof IOException
                ? failed.toString().replaceFirst("^java\\.\\S+\\.", "")
                : failed.getMessage();
    }
}
