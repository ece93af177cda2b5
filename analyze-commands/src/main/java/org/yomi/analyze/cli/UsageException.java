package org.yomi.analyze.cli;

/** What was typed cannot be done; the message says why, to the person who typed it. */
final class UsageException extends Exception {
    UsageException(String message) {
        super(message);
    }
}
