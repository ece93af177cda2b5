package org.yomi.gtp.call;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class InterruptionTest {
    private final Interruption interruption = new Interruption();
    private final List<String> calls = new ArrayList<>();

    @Test
    void callsEachCallbackOnce() {
        interruption.onRaise(() -> calls.add("first"));
        interruption.onRaise(() -> calls.add("second"));
        assertThat(interruption.isRaised()).isFalse();

        interruption.raise();
        interruption.raise();

        assertThat(interruption.isRaised()).isTrue();
        assertThat(calls).containsExactly("first", "second");
    }

    @Test
    void callsALateCallbackAtOnce() {
        interruption.raise();
        interruption.onRaise(() -> calls.add("late"));

        assertThat(calls).containsExactly("late");
    }

    @Test
    void hasNoEffectAfterTheCommand() {
        interruption.onRaise(() -> calls.add("registered"));
        interruption.end();
        interruption.raise();
        interruption.onRaise(() -> calls.add("after"));

        assertThat(calls).isEmpty();
        assertThat(interruption.isRaised()).isFalse();
    }

    @Test
    void callsTheOthersWhenOneThrows() {
        IllegalStateException thrown = new IllegalStateException("first");
        interruption.onRaise(() -> {
            throw thrown;
        });
        interruption.onRaise(() -> {
            throw new IllegalStateException("second");
        });
        interruption.onRaise(() -> calls.add("third"));

        assertThatThrownBy(interruption::raise).isSameAs(thrown);
        assertThat(calls).containsExactly("third");
    }
}
