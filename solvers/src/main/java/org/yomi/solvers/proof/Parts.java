package org.yomi.solvers.proof;

import java.util.Arrays;
import java.util.function.IntFunction;
import org.yomi.engine.board.Board;
import org.yomi.solvers.compound.GameOfParts;
import org.yomi.solvers.compound.Stage;
import org.yomi.solvers.game.ReachGame;
import org.yomi.solvers.node.Frame;
import org.yomi.solvers.node.Kind;
import org.yomi.solvers.node.Nodes;
import org.yomi.solvers.play.Bits;
import org.yomi.solvers.play.Lean;
import org.yomi.solvers.proof.Local.Finding;

/**
 * What the parts of a stage, each read by itself, say about the whole (Ramon and Croonenborghs, section 3.2.2 and Table 3).
 *
 * <p>A player has the whole if he has some atoms that decide it. One atom by itself does, with its zone. Of several he
 * needs each with the opponent moving first, but for one, if it is his move; and their zones must be disjoint: then he
 * answers each move where it was made. That holds because none of his wins needs an answer to a pass at once, but where
 * play leans on a ban: there the opponent's moves elsewhere are ko threats, and the whole has to be searched. The same
 * where one atom is kept by answering for ever, and another is to be achieved: that might never get its turn.
 */
final class Parts {
    /** The work that an atom seems to take which is won by the next move. */
    private static final int BY_MOVE = 3;

    /** That of one which is lost whoever moves next. Each open one takes less. */
    private static final int LOST = 64;

    /** The nodes that the search for one part may take at least, but at the first position and after a pass there. */
    private static final long ALLOWANCE = 80;

    private final Nodes nodes;
    private final GameOfParts game;
    private final Stage stage;
    private final Local[] locals;
    private final Finding[] asItIs;
    private final Finding[] afterPass;
    private final boolean[] looked;
    private final long[] common;
    private final long[] likely;
    private final long[] seen;
    private final Patience patience;
    private long allowance;

    Parts(GameOfParts game, Nodes nodes, IntFunction<Local> locals, Patience patience) {
        this.game = game;
        this.nodes = nodes;
        this.patience = patience;
        stage = game.stage();
        int[] atoms = stage.pending();
        int end = atoms[atoms.length - 1] + 1;
        this.locals = new Local[end];
        asItIs = new Finding[end];
        afterPass = new Finding[end];
        looked = new boolean[2 * end];
        common = new long[nodes.play.geometry.words()];
        likely = new long[nodes.play.geometry.words()];
        seen = new long[nodes.play.geometry.words()];
        for (int atom : atoms) {
            this.locals[atom] = locals.apply(atom);
            asItIs[atom] = new Finding(nodes.play.geometry.words());
            afterPass[atom] = new Finding(nodes.play.geometry.words());
        }
    }

    /** Whether the parts are read at present. */
    boolean areRead() {
        return patience.nodes() > 0;
    }

    /** The nodes that the search for each part may take at the position on the board. */
    long allowance(long work) {
        return isFirst() ? patience.nodes() : Math.max(work, ALLOWANCE);
    }

    /** Whether nobody has played a stone yet. */
    private boolean isFirst() {
        int moves = nodes.board.moves();
        return moves == 0 || moves == 1 && nodes.play.line().get(0) == Board.PASS;
    }

    /**
     * Whether the parts decide the position on the board; then completes the frame.
     *
     * @param allowed how many nodes the search for each part may take; 0 for what is known without one
     */
    boolean settle(Frame f, long allowed) {
        allowance = allowed;
        Arrays.fill(looked, false);
        return settle(f, stage.reacher(), true)
                || settle(f, stage.keeper(), true)
                || settle(f, stage.reacher(), false)
                || settle(f, stage.keeper(), false);
    }

    /** Looks at the ways of a player that are one atom, or at the others. */
    private boolean settle(Frame f, int player, boolean byOne) {
        for (long share : stage.ways(player)) {
            boolean isOne = Long.bitCount(share) == 1;
            if (isOne == byOne
                    && (nodes.board.toMove() == player ? winsByMove(f, share, player) : hasAll(f, share, -1, player))) {
                complete(f, player);
                return true;
            }
        }
        return false;
    }

