package org.yomi.analyze.cli;

import java.io.IOException;
import org.apache.commons.cli.CommandLine;
import org.apache.commons.cli.Options;

/** Something that the command line can do: {@code yomi NAME ARGUMENTS}. */
interface SubCommand {
    /** The word that calls it. */
    String name();

    /** What follows the name, without the options, for the help: {@code FILE.sgf GOAL}. */
    String arguments();

    /** What it does, in a line. */
    String summary();

    /** Its options, without help and progress. */
    Options options();

    /** Whether it may take long and then shows how far it is; if so, it takes {@code --progress}, too. */
    default boolean showsProgress() {
        return false;
    }

    /**
     * Does it.
     *
     * @param line the options and arguments as they were typed
     * @return one of {@link ExitStatus}
     * @throws UsageException if the arguments are not right, or ask for what is not there
     * @throws IOException if a file cannot be read or written
     */
    int run(CommandLine line, Console console) throws UsageException, IOException;
}
