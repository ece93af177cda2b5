package org.yomi.engine.explain;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.yomi.engine.board.Colour;
import org.yomi.engine.question.Question;
import org.yomi.engine.verify.game.GoalFlags.Flag;
import org.yomi.engine.verify.game.Remainder;
import org.yomi.engine.verify.game.Rules;
import org.yomi.engine.verify.game.State;

/** Moves played from the position of a question on, with what they did to the goal and which of them were about a ko. */
final class Replay {
    private final Question question;
    private final Rules rules;
    private final boolean winnerIsMax;
    private final List<Integer> moves = new ArrayList<>();
    private final List<Settled> settled = new ArrayList<>();
    private final Set<State> seen = new LinkedHashSet<>();
    private State state;

    Replay(Question question, Rules rules, Colour winner) {
        this.question = question;
        this.rules = rules;
        winnerIsMax = winner == question.goal().max();
        state = rules.start();
        seen.add(state);
    }

    /** Plays a move; false, and nothing is changed, when it is not legal. */
    boolean play(int move) {
        Optional<Rules.Step> step = rules.step(state, move);
        step.ifPresent(legal -> {
            moves.add(move);
            noteFlags(legal.to());
            state = legal.to();
            seen.add(state);
        });
        return step.isPresent();
    }

    private void noteFlags(State next) {
        for (int i = 0; i < next.flags().size(); i++) {
            Flag flag = next.flags().get(i);
            if (flag != state.flags().get(i)) {
                settled.add(Settled.in(next.position(), rules.atoms().get(i), flag));
            }
        }
    }

    State state() {
        return state;
    }

    List<Integer> moves() {
        return moves;
    }

    /** Whether each state so far was there for the first time. */
    boolean isWithoutRepetition() {
        return seen.size() == moves.size() + 1;
    }

    private Remainder remainder() {
        return rules.remainder(state);
    }

    /** Whether the winner needs nothing more to happen. */
    boolean isKept() {
        return remainder().worth() == winnerIsMax;
    }

    boolean isDecided() {
        return remainder().isDecided();
    }

    Line line() {
        return new Line(moves, KoMoves.of(question, moves), settled, remainder().goal(), isKept());
    }
}
