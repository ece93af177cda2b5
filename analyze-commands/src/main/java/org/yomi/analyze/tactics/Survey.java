package org.yomi.analyze.tactics;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.yomi.analyze.answer.FindingsGfx;
import org.yomi.analyze.settings.Horizons;
import org.yomi.analyze.settings.Settings;
import org.yomi.engine.board.Position;
import org.yomi.engine.discovery.Change;
import org.yomi.engine.discovery.Comparison;
import org.yomi.engine.discovery.Discovery;
import org.yomi.engine.discovery.Findings;
import org.yomi.engine.discovery.Found;
import org.yomi.engine.discovery.Ladders;
import org.yomi.engine.discovery.Scope;
import org.yomi.gtp.reply.LiveGfx;

/** Looks over the whole board of a position, each time within the time of one question. */
final class Survey {
    private final Position position;
    private final Settings settings;
    private final BooleanSupplier cancelled;

    /**
     * Begins.
     *
     * @param cancelled once true, what is found by then is the answer
     */
    Survey(Position position, Settings settings, BooleanSupplier cancelled) {
        this.position = position;
        this.settings = settings;
        this.cancelled = cancelled;
    }

    /** Finds what is in doubt, with pictures of what was found so far. */
    Findings discover() {
        return discover(findings -> {});
    }

    /**
     * Likewise.
     *
     * @param listener hears of what was found so far, on any thread, one at a time
     */
    Findings discover(Consumer<Findings> listener) {
        try (LiveGfx.Drawing drawing = settings.live().begin()) {
            return Discovery.of(
                    position, settings.remembering(), settings.solver(), scope(), cancelled::getAsBoolean, findings -> {
                        listener.accept(findings);
                        drawing.show(() -> FindingsGfx.of(findings, position.geometry()));
                    });
        }
    }

    private Scope scope() {
        return new Scope(
                settings.escape().orElse(Horizons.ESCAPE),
                settings.open().orElse(Horizons.OPEN),
                settings.rules(),
                settings.limits(),
                Integer.MAX_VALUE);
    }

    /** Finds out what has changed since an earlier position. */
    List<Change> compare(Position before) {
        return Watching.of(
                settings,
                cancelled,
                watch -> Comparison.of(
                        before, position, settings.remembering(), scope(), cancelled::getAsBoolean, watch));
    }

    /** Reads all ladders. */
    List<Found> ladders() {
        return Watching.of(
                settings,
                cancelled,
                watch -> Ladders.of(position, settings.remembering(), settings.rules(), settings.limits(), watch));
    }
}
