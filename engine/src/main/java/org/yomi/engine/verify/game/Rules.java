package org.yomi.engine.verify.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Legality;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.goal.AtomicGoal;
import org.yomi.engine.goal.Goal;
import org.yomi.engine.question.KoRule;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Question;
import org.yomi.engine.verify.game.GoalFlags.Flag;
import org.yomi.engine.zone.Zone;

/** The game about a goal under one ko rule: its states and moves (semantics, sections 1 to 4 and 6). */
public final class Rules {
    /**
     * A move and the state after it.
     *
     * @param move a point or pass
     * @param to the other player is to move
     */
    public record Step(int move, State to) {}

    private final Goal goal;
    private final Assumptions assumptions;
    private final KoRule rule;
    private final GoalFlags flags;
    private final State start;

    /** The game that a question is about. */
    public Rules(Question question, KoRule rule) {
        goal = question.goal();
        assumptions = question.assumptions();
        this.rule = rule;
        flags = new GoalFlags(goal, assumptions);
        Position position = question.position();
        start = state(position, flags.atStart(assumptions.board(position)));
    }

    /** The state in which the question is put. */
    public State start() {
        return start;
    }

    /** The stones that are taken for alive. */
    public Zone alive() {
        return assumptions.immortal(start.position().geometry());
    }

    /** What is left of the goal. */
    public Remainder remainder(State state) {
        return remainder(goal, state);
    }

    /** What is left of a part of the goal. */
    public Remainder remainder(Goal part, State state) {
        return Remainder.of(part, flags.atoms(), state.flags());
    }

    /** The atoms of the goal, each once, in the order of the flags of a state. */
    public List<AtomicGoal> atoms() {
        return flags.atoms();
    }

    /**
     * The question about what is left of the goal in a state, under the rule of this game.
     *
     * @throws IllegalArgumentException when the goal is decided there
     */
    public Question question(State state, Limits limits) {
        Goal rest = remainder(state).goal();
        if (rest == null) {
            throw new IllegalArgumentException("the goal is decided");
        }
        return new Question(
                state.position(), rest, assumptions, state.position().toMove(), Set.of(rule), limits);
    }

    /** The legal moves on the points of a zone, and last the pass. */
    public List<Step> steps(State state, Zone zone) {
        Board board = assumptions.board(state.position());
        List<Step> steps = new ArrayList<>();
        zone.forEach(p -> step(board, state, p).ifPresent(steps::add));
        step(board, state, Geometry.PASS).ifPresent(steps::add);
        return steps;
    }

    /** A move, or nothing when it is not legal. */
    public Optional<Step> step(State state, int move) {
        return step(assumptions.board(state.position()), state, move);
    }

    private Optional<Step> step(Board board, State state, int move) {
        if (move != Geometry.PASS && !mayPlay(board, move)) {
            return Optional.empty();
        }
        Colour mover = state.position().toMove();
        board.play(move);
        boolean forbidden = board.ban() != Geometry.PASS && assumptions.noKo().contains(mover);
        Optional<Step> step = forbidden ? Optional.empty() : Optional.of(new Step(move, after(board, state)));
        board.undo();
        return step;
    }

    private boolean mayPlay(Board board, int point) {
        return board.legality(point) == Legality.OK
                && assumptions.within().map(region -> region.contains(point)).orElse(true);
    }

    private State after(Board board, State before) {
        for (int p = 0; assumptions.alive().isPresent() && p < board.geometry().size(); p++) {
            if (board.cell(p) != Board.EMPTY && board.firstLiberty(board.block(p)) == Geometry.PASS) {
                throw new Exhausted(
                        "no question can be put about a block without liberties that is assumed to be alive");
            }
        }
        return state(board.position(), flags.afterMove(before.flags(), board));
    }

    /** Drops a ban that does not bind the player to move, so that it does not make two states of one. */
    private State state(Position position, List<Flag> now) {
        boolean binds = rule.binds(position.toMove() == goal.max());
        boolean drop = position.ban() != Geometry.PASS && !binds;
        return new State(
                drop ? Position.of(position.geometry(), position.cells(), position.toMove(), Geometry.PASS) : position,
                now);
    }
}
