package org.yomi.engine.sgf.property;

import java.util.Locale;
import org.yomi.engine.sgf.grammar.SgfException;
import org.yomi.engine.sgf.grammar.SgfValue;

/** The colour of a stone or a player. */
public enum SgfColor {
    BLACK("B"),
    WHITE("W");

    private final String letter;

    SgfColor(String letter) {
        this.letter = letter;
    }

    /** The colour as a value of PL, which is also the identifier of its moves: B or W. */
    public String letter() {
        return letter;
    }

    /** The identifier of setup stones of this colour: AB or AW. */
    public String setupIdentifier() {
        return "A" + letter;
    }

    /** The other colour. */
    public SgfColor opponent() {
        return this == BLACK ? WHITE : BLACK;
    }

    /**
     * Reads a colour: B or W, or as some programs write, the words black and white, in any case, or 1 and 2, which
     * CGoban 1 took from a remark in the definition of FF[3].
     *
     * @throws SgfException if it is anything else
     */
    public static SgfColor of(SgfValue value) throws SgfException {
        return switch (value.raw().strip().toLowerCase(Locale.ROOT)) {
            case "b", "black", "1" -> BLACK;
            case "w", "white", "2" -> WHITE;
            default -> throw value.error("expected a colour, B or W, found " + value);
        };
    }
}
