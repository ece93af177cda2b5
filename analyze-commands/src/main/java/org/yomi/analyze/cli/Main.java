package org.yomi.analyze.cli;

/** Starts Yomi. */
public final class Main {
    /** Set by the launch script, which can find out whether stderr is a terminal; Java cannot. */
    private static final String TERMINAL = "yomi.terminal";

    private Main() {}

    /** Runs the command line and ends the process with its exit status. */
    public static void main(String[] args) {
        Console console = new Console(System.in, System.out, System.err, Boolean.getBoolean(TERMINAL));
        // Replies go to the real stdout by the console; whatever a library prints must not come between them.
        System.setOut(System.err);
        int status = new Program(console).run(args);
        console.out().flush();
        System.exit(status);
    }
}
