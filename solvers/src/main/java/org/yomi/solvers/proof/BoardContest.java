package org.yomi.solvers.proof;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.question.ProofNumbers;
import org.yomi.engine.question.StopReason;
import org.yomi.engine.question.Tenuki;
import org.yomi.engine.question.ZonesSoFar;
import org.yomi.engine.zone.Zone;
import org.yomi.solvers.compound.GameOfParts;
import org.yomi.solvers.game.Contested;
import org.yomi.solvers.game.OneStage;
import org.yomi.solvers.game.ReachGame;
import org.yomi.solvers.game.Stages;
import org.yomi.solvers.node.Frame;
import org.yomi.solvers.node.Kind;
import org.yomi.solvers.node.ProofTable;
import org.yomi.solvers.node.Saving;
import org.yomi.solvers.play.Bits;
import org.yomi.solvers.play.KoState;
import org.yomi.solvers.play.Lean;
import org.yomi.solvers.play.Meter;
import org.yomi.solvers.play.Play;
import org.yomi.solvers.play.Stopped;

/** Any goal, read on the board by search with zones. */
final class BoardContest implements Contest {
    /** The search for a pass that is enough may take this many nodes, and as many as the win; in a formula more, at a glance less. */
    private static final int PASS_ALLOWANCE = 100;

    /** Each part of a formula is looked at for so many nodes first: one may be easy, and enough. */
    private static final long GLANCE = 100;

    /** Then a formula is read as a whole for so many nodes. */
    private static final long FIRST_WHOLE = 1000;

    /** The nodes of the first stretch with parts by themselves, and how much longer each further one is. */
    private static final long FIRST_STRETCH = 16_000;

    private static final int GROWTH = 4;

    /** A look at one part takes a stretch divided by this at most. */
    private static final int LOOKS = 8;

    /** The main line may take this many nodes where the tables do not have it. */
    private static final int LINE_ALLOWANCE = 1000;

    /** Longer ones are cut off: nobody reads on, and a search may be some hundred moves deep. */
    private static final int LONGEST_LINE = 200;

    private final Play play;
    private final Board board;
    private final Stages stages;
    private final ProofTable table;
    private final Meter meter;
    private final Reading reading;
    private final StageSearches searches;

    /** The search for the first position; null when nothing is left to be searched there. */
    private final @Nullable StageSearch root;

    /** What shows that the first position is of its stage, and what that leans on. */
    private final long[] reasons;

    private final int reasonsLean;
    private final long firstStage;

    /** All but whether a pass is enough, too. */
    private boolean decided;

    BoardContest(
            Position position,
            Assumptions assumptions,
            KoState ko,
            Contested target,
            Tables tables,
            int partMb,
            Reading reading,
            Meter meter) {
        play = new Play(position, assumptions, ko);
        board = play.board;
        stages = target.stages(play, assumptions);
        table = tables.proofs;
        this.meter = meter;
        this.reading = reading;
        Saving saving = stages instanceof OneStage ? Saving.COUNTED : Saving.OUT_OF_REACH;
        searches = new StageSearches(play, stages, tables, partMb, saving, meter);
        reasons = new long[play.geometry.words()];
        reasonsLean = stages.addReasonForChange(stages.beginning(), reasons);
        stages.addStones(reasons);
        firstStage = stages.now();
        root = searches.winner() == Board.EMPTY ? searches.here() : null;
    }

    @Override
    public Decision decide(Tenuki tenuki) {
        Decision decision = decideOnBoard();
        decided = true;
        boolean winnerFirst = board.toMove() == decision.winner();
        boolean mayPass = tenuki != Tenuki.IGNORED && winnerFirst && decision.move() != Board.PASS;
        Decision best = mayPass ? preferPass(decision, tenuki) : decision;
        return best.withLine(line(best, best.move() != decision.move()));
    }

    /**
     * The winner moves first: does he win when he passes, too? Looked for about as long as the win itself took, or as a glance
     * takes; in a formula, after it was read as a whole.
     */
    private Decision preferPass(Decision decision, Tenuki tenuki) {
        long before = meter.allow(tenuki.nodes(passAllowance() + meter.nodes()));
        play.pass();
        try {
            Decision passed = decideOnBoard();
            return passed.winner() == decision.winner() ? passed.afterPass() : decision;
        } catch (Stopped e) {
            return decision;
        } finally {
            backTo(0);
            meter.restore(before);
        }
    }

    private long passAllowance() {
        StageSearch first = root;
        boolean inTwoWays = first != null && first.hasParts() && reading == Reading.BY_TURNS && !partsSayLittle(first);
        return inTwoWays ? 2 * FIRST_WHOLE : PASS_ALLOWANCE;
    }

    @Override
    public Decision decideOnBoard() {
        int winner = searches.winner();
        if (winner != Board.EMPTY) {
            return decision(winner, Board.PASS, new long[play.geometry.words()], 0);
        }
        StageSearch here = searches.here();
        settle(here);
        Frame found = here.top();
        int reacher = here.reacher();
        here.nodes.absorb(found);
        winner = found.kind == Kind.WIN ? reacher : here.nodes.game.keeper();
        return decision(winner, found.best, found.zone.clone(), found.lean);
    }

