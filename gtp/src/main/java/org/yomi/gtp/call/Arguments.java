package org.yomi.gtp.call;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.yomi.gtp.vertex.BoardSize;
import org.yomi.gtp.vertex.Color;
import org.yomi.gtp.vertex.ColoredVertex;
import org.yomi.gtp.vertex.Vertex;

/**
 * The arguments of a command. Indexes count from 0, as in Java; messages count from 1, as people do. Every getter
 * throws {@link GtpFailure} with a message that names the argument and says what would be right, so handlers hold no
 * parsing.
 */
public final class Arguments {
    private static final int LONGEST_QUOTATION = 60;

    private final String text;
    private final List<Token> tokens;

    /**
     * Splits the text at blanks; {@code "a b"} is one argument.
     *
     * @param text what follows the command's name, without tabs and other control characters
     */
    public Arguments(String text) {
        this.text = text.strip();
        this.tokens = Token.split(this.text);
    }

    /**
     * Whether a character of a text stands inside of an argument in quotes.
     *
     * @param text cleaned as for the constructor; may begin with the command's name
     * @param index of the character
     */
    public static boolean isQuoted(String text, int index) {
        for (Token token : Token.split(text)) {
            boolean isBare = text.startsWith(token.text(), token.start());
            if (!isBare
                    && token.start() < index
                    && index <= token.start() + token.text().length()) {
                return true;
            }
        }
        return false;
    }

    /** Returns the number of arguments. */
    public int count() {
        return tokens.size();
    }

    /** Returns all arguments as they were typed, without blanks at the ends. */
    public String text() {
        return text;
    }

    /**
     * Returns the line from an argument on, as it was typed; empty if there are fewer arguments.
     *
     * @param from index of the first argument wanted
     */
    public String rest(int from) {
        return from < count() ? text.substring(tokens.get(from).start()) : "";
    }

    /**
     * Returns the line from an argument to another, as it was typed, without blanks at the ends; empty if there are fewer
     * arguments.
     *
     * @param from index of the first argument wanted
     * @param to index of the first one behind it
     */
    public String between(int from, int to) {
        String rest = rest(from);
        return from < to ? rest.substring(0, rest.length() - rest(to).length()).strip() : "";
    }

    /** Fails unless there are exactly so many arguments. */
    public void expect(int exactly) {
        expect(exactly, exactly);
    }

    /** Fails unless the number of arguments is in the range, both ends included. */
    public void expect(int min, int max) {
        if (count() < min || count() > max) {
            throw GtpFailure.ofCount("expected " + range(min, max) + ", got " + count());
        }
    }

    /** Fails if there are fewer arguments. */
    public void expectAtLeast(int min) {
        if (count() < min) {
            throw GtpFailure.ofCount("expected at least " + plural(min) + ", got " + count());
        }
    }

    private static String range(int min, int max) {
        if (max == 0) {
            return "no arguments";
        }
        return min == max ? plural(min) : min + " to " + plural(max);
    }

    private static String plural(int n) {
        return n == 1 ? "1 argument" : n + " arguments";
    }

    /** Returns an argument as it is, without its quotes if it had any. */
    public String word(int i) {
        return present(i, "a word");
    }

    /**
     * Returns which of some words an argument is; case does not matter.
     *
     * @param allowed the words to choose from
     * @return the word as spelled in {@code allowed}
     */
    public String choice(int i, List<String> allowed) {
        String what = "one of " + String.join(", ", allowed);
        String word = present(i, what);
        for (String candidate : allowed) {
            if (candidate.equalsIgnoreCase(word)) {
                return candidate;
            }
        }
        throw wrong(i, what);
    }

    /** Returns a whole number in a range, both ends included. */
    public int integer(int i, int min, int max) {
        String what = "a whole number from " + min + " to " + max;
        try {
            int value = Integer.parseInt(present(i, what));
            if (value >= min && value <= max) {
                return value;
            }
        } catch (NumberFormatException e) {
            // worded below, like a number out of range
        }
        throw wrong(i, what);
    }

    /** Returns a finite number in a range, both ends included. */
    public double number(int i, double min, double max) {
        String what = "a number" + range(min, max);
        Double value = parseDouble(present(i, what));
        if (value == null || value.isInfinite() || !(value >= min && value <= max)) {
            throw wrong(i, what);
        }
        return value;
    }

