package org.yomi.analyze.settings;

import java.util.List;
import java.util.function.Supplier;
import org.yomi.gtp.call.Arguments;
import org.yomi.gtp.reply.ParameterReply;

/**
 * One row of {@code yomi-param}.
 *
 * @param name one word
 * @param help what it is, and its values
 * @param kind how GoGui's dialog offers it
 * @param choices the values of a choice; empty for the other kinds
 * @param value the present value, as the user may type it
 * @param setter reads an argument and sets the value
 */
record Parameter(String name, String help, Kind kind, List<String> choices, Supplier<String> value, Setter setter) {
    enum Kind {
        FLAG,
        CHOICE,
        TEXT
    }

    /** Sets a value. */
    interface Setter {
        /** Sets what argument {@code i} says; fails, and sets nothing, when that is no value. */
        void set(Arguments arguments, int i);
    }

    static Parameter text(String name, String help, Supplier<String> value, Setter setter) {
        return new Parameter(name, help, Kind.TEXT, List.of(), value, setter);
    }

    static Parameter flag(String name, String help, Supplier<Boolean> value, Setter setter) {
        return new Parameter(name, help, Kind.FLAG, List.of(), () -> value.get() ? "1" : "0", setter);
    }

    static Parameter choice(String name, String help, List<String> choices, Supplier<String> value, Setter setter) {
        return new Parameter(name, help, Kind.CHOICE, choices, value, setter);
    }

    /** Adds the row to a dialog. */
    void show(ParameterReply dialog) {
        switch (kind) {
            case FLAG -> dialog.flag(name, value.get().equals("1"));
            case CHOICE -> dialog.choice(name, value.get(), choices);
            case TEXT -> dialog.text(name, value.get());
        }
    }
}
