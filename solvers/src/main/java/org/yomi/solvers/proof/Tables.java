package org.yomi.solvers.proof;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.yomi.solvers.node.Nodes;
import org.yomi.solvers.node.PatternTable;
import org.yomi.solvers.node.ProofTable;
import org.yomi.solvers.play.Play;

/**
 * What is found about one goal, under one ko rule or with any number of threats of one player: a table of proofs, one of
 * zone patterns for each stage, and those of the parts of a formula, read by themselves.
 */
final class Tables {
    final ProofTable proofs;
    private final Map<Long, PatternTable> patterns = new HashMap<>();
    private final Map<Integer, Tables> parts = new HashMap<>();
    private final int patternMb;

    Tables(ProofTable proofs, int patternMb) {
        this.proofs = proofs;
        this.patternMb = patternMb;
    }

    /** The patterns of a stage, to be compared with positions on the board of a play. */
    PatternTable patterns(long stage, Play play, Nodes nodes) {
        PatternTable table =
                patterns.computeIfAbsent(stage, first -> new PatternTable(play, nodes.game.reacher(), patternMb));
        table.moveTo(play);
        return table;
    }

    /** The tables of a part of a formula. */
    Tables part(int atom, Supplier<Tables> fresh) {
        return parts.computeIfAbsent(atom, first -> fresh.get());
    }

    /** Forgets tables of patterns that would soon take no more. */
    void makeRoom() {
        patterns.values().removeIf(PatternTable::isCrowded);
        parts.values().forEach(Tables::makeRoom);
    }
}
