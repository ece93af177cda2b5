package org.yomi.solvers.compound;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.yomi.engine.board.Board;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.goal.AtomicGoal;
import org.yomi.engine.goal.Capture;
import org.yomi.engine.goal.Connect;
import org.yomi.engine.goal.Enter;
import org.yomi.engine.goal.Invade;
import org.yomi.engine.goal.Race;
import org.yomi.engine.goal.Safe;
import org.yomi.solvers.game.CaptureGame;
import org.yomi.solvers.game.ConnectGame;
import org.yomi.solvers.game.EnterGame;
import org.yomi.solvers.game.FarAway;
import org.yomi.solvers.game.InvadeGame;
import org.yomi.solvers.game.RaceGame;
import org.yomi.solvers.game.ReachGame;
import org.yomi.solvers.game.Runaway;
import org.yomi.solvers.game.SafeGame;
import org.yomi.solvers.game.Stages;
import org.yomi.solvers.play.Bits;
import org.yomi.solvers.play.Flags;
import org.yomi.solvers.play.Play;

/** The stages that a formula goes through on one board, and the flags that lead from one to the next. */
final class FormulaStages implements Stages, Flags {
    private final Formula formula;
    private final Play play;
    private final Board board;
    private final Assumptions assumptions;
    private final ReachGame[] games;

    /** For captures and races: whether an assumption says that the target has run away. */
    private final @Nullable Runaway[] runaways;

    /** The point of a stone of each atom, its second one, and what stands there; -1 where there is none. */
    private final int[] first;

    private final int[] second;
    private final int[] firstCell;
    private final int[] secondCell;

    /** By the name of a stage, in which pending atoms may not matter any more. */
    private final Map<Long, Entry> known = new HashMap<>();

    private final Stage all;

    /** Asked for at every move, mostly for the same stage. */
    private @Nullable Entry last;

    /**
     * A stage.
     *
     * @param lives its game, where the reacher needs one of several lives
     */
    private record Entry(Stage stage, @Nullable LivesGame lives) {}

    FormulaStages(Formula formula, Play play, Assumptions assumptions) {
        this.formula = formula;
        this.play = play;
        this.assumptions = assumptions;
        board = play.board;
        List<AtomicGoal> atoms = formula.atoms();
        games = new ReachGame[atoms.size()];
        runaways = new Runaway[atoms.size()];
        first = new int[atoms.size()];
        second = new int[atoms.size()];
        firstCell = new int[atoms.size()];
        secondCell = new int[atoms.size()];
        for (int i = 0; i < games.length; i++) {
            games[i] = game(atoms.get(i), i);
            nameStones(atoms.get(i), i);
        }
        all = stage((1L << games.length) - 1);
        play.follow(this, after(board, all.number()));
    }

    private ReachGame game(AtomicGoal atom, int number) {
        if (atom instanceof Capture capture) {
            return new CaptureGame(List.of(capture.stone()), number, assumptions, play);
        }
        if (atom instanceof Connect connect) {
            return new ConnectGame(connect, FarAway.of(assumptions), board);
        }
        if (atom instanceof Enter enter) {
            return new EnterGame(enter, FarAway.of(assumptions), board);
        }
        if (atom instanceof Race race) {
            return new RaceGame(race, number, assumptions, play);
        }
        if (atom instanceof Safe safe) {
            return new SafeGame(play, safe.stone());
        }
        if (atom instanceof Invade invade) {
            return new InvadeGame(invade.max().cell(), invade.region(), play);
        }
        throw new IllegalArgumentException("live is read as not capture: " + atom);
    }

    private void nameStones(AtomicGoal atom, int number) {
        int[] stones = atom instanceof Race race
                ? new int[] {race.own(), race.other()}
                : atom.stones(board.geometry()).points();
        boolean named = stones.length > 0 && !(atom instanceof Invade);
        first[number] = named ? stones[0] : Board.PASS;
        second[number] = named ? stones[stones.length - 1] : Board.PASS;
        firstCell[number] = named ? board.cell(first[number]) : Board.EMPTY;
        secondCell[number] = named ? board.cell(second[number]) : Board.EMPTY;
        if (atom instanceof Capture capture) {
            runaways[number] = new Runaway(assumptions, capture.stone(), games[number].reacher(), board);
        } else if (atom instanceof Race race) {
            runaways[number] = new Runaway(assumptions, race.other(), games[number].reacher(), board);
        }
    }

    Formula formula() {
        return formula;
    }

    /** The game of one atom, in which its reacher is the one who wants it achieved. */
    ReachGame part(int atom) {
        return games[atom];
    }

    /** The point of a stone of an atom. */
    int stone(int atom) {
        return first[atom];
    }

    /** What follows the flag of an atom by itself: of a capture or a race, as the others have no use for it. */
    Flags flagOf(int atom) {
        if (games[atom] instanceof RaceGame) {
            return Flags.ofEither(atom, first[atom], second[atom]);
        }
        return games[atom] instanceof CaptureGame ? Flags.ofStones(atom, first[atom]) : (after, before) -> before;
    }

