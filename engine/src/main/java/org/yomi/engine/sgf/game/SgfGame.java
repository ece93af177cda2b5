package org.yomi.engine.sgf.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import org.yomi.engine.sgf.grammar.SgfException;
import org.yomi.engine.sgf.grammar.SgfNode;
import org.yomi.engine.sgf.grammar.SgfValue;
import org.yomi.engine.sgf.property.SgfColor;
import org.yomi.engine.sgf.property.SgfSize;
import org.yomi.engine.sgf.property.SgfTexts;

/** A game of Go: a game tree with a board. */
public final class SgfGame {

    private static final Pattern REAL = Pattern.compile("[+-]?(\\d+[.,]?\\d*|[.,]\\d+)");
    private static final Pattern INTEGER = Pattern.compile("[+-]?\\d{1,9}");

    private final SgfNode root;
    private final SgfSize size;

    private SgfGame(SgfNode root, SgfSize size) {
        this.root = root;
        this.size = size;
    }

    /**
     * The game of a game tree, which stays the caller's to edit; the size of the board is taken now.
     *
     * @throws SgfException if it is not a game of Go (GM), or the size of its board (SZ) is none from 2 to 25
     */
    public static SgfGame of(SgfNode root) throws SgfException {
        List<SgfValue> kind = root.values("GM");
        if (!kind.isEmpty() && !kind.get(0).raw().strip().equals("1")) {
            throw kind.get(0).error("expected a game of Go, GM[1], found GM" + kind.get(0));
        }
        return new SgfGame(root, SgfSize.of(root));
    }

    /** The first node. */
    public SgfNode root() {
        return root;
    }

    /** Number of columns. */
    public int width() {
        return size.width();
    }

    /** Number of rows. */
    public int height() {
        return size.height();
    }

    /**
     * The komi (KM) of the main line, 6.5 or 6,5; empty if there is none or it is no number, or one that no double holds:
     * servers write all kinds of words there.
     */
    public OptionalDouble komi() {
        Optional<String> text =
                firstText("KM", mainLine()).filter(komi -> REAL.matcher(komi).matches());
        return text.stream()
                .mapToDouble(komi -> Double.parseDouble(komi.replace(',', '.')))
                .filter(Double::isFinite)
                .findFirst();
    }

    /** The number of handicap stones (HA) in the first of some nodes that has it; empty if none has, or it is no whole number. */
    private static OptionalInt handicap(List<SgfNode> path) {
        Optional<String> text =
                firstText("HA", path).filter(stones -> INTEGER.matcher(stones).matches());
        return text.isPresent() ? OptionalInt.of(Integer.parseInt(text.get())) : OptionalInt.empty();
    }

    /** A simple text of the root, such as PB or EV, without blanks around it; empty if the root does not have it. */
    public Optional<String> rootText(String identifier) {
        return firstText(identifier, List.of(root));
    }

    /** What is said of the whole game need not be in the root (FF[4], game-info properties). */
    private static Optional<String> firstText(String identifier, List<SgfNode> path) {
        return path.stream()
                .flatMap(node -> node.values(identifier).stream())
                .findFirst()
                .map(value -> SgfTexts.simpleText(value).strip());
    }

    /** The nodes of the main line: the root, its first child, that one's first child, and so on. */
    public List<SgfNode> mainLine() {
        List<SgfNode> line = new ArrayList<>(List.of(root));
        List<SgfNode> next = root.children();
        while (!next.isEmpty()) {
            line.add(next.get(0));
            next = next.get(0).children();
        }
        return line;
    }

    /**
     * What leads to the last position of the main line.
     *
     * @throws SgfException if a move or setup on the way cannot be read
     */
    public SgfSequence sequence() throws SgfException {
        return sequence(mainLine(), Integer.MAX_VALUE);
    }

    /**
     * What leads to the position before a move of the main line is played, as GTP's loadsgf has it.
     *
     * @param moveNumber counted from 1, passes too; if there are fewer moves, the last position is meant
     * @throws SgfException if a move or setup on the way cannot be read
     * @throws IllegalArgumentException if the number is less than 1
     */
    public SgfSequence sequenceBefore(int moveNumber) throws SgfException {
        if (moveNumber < 1) {
            throw new IllegalArgumentException("moveNumber must be 1 or more, is " + moveNumber);
        }
        return sequence(mainLine(), moveNumber);
    }

    private SgfSequence sequence(List<SgfNode> path, int moveNumber) throws SgfException {
        SgfColor first = handicap(path).orElse(0) >= 2 ? SgfColor.WHITE : SgfColor.BLACK;
        return SgfSequence.along(size, path, moveNumber, first);
    }
}
