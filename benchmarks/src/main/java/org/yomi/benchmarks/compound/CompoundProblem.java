package org.yomi.benchmarks.compound;

import org.yomi.benchmarks.corpus.Inquiry;

/**
 * A question of a script.
 *
 * @param number of the command in the script
 * @param position the name of its position
 * @param inquiry the question
 */
record CompoundProblem(String number, String position, Inquiry inquiry) {
    /** Whether several parts are to be combined; else it is there to show what a part is by itself. */
    boolean isCompound() {
        return inquiry.goal().contains("&") || inquiry.goal().contains("|");
    }
}
