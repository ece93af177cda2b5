package org.yomi.analyze.draw;

/** The colour of a drawn stone. */
public enum StoneColor {
    BLACK,
    WHITE
}
