package org.yomi.analyze.batch;

/** What came of a question, the worst last. */
public enum Outcome {
    ANSWERED,
    /** The answer is {@code Unknown}. */
    UNKNOWN,
    /** It could not be put, or reading it broke. */
    ERROR
}
