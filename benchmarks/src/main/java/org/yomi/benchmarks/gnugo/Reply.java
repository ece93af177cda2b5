package org.yomi.benchmarks.gnugo;

/**
 * What a program replied.
 *
 * @param text GNU Go's code for the mover and a move: {@code 1 D4}; empty when it could not decide
 * @param millis wall-clock milliseconds it took
 */
record Reply(String text, double millis) {
    /** The code alone. */
    String code() {
        return text.split(" ")[0];
    }
}
