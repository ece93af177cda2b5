package org.yomi.gtp.call;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * One running command, as its handler sees it.
 *
 * <p>Threads: the arguments belong to the thread of the handler; all other methods may be called from any thread, for
 * example from the threads of a search, as long as the command runs.
 */
public final class Call {
    private final Arguments arguments;
    private final Interruption interruption;
    private final BooleanSupplier moreInput;
    private final Consumer<String> emitter;

    /**
     * Makes a call. Handlers are given theirs; this is for whoever runs handlers.
     *
     * @param arguments what follows the command's name
     * @param interruption raised when the command shall end early
     * @param moreInput see {@link #hasMoreInput}
     * @param emitter see {@link #emit}
     */
    public Call(Arguments arguments, Interruption interruption, BooleanSupplier moreInput, Consumer<String> emitter) {
        this.arguments = arguments;
        this.interruption = interruption;
        this.moreInput = moreInput;
        this.emitter = emitter;
    }

    /** Returns the arguments of the command. */
    public Arguments arguments() {
        return arguments;
    }

    /** Returns the interrupt of this command: the command should soon end with what it knows so far. */
    public Interruption interruption() {
        return interruption;
    }

    /**
     * Returns whether any line has arrived after this command's, even a blank one, or the input has ended. An endless
     * command such as Sabaki's {@code analyze} ends then; the line is answered next.
     */
    public boolean hasMoreInput() {
        return moreInput.getAsBoolean();
    }

    /**
     * Sends lines of the reply now. The reply then begins with a line of its own for the status, says success, and
     * what the handler returns at last is added to it (a failure as a line {@code failed: message}).
     *
     * @param lines one or more lines, made legal like any reply
     * @throws IllegalStateException if the command has ended
     */
    public void emit(String lines) {
        emitter.accept(lines);
    }
}
