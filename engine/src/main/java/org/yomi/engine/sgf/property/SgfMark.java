package org.yomi.engine.sgf.property;

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
}
