package org.yomi.engine.goal.text;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.And;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.goal.Capture;
import org.yomi.engine.goal.Connect;
import org.yomi.engine.goal.Enter;
import org.yomi.engine.goal.Goal;
import org.yomi.engine.goal.Invade;
import org.yomi.engine.goal.Live;
import org.yomi.engine.goal.Not;
import org.yomi.engine.goal.Or;
import org.yomi.engine.goal.Race;
import org.yomi.engine.goal.Safe;

/**
 * Reads a goal and its assumptions for a position: recursive descent over the grammar of this package.
 *
 * <p>A goal over several stones becomes an {@link And} over the stones, the same stone twice counted once. A chain
 * {@code a & b & c} becomes one {@code And}; one in brackets stays a goal of its own.
 */
public final class GoalParser {
    /** Goals nested deeper than this are refused, in brackets and signs of the text and in the goal itself. */
    public static final int MAX_DEPTH = 200;

    private static final List<String> WORDS =
            List.of("capture", "connect", "enter", "live", "race", "safe", "invade", "not", "and", "or");

    private final Tokens tokens;
    private final Arguments arguments;
    private final Geometry geometry;
    private int depth;

    private GoalParser(String text, @Nullable Position position) {
        tokens = new Tokens(text);
        arguments = new Arguments(tokens, position);
        geometry = arguments.geometry();
    }

    /**
     * Reads a whole text.
     *
     * @param position gives the board's size and the colours of the stones named
     * @throws GoalException when the text is no goal for the position
     */
    public static ParsedGoal parse(String text, Position position) throws GoalException {
        return new GoalParser(text, position).parse();
    }

    /**
     * Makes sure that a text is a goal for some position: its words, signs and numbers are right, and its vertices are on
     * the largest board.
     *
     * @throws GoalException when it is a goal for none
     */
    public static void expectForm(String text) throws GoalException {
        new GoalParser(text, null).parse();
    }

    /** Whether a text begins with a word of goals and its bracket, be it a goal or not; signs may stand before them. */
    public static boolean looksLikeGoal(String text) {
        Tokens tokens = new Tokens(text);
        while (tokens.is("!") || tokens.is("(")) {
            tokens.next();
        }
        return WORDS.contains(tokens.next()) && tokens.is("(");
    }

    private ParsedGoal parse() throws GoalException {
        int column = tokens.column();
        Goal goal = or();
        Assumptions assumptions = new AssumptionsParser(tokens, arguments).parse();
        if (goal.depth() > MAX_DEPTH) {
            throw tooDeep(column);
        }
        return new ParsedGoal(goal, assumptions);
    }

    private interface Rule {
        Goal parse() throws GoalException;
    }

    private Goal or() throws GoalException {
        return chain("|", this::and, Or::new);
    }

    private Goal and() throws GoalException {
        return chain("&", this::unary, And::new);
    }

    private Goal chain(String sign, Rule part, Function<List<Goal>, Goal> join) throws GoalException {
        int column = tokens.column();
        List<Goal> parts = new ArrayList<>(List.of(part.parse()));
        while (tokens.skip(sign)) {
            parts.add(part.parse());
        }
        return join(sign, parts, join, column);
    }

    private Goal join(String sign, List<Goal> parts, Function<List<Goal>, Goal> join, int column) throws GoalException {
        Goal first = parts.get(0);
        for (Goal part : parts) {
            arguments.expect(
                    part.max() == first.max(),
                    column,
                    () -> "the parts of " + sign + " have different players: " + player(first) + ", " + player(part));
        }
        return parts.size() == 1 || arguments.isForAnyPosition() ? first : join.apply(parts);
    }

    private String player(Goal goal) {
        return GoalPrinter.print(goal, geometry) + " is for " + goal.max().word();
    }

    private Goal unary() throws GoalException {
        int column = tokens.column();
        if (depth++ > MAX_DEPTH) {
            throw tooDeep(column);
        }
        Goal goal = tokens.skip("!") ? new Not(unary()) : tokens.is("(") ? brackets() : worded();
        depth--;
        return goal;
    }

