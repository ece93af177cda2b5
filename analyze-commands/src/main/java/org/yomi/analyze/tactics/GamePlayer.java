package org.yomi.analyze.tactics;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Legality;
import org.yomi.engine.discovery.Findings;
import org.yomi.engine.goal.text.ParsedGoal;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.FirstMove;
import org.yomi.engine.question.Stop;
import org.yomi.engine.verify.game.Remainder;

/** Chooses moves: those of the goal of the game, for either side; without a goal, of the most valuable one in doubt. */
final class GamePlayer {
    private final Asker asker;
    private final GameGoal goal;

    /** A move that gains something, how many stones that is about, and the answer that shows it. */
    private record Gain(int move, int stones, Answer answer) {}

    GamePlayer(Asker asker, GameGoal goal) {
        this.asker = asker;
        this.goal = goal;
    }

    /**
     * Chooses a legal move.
     *
     * @param cancelled once true, what is known so far decides
     * @return a point or pass
     * @throws org.yomi.gtp.call.GtpFailure when the goal of the game is about stones that are not there
     */
    int choose(Colour colour, BooleanSupplier cancelled) {
        return goal.isSet() ? moveForGoal(colour, cancelled) : mostValuable(colour, cancelled);
    }

    private int moveForGoal(Colour colour, BooleanSupplier cancelled) {
        Remainder rest = goal.rest(asker.positions(), asker.settings());
        if (rest.goal() == null) {
            asker.forgetLast();
            return Geometry.PASS;
        }
        ParsedGoal open = goal.assumed(rest.goal(), asker.settings());
        Answer answer = asker.ask(open, colour, cancelled);
        if (answer.move().kind() == FirstMove.Kind.POINT
                && !isLegal(answer.move().point(), colour)) {
            // He may take back a ko only if he has a threat, which nobody looks for.
            answer = asker.askUnderNeutralRule(open, colour, cancelled);
        }
        return move(answer, colour, cancelled);
    }

    private int move(Answer answer, Colour colour, BooleanSupplier cancelled) {
        Stop stop = answer.stop();
        if (stop != null) {
            boolean wins = stop.known().winsWithoutThreats(answer.question().maxFirst());
            List<Integer> line = answer.line();
            return IntStream.range(0, wins ? Math.min(1, line.size()) : line.size())
                    .filter(i -> i % 2 == 0)
                    .mapToObj(line::get)
                    .filter(move -> move != Geometry.PASS && isLegal(move, colour))
                    .findFirst()
                    .orElse(Geometry.PASS);
        }
        Study study = asker.study(answer, cancelled);
        int move = answer.move().kind() == FirstMove.Kind.NONE
                ? study.stubbornMove(asker.positions())
                : answer.move().point();
        if (isLegal(move, colour)) {
            return move;
        }
        // Joined to stones that are assumed to be alive, it lives on their liberty; on the board it is suicide.
        return study.firstMoves().good().stream()
                .filter(good -> isLegal(good, colour))
                .findFirst()
                .orElse(Geometry.PASS);
    }

    private int mostValuable(Colour colour, BooleanSupplier cancelled) {
        Findings findings = asker.survey(cancelled).discover();
        Stream<Gain> alone = findings.open().stream()
                .flatMap(found -> found.status().blackFirst().stream()
                        .filter(answer -> answer.question().first() == colour)
                        .map(answer -> new Gain(
                                answer.move().point(), found.candidate().stones(), answer)));
        Stream<Gain> doubles = findings.doubles().stream()
                .filter(found -> found.player() == colour)
                .map(found -> new Gain(found.move(), found.stones(), found.after()));
        List<Gain> gains = Stream.concat(alone, doubles)
                .filter(gain -> gain.move != Geometry.PASS && isLegal(gain.move, colour))
                .toList();
        Optional<Gain> most = gains.stream()
                .sorted(Comparator.comparing(Gain::stones).reversed())
                .findFirst();
        most.ifPresentOrElse(gain -> asker.remember(gain.answer()), asker::forgetLast);
        return most.map(Gain::move).orElse(Geometry.PASS);
    }

    private boolean isLegal(int move, Colour colour) {
        return move == Geometry.PASS || new Board(asker.position().withToMove(colour)).legality(move) == Legality.OK;
    }
}
