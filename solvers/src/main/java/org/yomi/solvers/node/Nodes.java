package org.yomi.solvers.node;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.yomi.engine.board.Board;
import org.yomi.solvers.game.ReachGame;
import org.yomi.solvers.play.Bits;
import org.yomi.solvers.play.Lean;
import org.yomi.solvers.play.Meter;
import org.yomi.solvers.play.Play;
import org.yomi.solvers.play.Stopped;

/** What the searches of one game do alike at a node: its memory, and how zones go from the children to it. */
public final class Nodes {
    public final Play play;
    public final Board board;
    public final ReachGame game;
    public final ProofTable table;
    public final Dilation dilation;
    private final Spares spares;
    public final MoveOrder order;

    /** Moves that decide the game at once. */
    public final DecidingMoves deciding;

    private final Meter meter;
    private final Saving saving;
    private final List<Frame> frames = new ArrayList<>();
    private final Supplier<List<Integer>> line;

    /**
     * The memory of a search.
     *
     * @param saving what zones leave out
     */
    public Nodes(Play play, ReachGame game, ProofTable table, Meter meter, Saving saving) {
        this.play = play;
        this.saving = saving;
        board = play.board;
        this.game = game;
        this.table = table;
        this.meter = meter;
        line = play::line;
        spares = new Spares(play, meter, table);
        dilation = new Dilation(play, game, spares, saving);
        order = new MoveOrder(board, game);
        deciding = new DecidingMoves(play, game);
    }

    /**
     * Whether ladders are taken for wins without search. Not in a formula's parts: by the patterns of what they have searched
     * they find more again.
     */
    public boolean takesLadders() {
        return saving != Saving.NOTHING;
    }

    /** Counts a node; throws {@link Stopped} at a limit. */
    public void tick() {
        meter.tick(line);
    }

    /** Throws {@link Stopped} at a limit of time, or when the search is cancelled: for work that is no node. */
    public void check() {
        meter.check(line);
    }

    public long count() {
        return meter.nodes();
    }

    /** Whether a pass does more than to hand over the move: it lifts a ban on the player to move, or settles a flag. */
    public boolean passMatters() {
        if (play.bindingBan() >= 0) {
            return true;
        }
        if (!game.passMayMatter()) {
            return false;
        }
        long before = play.flags();
        play.pass();
        boolean matters = play.flags() != before;
        play.undo();
        return matters;
    }

    /** The memory of a ply, where a search of that ply leaves its findings. */
    public Frame frame(int ply) {
        while (frames.size() <= ply) {
            frames.add(new Frame(play.geometry.size(), play.geometry.words()));
        }
        return frames.get(ply);
    }

    /** The reacher is to move; if an assumption says that the keeper has won, completes that result. */
    public boolean keptByAssumption(Frame frame) {
        int assumption = game.keptByAssumption(board);
        if (assumption == 0) {
            return false;
        }
        frame.clear();
        game.addAssumptionReason(board, frame.zone, assumption);
        completeKept(frame, assumption);
        return true;
    }

    /** The goal can never be reached any more, by the keeper's last move: completes that result. */
    public void failed(Frame frame) {
        frame.clear();
    }

    /** The keeper has not lost yet: the zone that says no more than that, and that the reacher is not there yet. */
    public void keptSoFar(Frame frame) {
        frame.clear();
        game.addReasonToPass(board, frame.zone);
        game.addReasonAgainstReached(board, frame.zone);
        closeKept(frame);
        addNeeds(frame);
    }

    /** The game says that the keeper has won for good: completes that result. */
    public void keptForGood(Frame frame) {
        frame.clear();
        game.addReasonKeptForGood(board, frame.zone);
        completeKept(frame, game.leanOfKeptForGood());
    }

    /** The game says that the keeper wins by his answers: completes that result. */
    public void keptByAnswers(Frame frame) {
        frame.clear();
        game.addReasonKeptByAnswers(frame.zone);
        completeKept(frame, Lean.CYCLE);
    }

