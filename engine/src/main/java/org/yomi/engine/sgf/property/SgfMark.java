package org.yomi.engine.sgf.property;

import java.util.Set;
import org.yomi.engine.sgf.grammar.SgfException;
import org.yomi.engine.sgf.grammar.SgfNode;

/** Markup that is a set of points. */
public enum SgfMark {
    TRIANGLE("TR"),
    SQUARE("SQ"),
    CIRCLE("CR"),
    CROSS("MA"),
    SELECTED("SL"),
    DIMMED("DD"),
    TERRITORY_BLACK("TB"),
    TERRITORY_WHITE("TW");

    private final String identifier;

    SgfMark(String identifier) {
        this.identifier = identifier;
    }

    /** The identifier of the property that holds these points. */
    public String identifier() {
        return identifier;
    }

    /**
     * The points of a node that bear this mark.
     *
     * @throws SgfException if a value is neither a point on the board nor a rectangle
     */
    public Set<SgfPoint> points(SgfNode node, SgfSize size) throws SgfException {
        return SgfPoints.list(node.values(identifier), size);
    }
}
