package org.yomi.engine.oracle.board;

/**
 * A ko ban: its owner may not play on the point with his next move.
 *
 * @param point the banned point
 * @param owner the player it binds
 */
public record Ban(int point, Side owner) {}
