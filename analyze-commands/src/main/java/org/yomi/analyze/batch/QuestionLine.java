package org.yomi.analyze.batch;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.yomi.analyze.settings.Seconds;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.board.PositionBuilder;
import org.yomi.engine.question.Limits;
import org.yomi.engine.sgf.game.SgfGame;

/** A question as a JSON object: a position, a goal, who moves first, when to give up. */
final class QuestionLine {
    /** Whatever the asker knows the question by; it comes back with the answer. */
    static final String ID = "id";

    private static final String FILE = "file";
    private static final String SGF = "sgf";
    private static final String GAME = "game";
    private static final String MOVE = "move";
    private static final String SIZE = "size";
    private static final String BLACK = "black";
    private static final String WHITE = "white";
    private static final String BAN = "ban";
    private static final String GOAL = "goal";
    private static final String FIRST = "first";
    private static final String NODES = "nodes";
    private static final String SECONDS = "seconds";

    private static final List<String> POSITIONS = List.of(FILE, SGF, SIZE);
    private static final List<String> OF_GAMES = List.of(GAME, MOVE);
    private static final List<String> OF_BOARDS = List.of(BLACK, WHITE, BAN);
    private static final List<String> ALL = Stream.of(
                    List.of(ID), POSITIONS, OF_GAMES, OF_BOARDS, List.of(GOAL, FIRST, NODES, SECONDS))
            .flatMap(List::stream)
            .toList();

    private static final Pattern BOARD_SIZE = Pattern.compile("(\\d{1,2})x(\\d{1,2})");

    private final Fields fields;
    private final Defaults defaults;

    private QuestionLine(Fields fields, Defaults defaults) {
        this.fields = fields;
        this.defaults = defaults;
    }

    /**
     * Makes the question of an object.
     *
     * @throws BadQuestion naming the field at fault
     */
    static Puzzle puzzle(Fields fields, Defaults defaults) throws BadQuestion {
        fields.expectOnly(ALL);
        return new QuestionLine(fields, defaults).puzzle();
    }

    private Puzzle puzzle() throws BadQuestion {
        Optional<String> goal = fields.text(GOAL).or(defaults::goal);
        if (goal.isEmpty()) {
            throw new BadQuestion("goal is missing, such as \"goal\":\"capture(D4)\"");
        }
        return new Puzzle(position(), goal.get(), limits());
    }

    private Position position() throws BadQuestion {
        List<String> given = POSITIONS.stream().filter(fields::has).toList();
        if (given.size() != 1) {
            throw new BadQuestion("a question has one position, by file, sgf or size; got "
                    + (given.isEmpty() ? "none" : String.join(" and ", given)));
        }
        boolean board = given.contains(SIZE);
        for (String other : board ? OF_GAMES : OF_BOARDS) {
            if (fields.has(other)) {
                throw new BadQuestion(other + " does not go with " + given.get(0));
            }
        }
        return board ? ofBoard() : ofGame();
    }

    private Position ofGame() throws BadQuestion {
        Optional<String> file = fields.text(FILE);
        List<SgfGame> games = file.isPresent()
                ? Games.ofFile(file.get(), warning -> {})
                : Games.ofText(fields.text(SGF).orElse(""));
        int number = fields.count(GAME).orElse(1);
        if (number > games.size()) {
            throw new BadQuestion("game must be 1 to " + games.size() + ", got " + number);
        }
        Optional<Integer> move = fields.count(MOVE);
        Position position = Games.position(
                file.orElse(SGF),
                games.get(number - 1),
                move.isPresent() ? OptionalInt.of(move.get()) : defaults.move());
        Optional<Colour> first = first();
        return first.isPresent() ? position.withToMove(first.get()) : position;
    }

    private Position ofBoard() throws BadQuestion {
        Position position = stonesAndBan();
        if (position.ban() != Geometry.PASS && !position.isBanOfKo()) {
            throw new BadQuestion("ban: no ko has just been taken at "
                    + position.geometry().name(position.ban()) + ": the stones around it must be "
                    + position.toMove().opponent().word() + ", and one of them alone, with no other liberty");
        }
        return position;
    }

    private Position stonesAndBan() throws BadQuestion {
        PositionBuilder builder = new PositionBuilder(geometry());
        try {
            builder.stones(Colour.BLACK, fields.list(BLACK)).stones(Colour.WHITE, fields.list(WHITE));
            Colour first =
                    first().orElseThrow(() -> new BadQuestion("first is missing: who moves first, black or white"));
            fields.text(BAN).ifPresent(vertex -> builder.ban(first, BAN, vertex));
            return builder.position(first);
        } catch (IllegalArgumentException e) {
            throw new BadQuestion(String.valueOf(e.getMessage()));
        }
    }

    private Geometry geometry() throws BadQuestion {
        Matcher form = BOARD_SIZE.matcher(sides());
        if (form.matches()) {
            int width = Integer.parseInt(form.group(1));
            int height = Integer.parseInt(form.group(2));
            int least = Math.min(width, height);
            if (least >= Geometry.MIN_SIZE && Math.max(width, height) <= Geometry.MAX_SIZE) {
                return Geometry.of(width, height);
            }
        }
        throw new BadQuestion("size must be a whole number from " + Geometry.MIN_SIZE + " to " + Geometry.MAX_SIZE
                + " or a text such as \"9x7\", got "
                + Fields.shown(fields.scalar(SIZE).orElseThrow()));
    }

    /** The sides as {@code 9x9}, or what has not this form. */
    private String sides() throws BadQuestion {
        if (fields.scalar(SIZE).orElseThrow() instanceof String text) {
            return text;
        }
        try {
            int side = fields.number(SIZE).orElseThrow().intValueExact();
            return side + "x" + side;
        } catch (ArithmeticException e) {
            return "";
        }
    }

    private Optional<Colour> first() throws BadQuestion {
        Optional<String> word = fields.text(FIRST);
        return word.isPresent() ? Optional.of(colour(word.get())) : defaults.first();
    }

    private static Colour colour(String word) throws BadQuestion {
        return Colour.named(word)
                .orElseThrow(() -> new BadQuestion("first must be black or white, got '" + word + "'"));
    }

    private Limits limits() throws BadQuestion {
        Limits limits = defaults.limits();
        Optional<Integer> nodes = fields.count(NODES);
        Optional<BigDecimal> seconds = fields.number(SECONDS);
        return limits.withNodes(nodes.isPresent() ? nodes.get() : limits.nodes())
                .withTime(seconds.isPresent() ? time(seconds.get()) : limits.time());
    }

    private static Duration time(BigDecimal seconds) throws BadQuestion {
        return Seconds.time(seconds)
                .orElseThrow(
                        () -> new BadQuestion("seconds must be a number from " + Seconds.RANGE + ", got " + seconds));
    }
}
