package org.yomi.benchmarks.suite;

/** How a reply compares with what a suite expects. */
enum Outcome {
    PASS("pass"),
    /** The code is accepted, the move is not one of those named. */
    OTHER_MOVE("other move"),
    /** A ko where the other ko is accepted. */
    OTHER_KO("other ko"),
    DIFFERS("differs"),
    /** The command failed: not found out within the limits. */
    UNKNOWN("unknown");

    private final String word;

    Outcome(String word) {
        this.word = word;
    }

    String word() {
        return word;
    }
}
