package org.yomi.analyze.cli;

import org.yomi.solvers.play.DeepStack;

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
        // Else each question is handed to a thread with a deep stack, and waking that up takes longer than most
        // answers.
        int status = DeepStack.run(() -> new Program(console).run(args));
        console.out().flush();
        System.exit(status);
    }
}