    /** The player is to move: he wins one atom of the share by his move, and has the others after a pass. */
    private boolean winsByMove(Frame f, long share, int player) {
        for (int atom : stage.pending()) {
            if ((share >> atom & 1) == 1 && isWon(look(atom, false), atom, player) && hasAll(f, share, atom, player)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a player has all atoms of a share, {@code first} by his move; then their zones and leans are in the frame. */
    private boolean hasAll(Frame f, long share, int first, int player) {
        boolean several = Long.bitCount(share) > 1;
        if (several && nodes.play.hasThreat(player)) {
            return false;
        }
        f.clear();
        boolean cycle = false;
        boolean toAchieve = false;
        for (int atom : stage.pending()) {
            if ((share >> atom & 1) == 0) {
                continue;
            }
            Finding finding = look(atom, first >= 0 && atom != first);
            boolean joins = isWon(finding, atom, player)
                    && !(several && (finding.lean & Lean.BAN) != 0)
                    && !Bits.intersect(f.zone, finding.zone);
            if (!joins) {
                return false;
            }
            join(f, finding, atom == first);
            cycle |= finding.kind == Kind.KEPT && (finding.lean & Lean.CYCLE) != 0;
            toAchieve |= finding.kind == Kind.WIN;
        }
        return !(cycle && toAchieve);
    }

    private static void join(Frame f, Finding finding, boolean first) {
        Bits.or(f.zone, finding.zone);
        f.lean |= finding.lean;
        f.length += finding.length;
        if (first) {
            f.best = finding.best;
        }
    }

    private boolean isWon(Finding finding, int atom, int player) {
        return finding.kind == (game.part(atom).reacher() == player ? Kind.WIN : Kind.KEPT);
    }

    private Finding look(int atom, boolean pass) {
        int slot = 2 * atom + (pass ? 1 : 0);
        Finding finding = pass ? afterPass[atom] : asItIs[atom];
        if (!looked[slot]) {
            looked[slot] = true;
            locals[atom].look(pass, allowance, finding);
        }
        return finding;
    }

    /**
     * Adds the moves that may change something about the position for which {@link #settle} has just said no: for each way
     * in which the player to move can win, those in the zones, common to all, on which the opponent's hold on the atoms
     * rests that he does not have yet. Where that is one atom, or not known of one, only the moves likely there. Where he
     * has all of them, each by itself, those in which their zones meet: there one move of the opponent may be against two.
     *
     * <p>These moves only come first (section 3.2.2 of the paper takes no others). When all are refuted, {@link Completion}
     * brings in what they left out: the moves in the must-play region, or those that close the keeper's zone.
     *
     * @param shared where points go that several ways have in common, to be read first: one move there may serve two
     */
    void addLikely(long[] points, long[] shared) {
        Bits.clear(seen);
        for (long share : stage.ways(nodes.board.toMove())) {
            Bits.clear(likely);
            int missing = missing(share);
            boolean open = false;
            boolean first = true;
            for (int atom : stage.pending()) {
                if ((share >> atom & 1) == 1 && (missing == 0 || isMissing(atom))) {
                    Finding decisive = missing == 0 ? look(atom, true) : holds(atom);
                    narrow(decisive.zone, first);
                    first = false;
                    open |= decisive.kind == Kind.OPEN;
                    addLikely(atom);
                }
            }
            if (missing == 1) {
                Bits.and(common, likely);
            }
            addWay(missing == 1 && open || Bits.count(common) == 0 ? likely : common, shared);
        }
        Bits.or(points, seen);
    }

    private void addWay(long[] way, long[] shared) {
        for (int i = 0; i < way.length; i++) {
            shared[i] |= seen[i] & way[i];
            seen[i] |= way[i];
        }
    }

    /** How many atoms of a share the player to move would not have if he passed. */
    private int missing(long share) {
        int missing = 0;
        for (int atom : stage.pending()) {
            missing += (share >> atom & 1) == 1 && isMissing(atom) ? 1 : 0;
        }
        return missing;
    }

    private boolean isMissing(int atom) {
        return !isWon(look(atom, true), atom, nodes.board.toMove());
    }

    /** A move that the loser, to move, may try: in the part that he loses last, as far as is known without a search. */
    int attempt() {
        allowance = 0;
        Arrays.fill(looked, false);
        int best = Board.PASS;
        int longest = -1;
        for (int atom : stage.pending()) {
            Finding finding = look(atom, false);
            if (finding.kind != Kind.OPEN && finding.best != Board.PASS && finding.length > longest) {
                best = finding.best;
                longest = finding.length;
            }
        }
        return best;
    }

    /** Leaves a guess of the numbers of the position in the frame for which {@link #settle} has just said no. */
    void estimate(Frame f) {
        f.open(estimate(stage.reacher()), estimate(stage.keeper()));
    }

    /** The work that the easiest of a player's ways seems to take. */
    private int estimate(int player) {
        int least = LOST;
        for (long share : stage.ways(player)) {
            int sum = 0;
            for (int atom : stage.pending()) {
                if ((share >> atom & 1) == 1) {
                    sum += estimate(atom, player);
                }
            }
            least = Math.min(least, sum);
        }
        return Math.max(1, least);
    }

    private int estimate(int atom, int player) {
        boolean moves = nodes.board.toMove() == player;
        if (isWon(look(atom, moves), atom, player)) {
            return 1;
        }
        Finding other = look(atom, !moves);
        if (moves && isWon(other, atom, player)) {
            return BY_MOVE;
        }
        if (look(atom, false).kind != Kind.OPEN) {
            return LOST;
        }
        ReachGame part = game.part(atom);
        part.estimate(nodes.board);
        return Math.max(1, Math.min(LOST - 1, part.reacher() == player ? part.proof : part.disproof));
    }

    /** Narrows the common points by those of a zone. */
    private void narrow(long[] zone, boolean first) {
        if (first) {
            Bits.copy(zone, common);
        } else {
            Bits.and(common, zone);
        }
    }

    /** What shows that the opponent has an atom even when the player to move begins, or else when he passes. */
    private Finding holds(int atom) {
        int opponent = Board.opponent(nodes.board.toMove());
        return isWon(look(atom, false), atom, opponent) ? look(atom, false) : look(atom, true);
    }

    private void addLikely(int atom) {
        ReachGame part = game.part(atom);
        if (part.reacher() == nodes.board.toMove()) {
            part.addAttacks(nodes.board, likely);
        } else {
            part.addDefences(nodes.board, likely);
        }
    }

    /** What becomes of the other atoms does not matter, so a zone need not show it. */
    private void complete(Frame f, int player) {
        game.addTargets(f.zone);
        nodes.dilation.ensureLiberties(f.zone, player);
        if (nodes.board.toMove() != player) {
            nodes.dilation.ensureLiberties(f.zone, nodes.board.toMove());
        }
        f.settle(player == stage.reacher() ? Kind.WIN : Kind.KEPT);
    }
}
