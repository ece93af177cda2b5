package org.yomi.engine.question;

import org.yomi.engine.board.Geometry;

/** The move of an answer (semantics, section 5): a point, pass when the player may play elsewhere, or none. */
public record FirstMove(Kind kind, int point) {
    /** What sort of move it is. */
    public enum Kind {
        POINT,
        PASS,
        NONE
    }

    /** The player to move may play elsewhere. */
    public static final FirstMove PASS = new FirstMove(Kind.PASS, Geometry.PASS);

    /** The player to move gets nothing under any rule. */
    public static final FirstMove NONE = new FirstMove(Kind.NONE, Geometry.PASS);

    /** A stone on a point, or {@link #PASS} for {@link Geometry#PASS}. */
    public static FirstMove of(int point) {
        return point == Geometry.PASS ? PASS : new FirstMove(Kind.POINT, point);
    }

    /** The vertex, {@code pass} or {@code none}. */
    public String name(Geometry geometry) {
        return kind == Kind.NONE ? "none" : geometry.name(point);
    }
}
