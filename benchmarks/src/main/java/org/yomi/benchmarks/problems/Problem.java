package org.yomi.benchmarks.problems;

import java.util.OptionalInt;
import org.yomi.benchmarks.corpus.Inquiry;

/**
 * A question of a record.
 *
 * @param id of the record
 * @param set of the record
 * @param difficulty GoTools' grade, 1 to 14, if the set has grades
 * @param inquiry the question
 * @param expected the published result
 * @param theirNodes nodes or simulations of the method of the publication; NaN if it did not solve the problem
 * @param remark what should be known when results differ; empty for nothing
 */
record Problem(
        String id,
        String set,
        OptionalInt difficulty,
        Inquiry inquiry,
        Verified expected,
        double theirNodes,
        String remark) {}
