package org.yomi.engine.verify;

import java.util.List;

/** Ends a walk that has found something wrong. */
final class Refutation extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient List<Integer> line;
    private final String reason;

    Refutation(List<Integer> line, String reason) {
        super(reason, null, false, false);
        this.line = List.copyOf(line);
        this.reason = reason;
    }

    List<Integer> line() {
        return line;
    }

    String reason() {
        return reason;
    }
}
