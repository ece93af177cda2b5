package org.yomi.gtp.session;

import org.jspecify.annotations.Nullable;
import org.yomi.gtp.call.Arguments;
import org.yomi.gtp.call.Call;
import org.yomi.gtp.call.GtpFailure;
import org.yomi.gtp.call.GtpFatal;
import org.yomi.gtp.call.GtpQuit;
import org.yomi.gtp.call.Interruption;
import org.yomi.gtp.registry.Command;
import org.yomi.gtp.registry.CommandRegistry;

/**
 * A GTP 2 session: finds the command of a line, runs it, and words a legal reply whatever happens. Holds no state of
 * its own, no thread and no stream.
 *
 * <p>A reply is always the status ({@code =} or {@code ?}), the id if there was one, one blank, the text, and a blank
 * line. Threads: call it from one thread; handlers run on that thread.
 */
public final class Session implements LineHandler {
    /** The failure of a command that there is not, in the protocol's words. */
    public static final String UNKNOWN_COMMAND = "unknown command";

    /** What the failure of a command that broke begins with. */
    public static final String INTERNAL_ERROR = "internal error";

    /** The same where it took more memory than Java has. */
    public static final String OUT_OF_MEMORY = "out of memory";

    /** Shifts bytes to megabytes. */
    private static final int MEGABYTES = 20;

    private final CommandRegistry registry;
    private final SessionListener listener;

    /**
     * Makes a session.
     *
     * @param registry the commands
     * @param listener hears the traffic
     */
    public Session(CommandRegistry registry, SessionListener listener) {
        this.registry = registry;
        this.listener = listener;
    }

    @Override
    public Outcome handle(String line, Surroundings around) {
        listener.received(line);
        InputLine input = InputLine.parse(line);
        if (input.isBlank()) {
            return Outcome.NOTHING;
        }
        ReplyStream reply = new ReplyStream(input.id(), text -> {
            listener.sent(text);
            around.sendNow(text);
        });
        Outcome outcome = run(input, line, around, reply);
        if (outcome.reply() != null) {
            listener.sent(outcome.reply());
        }
        return outcome;
    }

    private Outcome run(InputLine input, String line, Surroundings around, ReplyStream reply) {
        registry.begin(input.name());
        Command command = registry.find(input.name());
        if (command == null) {
            return new Outcome(reply.fail(input.name().isEmpty() ? "no command after the id" : UNKNOWN_COMMAND), false);
        }
        Interruption interruption = around.interruption();
        try {
            Call call = new Call(new Arguments(input.arguments()), interruption, around::hasMoreInput, reply::emit);
            return new Outcome(reply.succeed(command.handler().run(call)), false);
        } catch (GtpFailure e) {
            return new Outcome(reply.fail(message(e) + (e.isOfCount() ? usage(command) : "")), false);
        } catch (GtpFatal e) {
            return new Outcome(reply.fail(message(e)), true);
        } catch (GtpQuit e) {
            return new Outcome(reply.succeed(""), true);
        } catch (Throwable e) {
            // Also StackOverflowError and OutOfMemoryError: the stack is unwound and the search's memory can be freed,
            // and a session that dies takes the user's game with it.
            return new Outcome(internalError(line, e, reply), false);
        } finally {
            interruption.end();
        }
    }

    private static String usage(Command command) {
        return command.arguments().isEmpty() ? "" : "; usage: " + command.usage();
    }

    private static String message(RuntimeException e) {
        String message = e.getMessage();
        return message == null ? "" : message;
    }

    private String internalError(String line, Throwable e, ReplyStream reply) {
        if (e instanceof InterruptedException) {
            Thread.currentThread().interrupt();
        }
        report(line, e);
        if (e instanceof OutOfMemoryError) {
            return reply.fail(OUT_OF_MEMORY + ": it takes more than the "
                    + (Runtime.getRuntime().maxMemory() >> MEGABYTES)
                    + " MB that Java may use; the option -Xmx gives it more");
        }
        @Nullable String message = e.getMessage();
        String kind = e.getClass().getSimpleName();
        return reply.fail(INTERNAL_ERROR + ": " + (message == null ? kind : kind + ": " + message));
    }

    private void report(String line, Throwable e) {
        try {
            listener.crashed(line, e);
        } catch (Throwable again) {
            // After an OutOfMemoryError the listener may well fail too; the reply is what matters.
            e.addSuppressed(again);
        }
    }
}
