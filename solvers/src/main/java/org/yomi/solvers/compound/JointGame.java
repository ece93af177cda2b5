package org.yomi.solvers.compound;

import org.yomi.engine.board.Board;
import org.yomi.engine.goal.Assumptions;
import org.yomi.solvers.compound.Formula.Junction;
import org.yomi.solvers.compound.Formula.Literal;
import org.yomi.solvers.compound.Formula.Part;
import org.yomi.solvers.game.CaptureGame;
import org.yomi.solvers.game.ReachGame;
import org.yomi.solvers.play.Flags;

/**
 * A stage in which more than one atom matters, as one game; its moves are those of the parts (Ramon and Croonenborghs,
 * section 3.2.1).
 *
 * <p>What settles a flag ends the game, see {@link FormulaStages}: so nothing is ever reached or failed here.
 */
final class JointGame extends ReachGame implements GameOfParts {
    private static final int INFINITE = 1 << 20;

    private final FormulaStages stages;
    private final Stage stage;
    private final Board board;
    private final int max;
    private final boolean passMayMatter;
    private final boolean[] doomed;

    private int keptLean;

    /** The moves in a row that the reacher needs, while {@link #isBehind} is asked. */
    private int needed;

    JointGame(FormulaStages stages, Stage stage, Board board, Assumptions assumptions) {
        super(stage.reacher());
        this.stages = stages;
        this.stage = stage;
        this.board = board;
        max = stages.formula().max().cell();
        passMayMatter = assumptions.hasHorizon();
        doomed = new boolean[stages.formula().atoms().size()];
    }

    @Override
    public Stage stage() {
        return stage;
    }

    @Override
    public ReachGame part(int atom) {
        return stages.part(atom);
    }

