package org.yomi.solvers.achieve;

import java.util.ArrayList;
import java.util.List;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.question.StopReason;
import org.yomi.engine.zone.Zone;

/** One goal under one ko rule: decides who wins, by turns looking for the reacher's win and for the keeper's proof. */
final class Contest {
    /** A proof attempt may take this many nodes, or as many times the nodes that the search took so far. */
    private static final int FIRST_ALLOWANCE = 4000;

    private static final int ALLOWANCE_FACTOR = 2;

    /** The same for the question whether a pass is enough. */
    private static final int PASS_ALLOWANCE = 20_000;

    /**
     * The budget for the keeper's replies. The smallest does best: a reply that turns out to lose is learnt from, and on
     * small boards larger budgets cost two to four times the nodes.
     */
    private static final int PROOF_BUDGET = ReachSearch.STEP;

    /** No line is longer than a search can be deep. */
    private static final int LONGEST_LINE = 200;

    private final Play play;
    private final Board board;
    private final ReachGame game;
    private final ReachTable table;
    private final Meter meter;
    private final Nodes nodes;
    private final ReachSearch search;
    private final KeepProof proof;

    Contest(Position position, Assumptions assumptions, KoState ko, GameOfGoal target, ReachTable table, Meter meter) {
        play = new Play(position, assumptions, ko);
        board = play.board;
        game = target.game(board, assumptions);
        this.table = table;
        this.meter = meter;
        table.clear();
        nodes = new Nodes(play, game, table, meter);
        search = new ReachSearch(nodes);
        proof = new KeepProof(nodes, search, new HoldSearch(nodes));
    }

    /**
     * Decides the position. When the winner moves first and pass is enough for him, his move is pass.
     *
     * @throws Stopped at a limit
     */
    Decision decide() {
        Decision decision = decideOnBoard();
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
            rethrowUnlessAllowance(e, before);
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
        int start = board.moves();
        for (int budget = ReachSearch.STEP; ; budget += ReachSearch.STEP) {
            if (search.reacherWins(budget, 0)) {
                return won();
            }
            if (holds(start)) {
                return kept();
            }
        }
    }

    private Decision reachedAlready() {
        long[] zone = new long[play.geometry.words()];
        game.addTargets(zone);
        game.addReasonForReached(board, zone);
        return decision(true, Board.PASS, zone, 0, List.of());
    }

    private Decision won() {
        Frame root = nodes.frame(0);
        return decision(true, root.best, root.zone.clone(), root.lean, winningLine());
    }

    private Decision kept() {
        int move = proof.rootReply();
        return decision(false, move, proof.zone(move), proof.lean(), proof.line(move));
    }

    private Decision decision(boolean reacherWins, int move, long[] zone, int lean, List<Integer> line) {
        boolean leansOnAlive = play.addAliveStones(zone);
        return new Decision(
                reacherWins, move, Zone.ofWords(play.geometry, zone), lean | (leansOnAlive ? Lean.ALIVE : 0), line);
    }

    private boolean holds(int start) {
        long before = meter.allow(FIRST_ALLOWANCE + ALLOWANCE_FACTOR * meter.nodes());
        try {
            return proof.attempt(PROOF_BUDGET) == KeepProof.Outcome.HELD;
        } catch (Stopped e) {
            rethrowUnlessAllowance(e, before);
            return false;
        } finally {
            backTo(start);
            meter.restore(before);
        }
    }

    private void rethrowUnlessAllowance(Stopped e, long before) {
        if (e.reason() != StopReason.NODES || meter.exceeds(before)) {
            throw e;
        }
    }

    private void backTo(int moves) {
        while (board.moves() > moves) {
            play.undo();
        }
        nodes.forgetPath();
    }

    /** Follows the table from the position on the board, the keeper holding out as long as he can. */
    private List<Integer> winningLine() {
        List<Integer> line = new ArrayList<>();
        int start = board.moves();
        while (line.size() < LONGEST_LINE) {
            int move = nextInLine();
            if (move == ReachGame.NONE || move != Board.PASS && play.play(move) != Play.Verdict.PLAYED) {
                break;
            }
            if (move == Board.PASS) {
                play.pass();
            }
            line.add(move);
            if (game.reached(board)) {
                break;
            }
        }
        backTo(start);
        return line;
    }

    private int nextInLine() {
        if (board.toMove() == game.reacher()) {
            int point = nodes.winningMove();
            if (point != ReachGame.NONE) {
                return point;
            }
        }
        int entry = table.find(play.key());
        return entry >= 0 && table.isWin(entry) ? table.move(entry) : ReachGame.NONE;
    }
}