    /** The game says that the reacher is sure of his win: completes that result; false if its reason is not seen again. */
    public boolean sureWin(Frame frame) {
        frame.clear();
        int more = Spares.margin(play, game.reacher());
        int plenty = Spares.plenty(play, game.reacher());
        if (saving.includes(Saving.COUNTED)
                && spares.isTime()
                && game.countSureWin(board, frame.zone, frame.spare, more, plenty)) {
            frame.slack = Math.min(Spares.MOST, game.sureSlack);
            dilation.closeForOpponent(frame);
        } else {
            frame.clear();
            if (!game.addReasonForSureWin(board, frame.zone)) {
                return false;
            }
            dilation.closeForOpponent(frame.zone);
            frame.lean |= game.leanOfSureWin();
        }
        frame.best = sureMove();
        frame.settle(Kind.WIN);
        return true;
    }

    /** The reacher is sure of his win: what the player to move plays. */
    public int sureMove() {
        if (!game.isSureOfWin(board)) {
            return Board.PASS;
        }
        return board.toMove() == game.reacher() ? game.sureMove(board) : game.lastResort(board);
    }

    /** The game says that the keeper is sure to keep what he has: completes that result; false as {@link #sureWin}. */
    public boolean sureKeeping(Frame frame) {
        frame.clear();
        if (!game.addReasonForSureKeeping(board, frame.zone)) {
            return false;
        }
        dilation.closeForOpponent(frame.zone);
        frame.best = board.toMove() == game.reacher() ? Board.PASS : game.sureAnswer(board);
        frame.lean = Lean.CYCLE;
        frame.settle(Kind.KEPT);
        return true;
    }

    /** The keeper is to move: if by one move he wins for good, or by his answers, completes that result. */
    public boolean liveAtOnce(Frame frame, Frame next) {
        int point = deciding.living();
        boolean forGood = point != ReachGame.NONE;
        if (!forGood) {
            point = deciding.answering();
        }
        if (point == ReachGame.NONE) {
            return false;
        }
        play.play(point);
        if (forGood ? !game.keptForGood(board) : !game.keptByAnswers(board)) {
            throw new AssertionError(
                    "no life after a move at " + board.geometry().name(point));
        }
        if (forGood) {
            keptForGood(next);
        } else {
            keptByAnswers(next);
        }
        next.settle(Kind.KEPT);
        takeWin(frame, next, point);
        return true;
    }

    private void completeKept(Frame frame, int lean) {
        game.addReasonAgainstReached(board, frame.zone);
        dilation.closeForOpponent(frame.zone);
        frame.lean = lean;
    }

    /** Keeps the zone of a win of the keeper closed, with {@link Frame#spare} for the needs; it may still grow. */
    public void closeKept(Frame frame) {
        dilation.closeKept(frame.zone, frame.spare);
        nothingMayBeFilled(frame);
    }

    /** The zone of a win of the keeper is whole: puts what the node itself needs into {@link Frame#spare}. */
    public void addNeeds(Frame frame) {
        Bits.clear(frame.spare);
        dilation.addNeeds(frame.zone, frame.spare);
        nothingMayBeFilled(frame);
        frame.lean |= frame.slack == 0 ? Lean.ALONE : 0;
    }

    /** Of the keeper's wins no spare point may have been filled. */
    public void nothingMayBeFilled(Frame frame) {
        for (int i = 0; i < frame.spare.length; i++) {
            frame.spare[i] &= ~frame.zone[i];
        }
        frame.slack = Bits.count(frame.spare) == 0 ? Spares.ANY : 0;
    }

    /** The reacher has just reached the goal: completes that result. */
    public void reached(Frame frame) {
        frame.clear();
        game.addReasonForReached(board, frame.zone);
        frame.settle(Kind.WIN);
    }

    /** The reacher is to move: if one move reaches the goal, completes that result. */
    public boolean winAtOnce(Frame frame, Frame next) {
        int point = deciding.winning();
        if (point == ReachGame.NONE) {
            return false;
        }
        play.play(point);
        reached(next);
        takeWin(frame, next, point);
        return true;
    }

    /** The keeper is to move: if by one move he has won at once, perhaps by an assumption, completes that result. */
    public boolean keepAtOnce(Frame frame, Frame next) {
        int point = deciding.keeping();
        if (point == ReachGame.NONE) {
            return false;
        }
        play.play(point);
        if (game.failed(board)) {
            failed(next);
        } else {
            keptByAssumption(next);
        }
        next.settle(Kind.KEPT);
        takeWin(frame, next, point);
        frame.settle(Kind.KEPT);
        return true;
    }

