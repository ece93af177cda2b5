package org.yomi.benchmarks.corpus;

/** How a result compares with the expected one. */
public enum Verdict {
    OK("ok"),
    /** A ko was expected and found, but not quite that ko. */
    NEAR("near"),
    /** A ko was found that takes many threats, where it is said that no number of them that was tried turns the result. */
    MANY("many"),
    DIFF("DIFF"),
    /** The limits were used up. */
    UNKNOWN("unknown"),
    /** Not asked, for a reason that is counted. */
    SKIPPED("skipped");

    private final String word;

    Verdict(String word) {
        this.word = word;
    }

    /** As it stands in front of a line. */
    public String word() {
        return word;
    }
}
