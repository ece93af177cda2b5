package org.yomi.analyze.game;

/** The game cannot be changed as asked, and is as it was. The message says why, for the person who asked. */
public final class IllegalChange extends Exception {
    IllegalChange(String reason) {
        super(reason);
    }
}
