package org.yomi.gtp.analyze;

/** What GoGui does with the reply of an analyze command. */
public enum AnalyzeType {
    /** Nothing: the command is run for its effect. */
    NONE("none"),
    /** Text for the status bar, or for a window if it has several lines. */
    STRING("string"),
    /** Text, highlighted. */
    HSTRING("hstring"),
    /** Text; the points in it are marked. */
    PSTRING("pstring"),
    /** Text, highlighted; the points in it are marked. */
    HPSTRING("hpstring"),
    /** Points to mark. */
    PLIST("plist"),
    /** Points with labels. */
    PSPAIRS("pspairs"),
    /** A board of black, white and empty. */
    BWBOARD("bwboard"),
    /** A board of background colours. */
    CBOARD("cboard"),
    /** A board of numbers from -1 (white) to 1 (black). */
    DBOARD("dboard"),
    /** A board of labels. */
    SBOARD("sboard"),
    /** A variation that the side to move begins. */
    VAR("var"),
    /** A variation that black begins. */
    VARB("varb"),
    /** A variation that white begins. */
    VARW("varw"),
    /** A variation that the chosen colour begins; needs {@link Placeholder#COLOR}. */
    VARC("varc"),
    /** A variation that the owner of the clicked stone begins; needs a clicked point. */
    VARP("varp"),
    /** A variation that the opponent of the clicked stone begins; needs a clicked point. */
    VARPO("varpo"),
    /** A point list to show (argument {@code show}) and to edit (arguments are the points). */
    EPLIST("eplist"),
    /** Parameters to show (no argument) and to edit (arguments are key and value). */
    PARAM("param"),
    /** Graphics. */
    GFX("gfx");

    private final String word;

    AnalyzeType(String word) {
        this.word = word;
    }

    /** Returns the type as GoGui spells it. */
    @Override
    public String toString() {
        return word;
    }
}