    private static GoalException tooDeep(int column) {
        return new GoalException(column, "nested too deep; a goal may be nested " + MAX_DEPTH + " deep");
    }

    private Goal worded() throws GoalException {
        int column = tokens.column();
        return switch (tokens.current()) {
            case "not" -> {
                tokens.next();
                yield new Not(brackets());
            }
            case "and" -> functional(column, And::new);
            case "or" -> functional(column, Or::new);
            case "capture" -> overStones(Capture::new, true);
            case "live" -> overStones(Live::new, false);
            case "safe" -> overStones(Safe::new, false);
            case "connect" -> connect(column);
            case "enter" -> enter();
            case "race" -> race();
            case "invade" -> invade();
            default -> throw tokens.expected("a goal (" + String.join(", ", WORDS) + ")");
        };
    }

    private Goal brackets() throws GoalException {
        tokens.expect("(");
        Goal goal = or();
        tokens.expect(")");
        return goal;
    }

    private Goal functional(int column, Function<List<Goal>, Goal> join) throws GoalException {
        String word = tokens.next();
        tokens.expect("(");
        List<Goal> parts = new ArrayList<>(List.of(or()));
        while (tokens.skip(",")) {
            parts.add(or());
        }
        tokens.expect(")");
        if (parts.size() == 1) {
            throw new GoalException(column, word + " needs at least 2 goals, separated by commas");
        }
        return join(word, parts, join, column);
    }

    private List<Integer> stones() throws GoalException {
        String word = tokens.next();
        tokens.expect("(");
        List<Integer> stones = arguments.stonesOfOneColour(word);
        tokens.expect(")");
        return stones;
    }

    private Goal overStones(BiFunction<Integer, Colour, Goal> atom, boolean forOpponent) throws GoalException {
        List<Integer> stones = stones();
        Colour owner = arguments.colourOf(stones.get(0));
        Colour max = forOpponent ? owner.opponent() : owner;
        return all(stones.stream().map(stone -> atom.apply(stone, max)).collect(Collectors.toList()));
    }

    private Goal connect(int column) throws GoalException {
        List<Integer> stones = stones();
        if (stones.size() == 1) {
            throw new GoalException(column, "connect needs at least 2 stones, separated by commas");
        }
        int first = stones.get(0);
        Colour owner = arguments.colourOf(first);
        return all(stones.stream()
                .skip(1)
                .map(stone -> new Connect(first, stone, owner))
                .collect(Collectors.toList()));
    }

    private static Goal all(List<Goal> atoms) {
        List<Goal> distinct = atoms.stream().distinct().collect(Collectors.toList());
        return distinct.size() == 1 ? distinct.get(0) : new And(distinct);
    }

    private Goal enter() throws GoalException {
        String word = tokens.next();
        tokens.expect("(");
        int stone = arguments.stone(word);
        comma("a region, such as A1-C3");
        Goal goal = new Enter(stone, arguments.region(), arguments.colourOf(stone));
        tokens.expect(")");
        return goal;
    }

    private Goal race() throws GoalException {
        String word = tokens.next();
        tokens.expect("(");
        int own = arguments.stone(word);
        List<Goal> races = new ArrayList<>();
        comma("a stone of the other colour");
        do {
            int column = tokens.column();
            int other = arguments.stone(word);
            arguments.expect(
                    arguments.colourOf(other) != arguments.colourOf(own),
                    column,
                    () -> geometry.name(own) + " and " + geometry.name(other) + " are both "
                            + arguments.colourOf(own).word()
                            + "; race needs stones of the other colour after the first");
            races.add(new Race(own, other, arguments.colourOf(own)));
        } while (tokens.skip(","));
        tokens.expect(")");
        return all(races);
    }

    private Goal invade() throws GoalException {
        tokens.next();
        tokens.expect("(");
        Colour colour = arguments.colour();
        comma("a region, such as A1-C3");
        Goal goal = new Invade(colour, arguments.region());
        tokens.expect(")");
        return goal;
    }

    /** Steps over the comma in front of what is needed behind it. */
    private void comma(String behind) throws GoalException {
        if (!tokens.skip(",")) {
            throw tokens.expected("',' and " + behind);
        }
    }
}
