package org.yomi.solvers.known;

import java.util.stream.Stream;
import org.yomi.engine.oracle.Oracle;
import org.yomi.engine.oracle.board.Position;
import org.yomi.engine.oracle.board.Side;
import org.yomi.engine.oracle.goal.Assumptions;
import org.yomi.solvers.oracle.Expectation;
import org.yomi.solvers.oracle.GoalWords;
import org.yomi.solvers.oracle.OracleQuestion;

/**
 * A position with a known answer for either player to move first.
 *
 * @param name of the shape
 * @param diagram as {@link Position#parse} reads it
 * @param goal as {@link GoalWords} reads it
 * @param within points on which moves are allowed, empty for all
 * @param alive stones that cannot be captured, to take the place of a large board around
 * @param blackFirst the {@link Expectation} for black to move first
 * @param whiteFirst the same for white
 * @param reason why that is so
 */
public record KnownPosition(
        String name,
        String diagram,
        String goal,
        String within,
        String alive,
        String blackFirst,
        String whiteFirst,
        String reason) {

    /** All of them. */
    public static Stream<KnownPosition> all() {
        return Stream.concat(KoPositions.ALL.stream(), ShapePositions.ALL.stream());
    }

    /** Those that the oracle decides at once: few points on which to play. */
    public static Stream<KnownPosition> quick() {
        return all().filter(KnownPosition::isQuick);
    }

    /** An invasion names no stone, so that even on 3x3 the oracle has more than a moment's work. */
    private boolean isQuick() {
        return !within.isEmpty() || position().grid().size() <= 9 && !goal.contains("invade");
    }

    private Position position() {
        return Position.parse(diagram);
    }

    /** An oracle for the goal. */
    public Oracle oracle() {
        Position position = position();
        Assumptions assumptions = Assumptions.NONE.withAlive(position.grid().set(alive));
        return new Oracle(
                position.grid(),
                GoalWords.parse(position.grid(), goal),
                within.isEmpty()
                        ? assumptions
                        : assumptions.withWithin(position.grid().set(within)));
    }

    /** The question for that player to move first. */
    public OracleQuestion question(Oracle oracle, Side first) {
        return new OracleQuestion(oracle, position(), first);
    }

    /** The right answer for that player to move first. */
    public Expectation expectation(Side first) {
        return Expectation.parse(first == Side.BLACK ? blackFirst : whiteFirst);
    }

    /** The same with the colours changed. */
    public KnownPosition swapped() {
        return new KnownPosition(
                name + ", colours changed",
                swap(swap(diagram, "X", "O"), "b", "w"),
                swap(goal, "black", "white"),
                within,
                alive,
                whiteFirst,
                blackFirst,
                reason);
    }

    private static String swap(String text, String one, String other) {
        return text.replace(one, "?").replace(other, one).replace("?", other);
    }

    @Override
    public String toString() {
        return name;
    }

    static Builder named(String name) {
        return new Builder(name);
    }

    /** Puts the parts together by name. */
    static final class Builder {
        private final String name;
        private String diagram = "";
        private String goal = "";
        private String within = "";
        private String alive = "";
        private String blackFirst = "";
        private String whiteFirst = "";

        private Builder(String name) {
            this.name = name;
        }

        Builder diagram(String rows) {
            diagram = rows;
            return this;
        }

        Builder goal(String words) {
            goal = words;
            return this;
        }

        Builder within(String points) {
            within = points;
            return this;
        }

        Builder alive(String stones) {
            alive = stones;
            return this;
        }

        Builder blackFirst(String answer) {
            blackFirst = answer;
            return this;
        }

        Builder whiteFirst(String answer) {
            whiteFirst = answer;
            return this;
        }

        KnownPosition because(String reason) {
            return new KnownPosition(name, diagram, goal, within, alive, blackFirst, whiteFirst, reason);
        }
    }
}
