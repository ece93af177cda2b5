package org.yomi.analyze.cli;

import org.jspecify.annotations.Nullable;

/** What was typed cannot be done; the message says why, to the person who typed it. */
final class UsageException extends Exception {
    UsageException(@Nullable String message) {
        super(message);
    }
}
