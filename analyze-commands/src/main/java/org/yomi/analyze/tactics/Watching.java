package org.yomi.analyze.tactics;

import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.yomi.analyze.answer.LivePicture;
import org.yomi.analyze.settings.Settings;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Reading;
import org.yomi.gtp.reply.LiveGfx;

/** Shows on GoGui's board how something reads. */
final class Watching {
    private Watching() {}

    /**
     * Does something that reads, with pictures of what it reads.
     *
     * @param cancelled looked at often, on other threads, too
     * @param reading gets what watches over each of its questions
     */
    static <T> T of(Settings settings, BooleanSupplier cancelled, Function<Function<Question, Monitor>, T> reading) {
        try (LiveGfx.Drawing drawing = settings.live().begin()) {
            return reading.apply(question -> new Watch(new LivePicture(question), cancelled, drawing));
        }
    }

    /** A search tells its progress after half a second for the first time, so short ones draw nothing. */
    private record Watch(LivePicture picture, BooleanSupplier stop, LiveGfx.Drawing drawing) implements Monitor {
        @Override
        public boolean cancelled() {
            return stop.getAsBoolean();
        }

        @Override
        public void progress(Reading reading) {
            drawing.show(() -> picture.next(reading));
        }
    }
}
