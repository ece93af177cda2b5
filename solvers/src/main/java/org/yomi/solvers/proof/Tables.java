package org.yomi.solvers.proof;

import org.yomi.engine.question.Question;
import org.yomi.engine.question.Threats;
import org.yomi.solvers.node.ProofTable;

/**
 * The tables of one question. A table of proofs holds its entries in half of the memory that it is given, for it needs
 * more while it grows. So the first search may have all of the memory, whatever the number of threads, and finds the same
 * proofs; the searches beside it share out a half.
 */
final class Tables {
    /** One part in so many of the memory is for zone patterns. */
    private static final int PATTERN_SHARE = 4;

    /** Shifts bytes to megabytes, and leaves half of them to others. */
    private static final int HALF_IN_MEGABYTES = 21;

    private final int words;
    private final int memoryMb;
    private final int besideMb;
    private final ProofTable proofs;

    Tables(Question question) {
        words = question.position().geometry().words();
        memoryMb = (int)
                Math.min(question.limits().memoryMb(), Runtime.getRuntime().maxMemory() >> HALF_IN_MEGABYTES);
        int beside = Math.min(question.limits().threads() - 1, Threats.MOST_COUNTED);
        besideMb = beside == 0 ? memoryMb : memoryMb / 2 / beside;
        proofs = new ProofTable(words, memoryMb - memoryMb / PATTERN_SHARE);
    }

    /** The table of the first search under each of the ko rules. */
    ProofTable proofs() {
        return proofs;
    }

    /** Megabytes for the patterns of such a search. */
    int patternsMb() {
        return memoryMb / PATTERN_SHARE;
    }

    /** No more than the searches beside it are read now. */
    void clear() {
        proofs.clear();
    }

    /** A new table for a search beside others. */
    ProofTable proofsBeside() {
        return new ProofTable(words, besideMb - besideMb / PATTERN_SHARE);
    }

    /** Megabytes for the patterns of such a search. */
    int patternsBesideMb() {
        return besideMb / PATTERN_SHARE;
    }
}
