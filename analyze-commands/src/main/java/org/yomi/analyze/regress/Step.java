package org.yomi.analyze.regress;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A command of a script.
 *
 * @param line where it stands, from 1
 * @param command as written, with its number if it has one
 * @param expected what its reply should be; null if the reply only has to be a success
 */
record Step(int line, String command, @Nullable Expectation expected) {
    private static final Pattern NUMBERED = Pattern.compile("\\d+\\s.*", Pattern.DOTALL);

    /** Whether it has a number, so that an expectation may follow. */
    boolean isNumbered() {
        return NUMBERED.matcher(command).matches();
    }

    /** Whether its reply decides if a test passes. */
    boolean isTest() {
        return expected != null && !expected.isIgnored();
    }
}