    /**
     * In a race each move counts in both: where each player wants to capture a block that touches one which the other wants
     * to capture.
     */
    @Override
    public boolean partsSayLittle(Board onBoard) {
        for (int atom : stage.pending()) {
            for (int other : stage.pending()) {
                if (stages.part(atom) instanceof CaptureGame own
                        && stages.part(other) instanceof CaptureGame theirs
                        && own.touches(theirs, board)) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public Flags flagOf(int atom) {
        return stages.flagOf(atom);
    }

    @Override
    public boolean reached(Board onBoard) {
        return false;
    }

    @Override
    public boolean failed(Board onBoard) {
        return false;
    }

    @Override
    public int winningPoint(Board onBoard, int from) {
        return NONE;
    }

    @Override
    public boolean passMayMatter() {
        return passMayMatter;
    }

    @Override
    public int distance(Board onBoard) {
        return Math.min(INFINITE, distance(stages.formula().root()));
    }

    /** The moves in a row that the reacher needs to turn a part to him. */
    private int distance(Part part) {
        if (part instanceof Literal literal) {
            return distance(literal);
        }
        Junction junction = (Junction) part;
        boolean reacherNeedsAll = junction.all() == (reacher() == max);
        long sum = 0;
        int least = INFINITE;
        for (Part each : junction.parts()) {
            int distance = distance(each);
            sum += distance;
            least = Math.min(least, distance);
        }
        return reacherNeedsAll ? (int) Math.min(INFINITE, sum) : least;
    }

    private int distance(Literal literal) {
        int atom = literal.atom();
        if (stages.isPending(stage, atom)) {
            return stages.part(atom).reacher() == reacher() ? stages.part(atom).distance(board) : 0;
        }
        boolean forMax = stages.isAchieved(stage, atom) == literal.toAchieve();
        return forMax == (reacher() == max) ? 0 : INFINITE;
    }

    /**
     * Whether an atom is a capture for which the keeper needs more moves than the reacher for all that he lacks: in a race,
     * such a threat can wait. That only orders moves.
     */
    private boolean isBehind(int atom) {
        ReachGame part = stages.part(atom);
        return part instanceof CaptureGame && part.reacher() != reacher() && part.distance(board) > needed;
    }

    @Override
    public void estimate(Board onBoard) {
        needed = distance(onBoard);
        long numbers = estimate(stages.formula().root());
        int forMax = (int) (numbers >> 32);
        int against = (int) numbers;
        proof = reacher() == max ? forMax : against;
        disproof = reacher() == max ? against : forMax;
    }

    /** Proof number of max's having a part, and disproof number, in the high and the low half of a word. */
    private long estimate(Part part) {
        if (part instanceof Literal literal) {
            return estimate(literal);
        }
        Junction junction = (Junction) part;
        int least = INFINITE;
        long sum = 0;
        for (Part each : junction.parts()) {
            long numbers = estimate(each);
            int own = (int) (junction.all() ? numbers : numbers >> 32);
            int other = (int) (junction.all() ? numbers >> 32 : numbers);
            least = Math.min(least, own);
            sum += other;
        }
        int most = (int) Math.min(INFINITE, sum);
        return junction.all() ? numbers(most, least) : numbers(least, most);
    }

    private long estimate(Literal literal) {
        int atom = literal.atom();
        if (!stages.isPending(stage, atom)) {
            boolean has = stages.isAchieved(stage, atom) == literal.toAchieve();
            return has ? numbers(0, INFINITE) : numbers(INFINITE, 0);
        }
        if (isBehind(atom)) {
            // As if it never happened, which leaves both players something to do in other atoms.
            return literal.toAchieve() ? numbers(INFINITE, 0) : numbers(0, INFINITE);
        }
        ReachGame part = stages.part(atom);
        part.estimate(board);
        int reach = Math.max(1, Math.min(INFINITE, part.proof));
        int keep = Math.max(1, Math.min(INFINITE, part.disproof));
        return literal.toAchieve() ? numbers(reach, keep) : numbers(keep, reach);
    }

    private static long numbers(int proof, int disproof) {
        return (long) proof << 32 | disproof;
    }

    @Override
    public void addAttacks(Board onBoard, long[] points) {
        addMoves(points);
    }

    @Override
    public void addDefences(Board onBoard, long[] points) {
        addMoves(points);
    }

    /** The likely moves of the parts for the player to move. */
    private void addMoves(long[] points) {
        needed = distance(board);
        for (int atom : stage.pending()) {
            ReachGame part = stages.part(atom);
            if (isBehind(atom)) {
                continue;
            }
            if (part.reacher() == board.toMove()) {
                part.addAttacks(board, points);
            } else {
                part.addDefences(board, points);
            }
        }
    }

    @Override
    public int widenings() {
        int most = 0;
        for (int atom : stage.pending()) {
            most = Math.max(most, stages.part(atom).widenings());
        }
        return most;
    }

    @Override
    public int rankCost() {
        return 1;
    }

    /** Whether parts that can never be achieved any more decide it for the keeper. */
    @Override
    public boolean keptForGood(Board onBoard) {
        boolean any = false;
        for (int atom : stage.pending()) {
            // That the others can never be achieved does not help the keeper.
            doomed[atom] = stages.part(atom).reacher() == reacher()
                    && stages.part(atom).keptForGood(board);
            any |= doomed[atom];
        }
        return any
                && stages.withoutHope(stage, doomed).isDecided()
                && stages.withoutHope(stage, doomed).keeper() == keeper();
    }

    @Override
    public void addReasonKeptForGood(Board onBoard, long[] zone) {
        keptLean = 0;
        for (int atom : stage.pending()) {
            if (doomed[atom] && stages.part(atom).keptForGood(board)) {
                stages.part(atom).addReasonKeptForGood(board, zone);
                keptLean |= stages.part(atom).leanOfKeptForGood();
            }
        }
    }

    @Override
    public int leanOfKeptForGood() {
        return keptLean;
    }

    @Override
    public int keptByAssumption(Board onBoard) {
        return 0;
    }

    @Override
    public void addAssumptionReason(Board onBoard, long[] zone, int lean) {
        throw new AssertionError("an assumption settles a flag");
    }

    @Override
    public void addReasonAgainstAssumption(Board onBoard, long[] zone) {
        // See addStanding.
    }

    @Override
    public void addTargets(long[] zone) {
        for (int atom : stage.pending()) {
            stages.part(atom).addTargets(zone);
        }
    }

    @Override
    public void addStanding(Board onBoard, int winner, long[] zone) {
        for (int atom : stage.pending()) {
            ReachGame part = stages.part(atom);
            part.addTargets(zone);
            if (part.reacher() != winner) {
                part.addReasonPending(board, zone);
            }
            if (part.reacher() == board.toMove()) {
                part.addReasonAgainstAssumption(board, zone);
            }
        }
    }

    @Override
    public void addReasonAgainstReached(Board onBoard, long[] zone) {
        // See addStanding.
    }

    @Override
    public void addReasonForReached(Board onBoard, long[] zone) {
        throw new AssertionError("nothing is reached before a flag changes");
    }
}
