package org.yomi.engine.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.goal.And;
import org.yomi.engine.goal.Goal;
import org.yomi.engine.goal.Not;
import org.yomi.engine.goal.Or;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Question;
import org.yomi.engine.verify.game.Remainder;

/** The parts of a goal of which the winner needs only one: which of them a move of the loser takes from him. */
final class Parts {
    /** A part that is hard to judge is not spoken of. */
    private static final long NODES = 20_000;

    private final LineReader lines;
    private final Inquiry inquiry;
    private final List<Goal> hadBefore;

    /**
     * What the winner could have after a pass of the loser.
     *
     * @param before the loser is to move
     */
    Parts(Replay before, LineReader lines, Inquiry inquiry) {
        this.lines = lines;
        this.inquiry = inquiry;
        List<Integer> moves = new ArrayList<>(before.moves());
        moves.add(Geometry.PASS);
        Replay passed = lines.replay(moves);
        hadBefore = alternatives(inquiry.question().goal(), lines.isMax()).stream()
                .filter(part -> isWon(part, passed).orElse(false))
                .toList();
    }

    /** Those that the winner could have had, and has not after the loser's move. */
    List<Goal> lost(Replay after) {
        return hadBefore.stream()
                .filter(part -> !isWon(part, after).orElse(true))
                .toList();
    }

    private Optional<Boolean> isWon(Goal part, Replay replay) {
        Remainder left = lines.rules.remainder(part, replay.state());
        Goal goal = left.goal();
        if (goal == null) {
            return Optional.of(left.worth() == lines.isMax());
        }
        if (replay.isDecided()) {
            return Optional.empty();
        }
        Question whole = lines.rules.question(replay.state(), lines.nodes(NODES));
        Question alone =
                new Question(whole.position(), goal, whole.assumptions(), whole.first(), whole.rules(), whole.limits());
        Optional<Answer> answer = inquiry.ask(alone, replay.moves());
        answer.ifPresent(found -> inquiry.leanOn(found.assumptions()));
        return answer.map(lines::isWon);
    }

    /** Of which one is enough for max, or for min. */
    private static List<Goal> alternatives(Goal goal, boolean forMax) {
        if (goal instanceof Not not) {
            return alternatives(not.part(), !forMax).stream()
                    .map(part -> (Goal) new Not(part))
                    .toList();
        }
        boolean isChoice = forMax ? goal instanceof Or : goal instanceof And;
        return isChoice ? goal.parts() : List.of();
    }
}