    /** A stage by its name. */
    Stage stage(long number) {
        return entry(number).stage;
    }

    private Entry entry(long number) {
        Entry entry = last;
        if (entry == null || entry.stage.number() != number) {
            entry = known.get(number);
            if (entry == null) {
                entry = newEntry(number);
                known.put(number, entry);
            }
            last = entry;
        }
        return entry;
    }

    private Entry newEntry(long number) {
        Stage stage = new Stage(formula, number & (1L << games.length) - 1, number >> games.length);
        if (stage.number() != number) {
            return entry(stage.number());
        }
        return new Entry(stage, LivesGame.suits(this, stage) ? new LivesGame(this, stage, play) : null);
    }

    @Override
    public long after(Board onBoard, long before) {
        Entry entry = entry(before);
        Stage stage = entry.stage;
        boolean mayBeReached = entry.lives == null || entry.lives.reached(board);
        long after = before;
        for (int atom : stage.pending()) {
            if (isGone(atom)) {
                after = settled(after, atom, isAchievedByCapture(atom));
            } else if (mayBeReached && isReached(atom)) {
                after = settled(after, atom, true);
            } else if (runsAway(stage, atom) != 0) {
                after = settled(after, atom, false);
            }
        }
        return after == before ? before : stage(after).number();
    }

    private long settled(long number, int atom, boolean achieved) {
        long settled = number & ~(1L << atom);
        return achieved ? settled | 1L << games.length + atom : settled;
    }

    /** Whether a stone of a pending atom has just been captured. */
    private boolean isGone(int atom) {
        return first[atom] >= 0
                && (board.cell(first[atom]) != firstCell[atom] || board.cell(second[atom]) != secondCell[atom]);
    }

    /** Whether the capture that has just been made is what the atom asks for. */
    private boolean isAchievedByCapture(int atom) {
        return games[atom] instanceof CaptureGame
                || games[atom] instanceof RaceGame && board.cell(second[atom]) != secondCell[atom];
    }

    private boolean isReached(int atom) {
        boolean byCapture = games[atom] instanceof CaptureGame || games[atom] instanceof RaceGame;
        return !byCapture && games[atom].reached(board);
    }

    /**
     * The assumption by which an atom counts as failed from now on, or 0; where nothing else is left to be settled, its own
     * game looks at that.
     */
    private int runsAway(Stage stage, int atom) {
        if (stage.pending().length == 1 || board.toMove() != games[atom].reacher()) {
            return 0;
        }
        Runaway runaway = runaways[atom];
        return runaway != null ? runaway.applies(board) : games[atom].keptByAssumption(board);
    }

    @Override
    public long now() {
        return play.flags();
    }

    @Override
    public long beginning() {
        return all.number();
    }

    @Override
    public int winner(long number) {
        Stage stage = stage(number);
        return stage.isDecided() ? stage.keeper() : Board.EMPTY;
    }

    @Override
    public ReachGame game(long number) {
        Entry entry = entry(number);
        Stage stage = entry.stage;
        if (stage.pending().length == 1) {
            return games[stage.pending()[0]];
        }
        return entry.lives != null ? entry.lives : new JointGame(this, stage, board, assumptions);
    }

    @Override
    public int addReasonForChange(long before, long[] zone) {
        int lean = 0;
        Stage stage = stage(before);
        for (int atom : stage.pending()) {
            if (isGone(atom)) {
                // The empty points of captured stones show who captured them, and how.
                addIfEmpty(first[atom], zone);
                addIfEmpty(second[atom], zone);
            } else if (isReached(atom)) {
                games[atom].addReasonForReached(board, zone);
            } else {
                lean |= addReasonForRunningAway(stage, atom, zone);
            }
        }
        return lean;
    }

    private int addReasonForRunningAway(Stage stage, int atom, long[] zone) {
        Runaway runaway = runaways[atom];
        int lean = runsAway(stage, atom);
        if (lean != 0 && runaway != null) {
            runaway.addReason(board, zone, lean);
        } else if (lean != 0) {
            games[atom].addAssumptionReason(board, zone, lean);
        }
        return lean;
    }

    private void addIfEmpty(int point, long[] zone) {
        if (board.cell(point) == Board.EMPTY) {
            Bits.add(zone, point);
        }
    }

    boolean isPending(Stage stage, int atom) {
        return (stage.number() >> atom & 1) == 1;
    }

    boolean isAchieved(Stage stage, int atom) {
        return (stage.number() >> games.length + atom & 1) == 1;
    }

    /** The stage that a stage comes to when some of its atoms can never be achieved. */
    Stage withoutHope(Stage stage, boolean[] doomed) {
        long number = stage.number();
        for (int atom : stage.pending()) {
            number &= doomed[atom] ? ~(1L << atom) : -1L;
        }
        return stage(number);
    }

    @Override
    public void addStones(long[] zone) {
        for (ReachGame game : games) {
            game.addTargets(zone);
        }
    }
}
