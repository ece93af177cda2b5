package org.yomi.analyze.regress;

import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.yomi.gtp.client.InProcessController;
import org.yomi.gtp.client.Response;
import org.yomi.gtp.session.LineHandler;

/** An engine on a thread of its own, so that one that does not answer can be left behind. Belongs to one thread. */
final class EngineThread implements AutoCloseable {
    /** So often, in nanoseconds, it is looked whether the reply is still wanted. */
    private static final long LOOK = 50_000_000;

    private final InProcessController controller;
    private final Patience patience;
    private final ExecutorService thread = Executors.newSingleThreadExecutor(work -> {
        Thread engine = new Thread(work, "yomi-regress");
        engine.setDaemon(true);
        return engine;
    });

    /**
     * How long to wait.
     *
     * @param timeout for a command; after it the engine is told to stop
     * @param grace for it to stop then
     * @param stopped whether nobody wants the reply any more; then it is told to stop, too
     */
    record Patience(Duration timeout, Duration grace, BooleanSupplier stopped) {}

    EngineThread(LineHandler engine, Patience patience) {
        this.controller = new InProcessController(engine);
        this.patience = patience;
    }

    /** Sends a command and waits for the reply, as long as there is patience. */
    Reply send(String command) {
        Future<Response> answer = thread.submit(() -> controller.send(command));
        try {
            return Reply.answered(await(answer));
        } catch (TimeoutException e) {
            controller.interrupt();
            return late(answer);
        } catch (ExecutionException e) {
            return broken(e.getCause());
        }
    }

    private Response await(Future<Response> answer) throws TimeoutException, ExecutionException {
        long end = System.nanoTime() + patience.timeout().toNanos();
        for (long left = patience.timeout().toNanos(); left > LOOK; left = end - System.nanoTime()) {
            try {
                return get(answer, Duration.ofNanos(LOOK));
            } catch (TimeoutException e) {
                if (patience.stopped().getAsBoolean()) {
                    throw e;
                }
            }
        }
        return get(answer, Duration.ofNanos(Math.max(0, end - System.nanoTime())));
    }

    private Reply late(Future<Response> answer) {
        String trouble = "timeout after " + patience.timeout().toMillis() / 1000.0 + " s";
        try {
            return new Reply(Reply.Fate.LATE, get(answer, patience.grace()), trouble);
        } catch (TimeoutException e) {
            return new Reply(Reply.Fate.HUNG, null, trouble + ", and the engine did not stop when told to");
        } catch (ExecutionException e) {
            return broken(e.getCause());
        }
    }

    private static Response get(Future<Response> answer, Duration time) throws TimeoutException, ExecutionException {
        try {
            return answer.get(time.toNanos(), TimeUnit.NANOSECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while an engine was reading", e);
        }
    }

    private static Reply broken(@Nullable Throwable cause) {
        // How the controller says that there is no legal reply.
        return cause instanceof IllegalStateException
                ? new Reply(Reply.Fate.ILLEGAL, null, String.valueOf(cause.getMessage()))
                : new Reply(Reply.Fate.DIED, null, "the engine died: " + cause);
    }

    /** Whether the engine has ended the session. */
    boolean isOver() {
        return controller.isOver();
    }

    /** Leaves the engine behind; a command that still runs is told to stop. */
    @Override
    public void close() {
        controller.interrupt();
        thread.shutdown();
    }
}
