package org.yomi.analyze.regress;

/** How a command of a script came out. */
public enum Outcome {
    /** It was no test, and succeeded. */
    DONE("done"),
    /** A test passed. */
    PASS("pass"),
    /** A test failed that was not known to. */
    FAIL("FAIL"),
    /** A test failed that is known to. */
    KNOWN_FAIL("known fail"),
    /** A test passed that is known to fail. */
    UNEXPECTED_PASS("unexpected PASS"),
    /** Its reply is of no account: it counts nodes, say. */
    IGNORED("ignored"),
    /** A command that was no test failed, or the engine broke. */
    ERROR("ERROR");

    private final String word;

    Outcome(String word) {
        this.word = word;
    }

    /** As reports write it. */
    public String word() {
        return word;
    }

    /** Whether a command with it was a test; a test at which the engine broke counts as an error only. */
    public boolean isTest() {
        return this != DONE && this != IGNORED && this != ERROR;
    }

    /** Whether it is no news. */
    public boolean isExpected() {
        return this == DONE || this == IGNORED || this == PASS || this == KNOWN_FAIL;
    }

    /** Whether a test passed, expected or not. */
    public boolean isPass() {
        return this == PASS || this == UNEXPECTED_PASS;
    }
}
