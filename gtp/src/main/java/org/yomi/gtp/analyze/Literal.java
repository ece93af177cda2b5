package org.yomi.gtp.analyze;

/**
 * An argument that is always the same.
 *
 * @param text printable ASCII, not empty, without {@code /} (GoGui's separator), {@code %} and {@code #}
 */
public record Literal(String text) implements PatternPart {
    /** Refuses text that GoGui would cut or replace. */
    public Literal {
        AnalyzeLine.requirePlain("argument", text, "/%#");
    }

    @Override
    public String toString() {
        return text;
    }
}
