package org.yomi.analyze.batch;

/** A question cannot be put; the message names the field at fault, for the person who wrote it. */
final class BadQuestion extends Exception {
    private static final long serialVersionUID = 1L;

    BadQuestion(String message) {
        super(message);
    }
}
