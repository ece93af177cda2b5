package org.yomi.solvers.proof;

import java.util.Arrays;
import java.util.List;
import org.yomi.engine.question.StopReason;
import org.yomi.solvers.game.OneStage;
import org.yomi.solvers.game.ReachGame;
import org.yomi.solvers.node.Frame;
import org.yomi.solvers.node.Kind;
import org.yomi.solvers.node.ProofTable;
import org.yomi.solvers.node.Saving;
import org.yomi.solvers.play.Bits;
import org.yomi.solvers.play.Flags;
import org.yomi.solvers.play.Meter;
import org.yomi.solvers.play.Play;
import org.yomi.solvers.play.Stopped;

/**
 * The search for one part of a formula by itself, on the board of the whole, with a table that it keeps between the
 * positions of the whole: where a move was outside the part's zone, the pattern of the zone is found again and nothing is
 * searched.
 */
final class Local {
    /** Who wins the part in one position, as far as is known. */
    static final class Finding {
        /** {@link Kind#WIN}, {@link Kind#KEPT}, or {@link Kind#OPEN}. */
        int kind;

        /** The winner's zone; as long as it is open, the points that the last search read about. */
        final long[] zone;

        int lean;
        int best;
        int length;

        Finding(int words) {
            zone = new long[words];
        }
    }

    /** After so many failures in a row, only one of {@code 2^n} positions is searched. */
    private static final int MOST_DOUBLINGS = 6;

    /**
     * A search ends when the proof or disproof number of its position reaches this, or more when it may take very long. Mostly the
     * nodes are used up before: with a limit of 70 connections, the guesses of which are in the hundreds, were given up at once.
     */
    private static final int LEAST_LIMIT = 1000;

    private static final int LIMIT_FACTOR = 5;

    private static final int LONGEST_LINE = 100;

    private final Play play;
    private final Meter meter;
    private final StageSearches searches;
    private final ProofTable table;
    private final Flags rule;
    private final long flag;
    private final int[] failures = new int[2];
    private final int[] skips = new int[2];

    /** The points of the lines that failed searches were reading, and those next to them. */
    private final long[][] readAbout;

    Local(Play play, ReachGame game, Flags rule, long flag, Tables tables, Meter meter) {
        this.play = play;
        this.meter = meter;
        this.rule = rule;
        table = tables.proofs;
        this.flag = flag;
        readAbout = new long[2][play.geometry.words()];
        searches = new StageSearches(play, new OneStage(game, play.board), tables, 0, Saving.NOTHING, meter);
    }

    /**
     * Looks for the winner of the part in the position on the board, or in the one after a pass.
     *
     * @param nodes that a search may take; 0 for what is known without one
     */
    void look(boolean afterPass, long nodes, Finding finding) {
        Flags wholeRule = play.flagRule();
        long wholeFlags = play.flags();
        int moves = play.board.moves();
        play.follow(rule, flag);
        if (afterPass) {
            play.pass();
        }
        try {
            StageSearch search = searches.here();
            if (!know(search, finding) && nodes > 0) {
                search(search, afterPass, nodes, finding);
            }
        } finally {
            while (play.board.moves() > moves) {
                play.undo();
            }
            play.follow(wholeRule, wholeFlags);
        }
    }

    private static boolean know(StageSearch search, Finding finding) {
        Frame f = search.top();
        finding.kind = Kind.OPEN;
        if (search.search.knows(f)) {
            take(f, finding);
        }
        return finding.kind != Kind.OPEN;
    }

    private static void take(Frame f, Finding finding) {
        finding.kind = f.kind;
        finding.lean = f.lean;
        finding.best = f.best;
        finding.length = f.length;
        Bits.copy(f.zone, finding.zone);
    }

    private void search(StageSearch search, boolean afterPass, long nodes, Finding finding) {
        int side = afterPass ? 1 : 0;
        if (isWorthwhile(side)) {
            note(side, read(search, side, nodes, finding));
        }
        if (finding.kind == Kind.OPEN) {
            Bits.copy(readAbout[side], finding.zone);
        }
    }

    private boolean read(StageSearch search, int side, long nodes, Finding finding) {
        int moves = play.board.moves();
        long before = meter.allow(nodes);
        try {
            int limit = Math.max(LEAST_LIMIT, (int) (LIMIT_FACTOR * Math.sqrt((double) nodes)));
            if (search.settle(limit, limit) == Kind.OPEN) {
                noteLine(readAbout[side]);
                return false;
            }
            take(search.top(), finding);
            return true;
        } catch (Stopped e) {
            noteLine(moves, readAbout[side]);
            searches.forgetPaths();
            if (e.reason() != StopReason.NODES && e.reason() != StopReason.METHOD || meter.exceeds(before)) {
                throw e;
            }
            return false;
        } finally {
            meter.restore(before);
        }
    }

    private void noteLine(int before, long[] points) {
        Bits.clear(points);
        List<Integer> line = play.line();
        for (int move : line.subList(before, line.size())) {
            if (move >= 0) {
                Bits.add(points, move);
                for (int j = play.geometry.neighbourCount(move) - 1; j >= 0; j--) {
                    Bits.add(points, play.geometry.neighbour(move, j));
                }
            }
        }
    }

    /** Follows the most promising moves in the table. */
    private void noteLine(long[] points) {
        int moves = play.board.moves();
        int entry = table.find(play.key());
        while (entry >= 0 && play.board.moves() < moves + LONGEST_LINE) {
            int move = table.move(entry);
            if (move < 0) {
                play.pass();
            } else if (play.play(move) != Play.Verdict.PLAYED) {
                break;
            }
            entry = table.find(play.key());
        }
        noteLine(moves, points);
        while (play.board.moves() > moves) {
            play.undo();
        }
    }

    /** From now on a search may take longer: that others have failed says little. */
    void forgetFailures() {
        Arrays.fill(failures, 0);
        Arrays.fill(skips, 0);
    }

    /** Where searches have failed time and again, few are begun. */
    private boolean isWorthwhile(int side) {
        return skips[side]-- <= 0;
    }

    private void note(int side, boolean found) {
        failures[side] = found ? 0 : Math.min(MOST_DOUBLINGS, failures[side] + 1);
        skips[side] = (1 << failures[side]) - 1;
    }
}
