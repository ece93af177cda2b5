package org.yomi.solvers.proof;

import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.yomi.solvers.node.Nodes;
import org.yomi.solvers.node.PatternRoom;
import org.yomi.solvers.node.PatternTable;
import org.yomi.solvers.node.ProofTable;
import org.yomi.solvers.play.Play;

/**
 * What is found about one goal, under one ko rule or with any number of threats of one player: a table of proofs, one of
 * zone patterns for each stage, which share their memory, and those of the parts of a formula, read by themselves.
 */
final class Tables {
    final ProofTable proofs;
    private final Map<Long, PatternTable> patterns = new HashMap<>();
    private final PatternRoom room;
    private final Map<Integer, Tables> parts = new HashMap<>();

    /**
     * Empty ones.
     *
     * @param words of a set of points of the board
     * @param proofMb megabytes for proofs
     * @param patternMb megabytes for the patterns of all stages
     */
    Tables(int words, int proofMb, int patternMb) {
        proofs = new ProofTable(words, proofMb);
        room = new PatternRoom(words, patternMb);
    }

    /** The patterns of a stage, to be compared with positions on the board of a play. */
    PatternTable patterns(long stage, Play play, Nodes nodes) {
        PatternTable table =
                patterns.computeIfAbsent(stage, first -> new PatternTable(play, nodes.game.reacher(), room));
        table.moveTo(play);
        return table;
    }

    /** The tables of a part of a formula. */
    Tables part(int atom, Supplier<Tables> fresh) {
        return parts.computeIfAbsent(atom, first -> fresh.get());
    }

    /** Forgets the largest tables of patterns while these would soon take no more. */
    void makeRoom() {
        if (size() > room.size() / 2) {
            forgetLargest();
            proofs.forgetPatternsSeen();
        }
        parts.values().forEach(Tables::makeRoom);
    }

    private void forgetLargest() {
        while (size() > room.size() / 2) {
            PatternTable largest = patterns.values().stream()
                    .max(Comparator.comparingInt(PatternTable::size))
                    .orElseThrow();
            patterns.values().remove(largest);
            largest.giveUp();
        }
    }

    private int size() {
        return patterns.values().stream().mapToInt(PatternTable::size).sum();
    }
}
