package org.yomi.engine.question;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

class MonitorTest {
    private static final class Listener implements Monitor {
        final List<Object> heard = new ArrayList<>();
        boolean cancels;

        @Override
        public boolean cancelled() {
            return cancels;
        }

        @Override
        public void progress(Reading reading) {
            heard.add(reading);
        }

        @Override
        public void node(Supplier<List<Integer>> line) {
            heard.add(line.get());
        }
    }

    @Test
    void oneThatIsAlsoStoppedOtherwiseHearsAsMuch() {
        Listener listener = new Listener();
        Monitor monitor = listener.stoppedBy(() -> false);
        Reading reading = new Reading(7, List.of(3), Known.NOTHING);
        monitor.progress(reading);
        monitor.node(() -> List.of(3, 4));
        assertThat(listener.heard).containsExactly(reading, List.of(3, 4));
    }

    @Test
    void eitherStopsIt() {
        Listener listener = new Listener();
        AtomicBoolean stop = new AtomicBoolean();
        Monitor monitor = listener.stoppedBy(stop::get);
        assertThat(monitor.cancelled()).isFalse();
        stop.set(true);
        assertThat(monitor.cancelled()).isTrue();
        stop.set(false);
        listener.cancels = true;
        assertThat(monitor.cancelled()).isTrue();
    }
}
