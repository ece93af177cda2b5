package org.yomi.engine.sgf.game;

import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.yomi.engine.sgf.grammar.SgfException;
import org.yomi.engine.sgf.grammar.SgfNode;
import org.yomi.engine.sgf.grammar.SgfValue;
import org.yomi.engine.sgf.property.SgfColor;
import org.yomi.engine.sgf.property.SgfMark;
import org.yomi.engine.sgf.property.SgfPoint;
import org.yomi.engine.sgf.property.SgfPoints;
import org.yomi.engine.sgf.property.SgfSize;
import org.yomi.engine.sgf.property.SgfTexts;

/**
 * Makes a game tree.
 *
 * <p>The builder stands on a node, at first the root. {@link #node} and {@link #play} add a child and step onto it; the
 * other methods edit the node it stands on. For a variation, go back with {@link #goTo} to the node where it begins.
 */
public final class SgfBuilder {

    private final SgfSize size;
    private final SgfNode root = new SgfNode();
    private SgfNode here = root;

    /**
     * Starts a game on an empty board.
     *
     * @throws IllegalArgumentException if a side is not 2 to 25
     */
    public SgfBuilder(int width, int height) {
        size = new SgfSize(width, height);
        raw("FF", "4").raw("GM", "1").raw("CA", "UTF-8");
        root.set("SZ", List.of(size.value()));
    }

    /** The node the builder stands on, to come back to. */
    public SgfNode here() {
        return here;
    }

    /** The first node. */
    public SgfNode root() {
        return root;
    }

    /** Steps onto a node of this builder that was got by {@link #here}. */
    public SgfBuilder goTo(SgfNode node) {
        here = node;
        return this;
    }

    /** Adds an empty node behind this one and steps onto it. */
    public SgfBuilder node() {
        here = here.addChild();
        return this;
    }

    /**
     * Adds a node with a move behind this one and steps onto it.
     *
     * @param point null for a pass
     * @throws IllegalArgumentException if the point is not on the board
     */
    public SgfBuilder play(SgfColor color, @Nullable SgfPoint point) {
        if (point != null) {
            check(List.of(point));
        }
        node();
        here.set(color.letter(), List.of(SgfPoints.value(point)));
        return this;
    }

    /**
     * Puts stones on points of this node (AB, AW).
     *
     * @throws IllegalArgumentException if a point is not on the board
     */
    public SgfBuilder addStones(SgfColor color, Collection<SgfPoint> points) {
        return add(color.setupIdentifier(), points);
    }

    /** Sets who moves next (PL). */
    public SgfBuilder toPlay(SgfColor color) {
        return raw("PL", color.letter());
    }

    /**
     * Marks points.
     *
     * @throws IllegalArgumentException if a point is not on the board
     */
    public SgfBuilder mark(SgfMark mark, Collection<SgfPoint> points) {
        return add(mark.identifier(), points);
    }

    /** Sets the comment (C), which may have several lines. */
    public SgfBuilder comment(String text) {
        here.set("C", List.of(SgfTexts.ofText(text)));
        return this;
    }

    /** Sets a property that is a simple text, such as N, PB or RE. */
    public SgfBuilder text(String identifier, String text) {
        here.set(identifier, List.of(SgfTexts.ofSimpleText(text)));
        return this;
    }

    /**
     * Sets any property.
     *
     * @param rawValues at least one, escaped by the caller
     * @throws IllegalArgumentException if the identifier is not upper-case letters, or a value is not escaped
     */
    public SgfBuilder raw(String identifier, String... rawValues) {
        here.set(identifier, List.of(rawValues).stream().map(SgfValue::ofRaw).toList());
        return this;
    }

    /**
     * The game made so far; the builder may go on to edit it.
     *
     * @throws IllegalStateException if {@link #raw} was used to write another kind of game or board size
     */
    public SgfGame game() {
        try {
            return SgfGame.of(root);
        } catch (SgfException e) {
            throw new IllegalStateException("the root was given a property that does not fit: " + e.getMessage(), e);
        }
    }

    private SgfBuilder add(String identifier, Collection<SgfPoint> points) {
        check(points);
        SgfPoints.values(points).forEach(value -> here.add(identifier, value));
        return this;
    }

    private void check(Collection<SgfPoint> points) {
        for (SgfPoint point : points) {
            if (!size.contains(point)) {
                throw new IllegalArgumentException(
                        "point (" + point.x() + "," + point.y() + ") must be on the " + size + " board");
            }
        }
    }
}
