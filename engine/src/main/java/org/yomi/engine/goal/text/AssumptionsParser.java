package org.yomi.engine.goal.text;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.yomi.engine.board.Colour;
import org.yomi.engine.goal.Assumptions;

/** Reads the assumptions behind a goal, up to the end of the text. */
final class AssumptionsParser {
    private static final List<String> WORDS = List.of("escape", "open", "apart", "within", "alive", "noko");

    private final Tokens tokens;
    private final Arguments arguments;
    private final Set<String> given = new HashSet<>();
    private Assumptions result = Assumptions.NONE;

    AssumptionsParser(Tokens tokens, Arguments arguments) {
        this.tokens = tokens;
        this.arguments = arguments;
    }

    Assumptions parse() throws GoalException {
        while (!tokens.is(Tokens.END)) {
            assumption();
        }
        return result;
    }

    private void assumption() throws GoalException {
        int column = tokens.column();
        if (!WORDS.contains(tokens.current())) {
            throw tokens.expected("&, | or an assumption (" + String.join(", ", WORDS) + ") behind the goal");
        }
        String word = tokens.next();
        tokens.expect("(");
        String name = word.equals("noko") ? noKo() : single(word);
        tokens.expect(")");
        if (!given.add(name)) {
            throw new GoalException(column, name + " is given twice");
        }
    }

    private String single(String word) throws GoalException {
        result = switch (word) {
            case "escape" -> result.withEscape(arguments.number(Assumptions.MAX_COUNT));
            case "open" -> result.withOpen(arguments.number(Assumptions.MAX_COUNT));
            case "apart" -> result.withApart(arguments.number(Assumptions.MAX_COUNT));
            case "within" -> result.withWithin(arguments.region());
            case "alive" -> result.withAlive(arguments.zoneOfStones(word));
            default -> throw new IllegalArgumentException("no assumption: " + word);
        };
        return word;
    }

    private String noKo() throws GoalException {
        Colour colour = arguments.colour();
        result = result.withNoKo(colour);
        return "noko(" + colour.word() + ")";
    }
}
