package org.yomi.engine.sgf.property;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.yomi.engine.sgf.grammar.SgfException;
import org.yomi.engine.sgf.grammar.SgfNode;
import org.yomi.engine.sgf.grammar.SgfValue;

/**
 * The size of a board.
 *
 * @param width number of columns, 2 to 25
 * @param height number of rows, 2 to 25
 */
public record SgfSize(int width, int height) {

    /** The shortest side a board may have. */
    public static final int MIN = 2;
    /** The longest side a board may have. */
    public static final int MAX = 25;

    // The default of FF[4] for Go, and the largest board on which FF[3] writes a pass as tt.
    private static final int USUAL = 19;
    private static final Pattern VALUE = Pattern.compile("\\s*(\\d{1,9})\\s*(?::\\s*(\\d{1,9})\\s*)?");

    /** @throws IllegalArgumentException if a side is shorter than {@link #MIN} or longer than {@link #MAX} */
    public SgfSize {
        check("width", width);
        check("height", height);
    }

    private static void check(String name, int side) {
        if (!isSide(side)) {
            throw new IllegalArgumentException(name + " must be " + MIN + " to " + MAX + ", is " + side);
        }
    }

    private static boolean isSide(int side) {
        return side >= MIN && side <= MAX;
    }

    /**
     * The size that a root names in its SZ property; 19x19 if it has none.
     *
     * @throws SgfException if SZ is not a number or two numbers parted by a colon, or one is out of range
     */
    public static SgfSize of(SgfNode root) throws SgfException {
        List<SgfValue> values = root.values("SZ");
        return values.isEmpty() ? new SgfSize(USUAL, USUAL) : of(values.get(0));
    }

    /**
     * Checks an SZ of any node, for a game has one board.
     *
     * @throws SgfException if a value is broken or another size than this
     */
    public void expectIn(List<SgfValue> values) throws SgfException {
        for (SgfValue value : values) {
            if (!equals(of(value))) {
                throw value.error(
                        "expected one size of the board, that of the first node, " + this + ", found " + value);
            }
        }
    }

    private static SgfSize of(SgfValue value) throws SgfException {
        Matcher matcher = VALUE.matcher(value.raw());
        if (!matcher.matches()) {
            throw value.error("expected a board size such as 19 or 19:13, found " + value);
        }
        int width = Integer.parseInt(matcher.group(1));
        int height = matcher.group(2) == null ? width : Integer.parseInt(matcher.group(2));
        if (!isSide(width) || !isSide(height)) {
            throw value.error("expected a board size of " + MIN + " to " + MAX + " points a side, found " + value);
        }
        return new SgfSize(width, height);
    }

    /** The value of SZ for this size. */
    public SgfValue value() {
        return SgfValue.ofRaw(width == height ? "" + width : width + ":" + height);
    }

    /** Whether the point lies on a board of this size. */
    public boolean contains(SgfPoint point) {
        return point.x() >= 0 && point.x() < width && point.y() >= 0 && point.y() < height;
    }

    /** Whether {@code tt} means a pass, as in FF[3]: it does unless a side is longer than 19. */
    public boolean passIsTt() {
        return width <= USUAL && height <= USUAL;
    }

    /** The size in words, such as {@code 19x13}. */
    @Override
    public String toString() {
        return width + "x" + height;
    }
}