    /** The winner's move is on the board and was seen to win with {@code next}: takes it back, completes the zone. */
    public void takeWin(Frame frame, Frame next, int point) {
        int winner = Board.opponent(board.toMove());
        boolean mayCount = saving.includes(Saving.COUNTED) && winner == game.reacher();
        Bits.copy(next.zone, frame.zone);
        Bits.copy(next.spare, frame.spare);
        frame.slack = next.slack;
        if (point != Board.PASS) {
            if (mayCount) {
                dilation.addMove(frame, point);
            } else {
                dilation.addMove(frame.zone, point, frame.spare);
            }
        }
        play.undo();
        if (winner == game.reacher()) {
            game.addReasonAgainstAssumption(board, frame.zone);
        }
        if (mayCount) {
            dilation.closeForMover(frame);
        } else {
            dilation.closeForMover(frame.zone, winner);
            nothingMayBeFilled(frame);
        }
        frame.best = point;
        frame.lean = next.lean;
        frame.length = next.length + 1;
    }

    /** The loser's move, on the board, was refuted with {@code next}: its zone joins, and narrows the must-play region. */
    public void narrow(Frame frame, Frame next, int move) {
        if (Kind.isKept(next.kind) || dilation.lastMoveCapturedIn(next.spare)) {
            next.absorb();
        }
        dilation.addCapturesBy(move, next.zone, frame.zone);
        frame.lean |= next.lean;
        frame.resist(move, next);
        boolean likeNullMove =
                !Bits.has(next.zone, move) && !dilation.lastMoveCapturedIn(next.zone) && !play.lastMoveSpentThreat();
        if (likeNullMove) {
            Spares.addElsewhere(frame, next);
            Bits.and(frame.must, next.zone);
        } else {
            frame.slack = Math.min(frame.slack, next.slack);
            Bits.remove(frame.must, move);
        }
        Bits.or(frame.zone, next.zone);
        Bits.or(frame.spare, next.spare);
    }

    /** The loser's pass was refuted with {@code next}: begins the zone and the must-play region with that. */
    public void narrowByPass(Frame frame, Frame next) {
        frame.clear();
        Spares.addElsewhere(frame, next);
        Bits.copy(next.zone, frame.zone);
        Bits.copy(next.spare, frame.spare);
        Bits.copy(next.zone, frame.must);
        frame.lean = next.lean;
        frame.resist(Board.PASS, next);
    }

    /** All moves of the keeper, to move, are refuted: completes the zone. */
    public void completeWin(Frame frame) {
        addRefusals(frame);
        if (saving.includes(Saving.COUNTED)) {
            dilation.closeForOpponent(frame);
        } else {
            dilation.closeForOpponent(frame.zone);
        }
        frame.settle(Kind.WIN);
    }

    /** Adds the reasons why the loser's moves that are left in the must-play region are not allowed. */
    public void addRefusals(Frame frame) {
        for (int p = Bits.next(frame.must, 0); p >= 0; p = Bits.next(frame.must, p + 1)) {
            if (board.cell(p) == Board.EMPTY) {
                frame.lean |= addRefusal(frame.zone, p);
            }
        }
    }

    /** Adds the reason why the player to move may not play a point; returns what it leans on. */
    public int addRefusal(long[] zone, int p) {
        switch (play.play(p)) {
            case SUICIDE -> dilation.addSuicide(zone, p);
            case BANNED -> {
                return Lean.BAN;
            }
            case OUTSIDE -> {
                return Lean.WITHIN;
            }
            case MAKES_KO -> {
                int mover = board.toMove();
                board.play(p);
                dilation.addForbiddenKo(zone, p);
                board.undo();
                return Lean.noKo(mover);
            }
            case PLAYED -> throw new AssertionError("a move of the must-play region was not searched");
            case OCCUPIED -> throw new AssertionError("an empty point is not occupied");
        }
        return 0;
    }

    /** A result is final: what is left of the spare points becomes part of its zone. */
    public void absorb(Frame frame) {
        if (frame.kind == Kind.WIN) {
            spares.trim(frame);
        }
        frame.absorb();
    }

    /** Copies what the table knows. */
    public void recall(int entry, Frame frame) {
        table.recall(entry, frame);
    }
}
