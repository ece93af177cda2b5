package org.yomi.analyze.cli;

/** Exit statuses of all sub-commands. */
final class ExitStatus {
    /** All went well. */
    static final int OK = 0;

    /** The command ran, and the result is not what one wished for: Unknown, a failed test. */
    static final int NO = 1;

    /** The command could not run: bad usage, bad input, something broke. */
    static final int TROUBLE = 2;

    private ExitStatus() {}
}