    /**
     * Settles the position on the board. A formula is read by turns as a whole and with its parts by themselves, each time
     * for longer: neither way is always better. The parts are looked at longer each time, too: one may be hard and enough.
     */
    private void settle(StageSearch here) {
        if (!here.hasParts()) {
            here.settle(Frame.INFINITE, Frame.INFINITE);
            return;
        }
        boolean settled = false;
        if (reading == Reading.BY_TURNS) {
            searches.setPatience(0);
            here.search.readParts(GLANCE);
            settled = isSettledWithin(firstWhole(here), here);
        }
        for (long stretch = FIRST_STRETCH; !settled; stretch *= GROWTH) {
            searches.setPatience(stretch / LOOKS);
            settled = isSettledWithin(stretch, here);
            if (!settled && reading == Reading.BY_TURNS) {
                searches.setPatience(0);
                settled = isSettledWithin(stretch, here);
            }
        }
    }

    /**
     * For how long a formula is read as a whole before its parts are, and in a longer stretch where these say little by
     * themselves. Where it is only asked whether a pass is enough, both ways have to fit into the allowance, but for a glance.
     */
    private long firstWhole(StageSearch here) {
        return board.moves() == 0 && partsSayLittle(here) ? FIRST_STRETCH : FIRST_WHOLE;
    }

    private boolean partsSayLittle(StageSearch search) {
        return search.nodes.game instanceof GameOfParts joint && joint.partsSayLittle(board);
    }

    private boolean isSettledWithin(long stretch, StageSearch here) {
        int moves = board.moves();
        long before = meter.allow(stretch);
        try {
            here.settle(Frame.INFINITE, Frame.INFINITE);
            return true;
        } catch (Stopped e) {
            if (e.reason() != StopReason.NODES || meter.exceeds(before)) {
                throw e;
            }
            backTo(moves);
            return false;
        } finally {
            meter.restore(before);
        }
    }

    private Decision decision(int winner, int move, long[] zone, int lean) {
        // A pass may have settled a flag since.
        int change = stages.now() == firstStage ? 0 : stages.addReasonForChange(firstStage, zone);
        Bits.or(zone, reasons);
        boolean leansOnAlive = play.addAliveStones(zone);
        int all = lean | change | reasonsLean | (leansOnAlive ? Lean.ALIVE : 0);
        return new Decision(winner, move, Zone.ofWords(play.geometry, zone), all, List.of());
    }

    private void backTo(int moves) {
        while (board.moves() > moves) {
            play.undo();
        }
        searches.forgetPaths();
    }

    @Override
    public List<Integer> lineSoFar() {
        return play.line();
    }

    @Override
    public boolean isReacher(int colour) {
        return root != null && root.reacher() == colour;
    }

    @Override
    public @Nullable ProofNumbers numbers() {
        return decided || root == null ? null : root.numbers();
    }

    @Override
    public @Nullable ZonesSoFar zones(boolean maxFirst) {
        return decided || root == null ? null : searches.refutations.soFar(maxFirst);
    }

    /**
     * The main line. The loser tries or holds out as long as he can. Where the tables do not say how, it is searched
     * for a while. It ends where it would lean on a ban that the decision does not need.
     *
     * @param mayWait whether the decision is about a pass of the winner that is enough, though he has a move
     */
    private List<Integer> line(Decision decision, boolean mayWait) {
        List<Integer> line = new ArrayList<>();
        Set<Long> seen = new HashSet<>();
        long before = meter.allow(LINE_ALLOWANCE);
        try {
            int move = mayWait ? Board.PASS : firstInLine(decision);
            if (!mayWait) {
                // Else, if the loser passes, too, the same position is there again, and the real win is to be shown.
                seen.add(play.key());
            }
            while (line.size() < LONGEST_LINE && make(move)) {
                line.add(move);
                move = seen.add(play.key()) ? nextInLine(decision) : ReachGame.NONE;
            }
        } catch (Stopped e) {
            // The line is as long as it is; what was decided stands.
        } finally {
            meter.restore(before);
            backTo(0);
        }
        return line;
    }

    private int firstInLine(Decision decision) {
        boolean winnerFirst = board.toMove() == decision.winner();
        return winnerFirst && decision.move() != Board.PASS ? decision.move() : nextInLine(decision);
    }

    private boolean make(int move) {
        if (move == Board.PASS) {
            play.pass();
            return true;
        }
        return move >= 0 && play.play(move) == Play.Verdict.PLAYED;
    }

    private int nextInLine(Decision decision) {
        if (searches.winner() != Board.EMPTY) {
            return ReachGame.NONE;
        }
        int winner = decision.winner();
        StageSearch here = searches.here();
        boolean reacherWins = here.reacher() == winner;
        if (reacherWins && board.toMove() == winner) {
            int point = here.nodes.deciding.winning();
            if (point != ReachGame.NONE) {
                return point;
            }
        }
        if (reacherWins && here.nodes.game.isSureOfWin(board)) {
            boolean isAllowed = here.nodes.sureWin(here.top()) && decision.allows(here.top().lean);
            return isAllowed ? here.top().best : ReachGame.NONE;
        }
        int entry = table.find(play.key());
        boolean known = entry >= 0 && table.kind(entry) == (reacherWins ? Kind.WIN : Kind.KEPT);
        int move = known ? knownMove(entry, decision) : searchedMove(here, decision, reacherWins);
        return move == Board.PASS && board.toMove() != winner ? here.attempt() : move;
    }

    private int knownMove(int entry, Decision decision) {
        return decision.allows(table.lean(entry)) ? table.move(entry) : ReachGame.NONE;
    }

    /**
     * Where a leaf was known without a search, or parts settled a formula. Where one who has only to keep what there is
     * wins, nothing has to be shown any more.
     */
    private int searchedMove(StageSearch here, Decision decision, boolean reacherWins) {
        boolean found = reacherWins && here.settle(Frame.INFINITE, Frame.INFINITE) == Kind.WIN;
        return found && decision.allows(here.top().lean) ? here.top().best : ReachGame.NONE;
    }
}
