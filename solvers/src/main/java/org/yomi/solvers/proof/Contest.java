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
import org.yomi.engine.zone.Zone;
import org.yomi.solvers.game.GameOfGoal;
import org.yomi.solvers.game.ReachGame;
import org.yomi.solvers.node.Frame;
import org.yomi.solvers.node.Kind;
import org.yomi.solvers.node.Nodes;
import org.yomi.solvers.node.PatternTable;
import org.yomi.solvers.node.ProofTable;
import org.yomi.solvers.play.KoState;
import org.yomi.solvers.play.Lean;
import org.yomi.solvers.play.Meter;
import org.yomi.solvers.play.Play;
import org.yomi.solvers.play.Stopped;

/** One goal under one ko rule: decides who wins, by turns looking for the reacher's win and for the keeper's proof. */
final class Contest {
    /** The question whether a pass is enough may take this many nodes, and as many times those of the search. */
    private static final int PASS_ALLOWANCE = 1000;

    private static final int ALLOWANCE_FACTOR = 1;

    /** No line is longer than a search can be deep. */
    private static final int LONGEST_LINE = 200;

    private enum Stage {
        SEARCHING,
        /** The search found no win of the reacher; {@link KeepProof} looks whether there is none. */
        PROVING,
        /** All but whether a pass is enough, too. */
        DECIDED
    }

    private final Play play;
    private final Board board;
    private final ReachGame game;
    private final ProofTable table;
    private final Meter meter;
    private final Nodes nodes;
    private final ProofSearch search;
    private Stage stage = Stage.SEARCHING;

    Contest(
            Position position,
            Assumptions assumptions,
            KoState ko,
            GameOfGoal target,
            ProofTable table,
            int patternMb,
            Meter meter) {
        play = new Play(position, assumptions, ko);
        board = play.board;
        game = target.game(play, assumptions);
        this.table = table;
        this.meter = meter;
        nodes = new Nodes(play, game, table, meter);
        search = new ProofSearch(nodes, new PatternTable(play, nodes.nearestToGoal(), patternMb));
    }

    /**
     * Decides the position. When the winner moves first and pass is enough for him, his move is pass.
     *
     * @throws Stopped at a limit
     */
    Decision decide() {
        Decision decision = decideOnBoard();
        stage = Stage.DECIDED;
        boolean winnerFirst = (board.toMove() == game.reacher()) == decision.reacherWins();
        return winnerFirst && decision.move() != Board.PASS ? preferPass(decision) : decision;
    }

    /** The winner moves first: does he win when he passes, too? Looked for about as long as the win itself took. */
    private Decision preferPass(Decision decision) {
        long before = meter.allow(PASS_ALLOWANCE + ALLOWANCE_FACTOR * meter.nodes());
        play.pass();
        try {
            Decision passed = decideOnBoard();
            if (passed.reacherWins() != decision.reacherWins()) {
                return decision;
            }
            List<Integer> line = new ArrayList<>(List.of(Board.PASS));
            line.addAll(passed.line());
            return new Decision(passed.reacherWins(), Board.PASS, passed.zone(), passed.lean(), line);
        } catch (Stopped e) {
            return decision;
        } finally {
            backTo(0);
            meter.restore(before);
        }
    }

    private Decision decideOnBoard() {
        if (game.reached(board)) {
            return reachedAlready();
        }
        while (true) {
            int kind = search.search();
            if (kind == Kind.WIN) {
                return won();
            }
            if (kind == Kind.KEPT) {
                return keptForGood();
            }
            KeepProof proof = new KeepProof(nodes, search);
            stage = stage == Stage.SEARCHING ? Stage.PROVING : stage;
            KeepProof.Outcome outcome = proof.attempt();
            if (outcome == KeepProof.Outcome.TOO_DEEP) {
                throw new Stopped(StopReason.MEMORY);
            }
            if (outcome == KeepProof.Outcome.HELD) {
                proof.complete(search.top());
                return keptForGood();
            }
            stage = stage == Stage.PROVING ? Stage.SEARCHING : stage;
        }
    }

    private Decision reachedAlready() {
        long[] zone = new long[play.geometry.words()];
        game.addTargets(zone);
        game.addReasonForReached(board, zone);
        return decision(true, Board.PASS, zone, 0, List.of());
    }

    private Decision won() {
        Frame root = search.top();
        return decision(true, root.best, root.zone.clone(), root.lean, winningLine());
    }

    private Decision keptForGood() {
        Frame root = search.top();
        return decision(false, root.best, root.zone.clone(), root.lean, keepersLine());
    }

    private Decision decision(boolean reacherWins, int move, long[] zone, int lean, List<Integer> line) {
        boolean leansOnAlive = play.addAliveStones(zone);
        return new Decision(
                reacherWins, move, Zone.ofWords(play.geometry, zone), lean | (leansOnAlive ? Lean.ALIVE : 0), line);
    }

    private void backTo(int moves) {
        while (board.moves() > moves) {
            play.undo();
        }
        search.forgetPath();
    }

    /** Follows the table from the position on the board, the keeper holding out as long as he can. */
    private List<Integer> winningLine() {
        return line(Kind.WIN);
    }

    /** Follows the table from the position on the board, the reacher trying. */
    private List<Integer> keepersLine() {
        return line(Kind.KEPT);
    }

    /** After a search was stopped: the line that it was reading. */
    List<Integer> lineSoFar() {
        return play.line();
    }

    /** The proof and disproof numbers of the reacher's win, as far as the search has come; null if it has not begun. */
    @Nullable
    ProofNumbers numbers() {
        Frame root = nodes.frame(0);
        if (stage == Stage.PROVING) {
            return new ProofNumbers(ProofNumbers.INFINITE, 1);
        }
        boolean open = stage == Stage.SEARCHING && root.kind == Kind.OPEN && root.pn > 0 && root.dn > 0;
        return open ? new ProofNumbers(number(root.pn), number(root.dn)) : null;
    }

    private static int number(int number) {
        return number >= Frame.INFINITE ? ProofNumbers.INFINITE : number;
    }

    private List<Integer> line(int kind) {
        List<Integer> line = new ArrayList<>();
        int start = board.moves();
        Set<Long> seen = new HashSet<>();
        while (line.size() < LONGEST_LINE && seen.add(play.key())) {
            int move = nextInLine(kind);
            if (move < Board.PASS || move != Board.PASS && play.play(move) != Play.Verdict.PLAYED) {
                break;
            }
            if (move == Board.PASS) {
                play.pass();
            }
            line.add(move);
            if (game.reached(board) || game.failed(board)) {
                break;
            }
        }
        backTo(start);
        return line;
    }

    private int nextInLine(int kind) {
        if (kind == Kind.WIN && board.toMove() == game.reacher()) {
            int point = nodes.winningMove();
            if (point != ReachGame.NONE) {
                return point;
            }
        }
        if (kind == Kind.WIN && game.isSureOfWin(board)) {
            return nodes.sureMove();
        }
        int entry = table.find(play.key());
        return entry >= 0 && table.kind(entry) == kind ? table.move(entry) : ReachGame.NONE;
    }
}