    private static String range(double min, double max) {
        boolean hasLeast = min != Double.NEGATIVE_INFINITY;
        boolean hasMost = max != Double.POSITIVE_INFINITY;
        if (hasLeast && hasMost) {
            return " from " + plain(min) + " to " + plain(max);
        }
        return hasLeast ? " of at least " + plain(min) : hasMost ? " of at most " + plain(max) : "";
    }

    /** As a person writes it: {@code 1000000}, not {@code 1000000.0}. */
    private static String plain(double number) {
        return BigDecimal.valueOf(number).stripTrailingZeros().toPlainString();
    }

    /** Reads decimal notation only: Java's own reader would take {@code 1f}, {@code 0x1p3} and {@code NaN} too. */
    private static @Nullable Double parseDouble(String word) {
        for (int k = 0; k < word.length(); k++) {
            if ("0123456789+-.eE".indexOf(word.charAt(k)) < 0) {
                return null;
            }
        }
        try {
            return Double.valueOf(word);
        } catch (NumberFormatException e) {
            return null;
        }
    }

    /** Returns a boolean, written {@code true}, {@code false}, {@code 1} (as GoGui does) or {@code 0}. */
    public boolean flag(int i) {
        String word = choice(i, List.of("true", "false", "1", "0"));
        return word.equals("true") || word.equals("1");
    }

    /** Returns a colour. */
    public Color color(int i) {
        String what = "a colour (b or w)";
        Color color = Color.parse(present(i, what));
        if (color == null) {
            throw wrong(i, what);
        }
        return color;
    }

    /** Returns a point of a board. */
    public Vertex vertex(int i, BoardSize board) {
        return vertex(i, board, false);
    }

    /** Returns a point of a board, or pass. */
    public Vertex vertexOrPass(int i, BoardSize board) {
        return vertex(i, board, true);
    }

    private Vertex vertex(int i, BoardSize board, boolean passAllowed) {
        Vertex d4 = new Vertex(3, 3);
        String what = "a vertex such as " + (board.contains(d4) ? d4 : new Vertex(1, 1))
                + (passAllowed ? " or pass" : "") + " on this " + board + " board";
        Vertex vertex = Vertex.parse(present(i, what));
        if (vertex == null || !(vertex.isPass() ? passAllowed : board.contains(vertex))) {
            throw wrong(i, what);
        }
        return vertex;
    }

    /**
     * Returns points of a board; none if there are no more arguments.
     *
     * @param from index of the first one; the list goes on to the last argument
     */
    public List<Vertex> vertices(int from, BoardSize board) {
        List<Vertex> vertices = new ArrayList<>();
        for (int i = from; i < count(); i++) {
            vertices.add(vertex(i, board));
        }
        return List.copyOf(vertices);
    }

    /**
     * Returns stones, written as pairs of a colour and a point: {@code b D4 w E5}; none if there are no more arguments.
     *
     * @param from index of the first colour; the list goes on to the last argument
     */
    public List<ColoredVertex> stones(int from, BoardSize board) {
        return pairs(from, board, false);
    }

    /** Returns moves, written like {@link #stones}, where pass is allowed. */
    public List<ColoredVertex> moves(int from, BoardSize board) {
        return pairs(from, board, true);
    }

    private List<ColoredVertex> pairs(int from, BoardSize board, boolean passAllowed) {
        List<ColoredVertex> pairs = new ArrayList<>();
        for (int i = from; i < count(); i += 2) {
            pairs.add(new ColoredVertex(color(i), vertex(i + 1, board, passAllowed)));
        }
        return List.copyOf(pairs);
    }

    private String present(int i, String what) {
        if (i >= count()) {
            throw GtpFailure.ofCount("argument " + (i + 1) + " must be " + what + ", but it is missing");
        }
        return tokens.get(i).text();
    }

    /**
     * Returns the failure that an argument, which is there, is not what it must be.
     *
     * @param what it must be, as in "a colour (b or w)"
     */
    public GtpFailure wrong(int i, String what) {
        String got = tokens.get(i).text();
        String shown = got.length() <= LONGEST_QUOTATION ? got : got.substring(0, LONGEST_QUOTATION) + "...";
        return new GtpFailure("argument " + (i + 1) + " must be " + what + ", got '" + shown + "'");
    }
}
