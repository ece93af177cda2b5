package org.yomi.analyze.cli;

/** Starts Yomi. */
public final class Main {
    private Main() {}

    /** Runs the command line and ends the process with its exit status. */
    public static void main(String[] args) {
        Console console = new Console(System.in, System.out, System.err);
        // Replies go to the real stdout by the console; whatever a library prints must not come between them.
        System.setOut(System.err);
        int status = new Program(console).run(args);
        console.out().flush();
        System.exit(status);
    }
}
