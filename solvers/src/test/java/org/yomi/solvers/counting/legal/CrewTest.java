package org.yomi.solvers.counting.legal;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.CountDownLatch;
import java.util.function.IntConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class CrewTest {
    private final CountDownLatch helperHasWork = new CountDownLatch(1);

    /** Who runs out of memory is told so only if the error arrives as it is. */
    @Test
    void whatAHelperThrowsIsThrownAsItIs() {
        assertThatThrownBy(() -> share(new OutOfMemoryError("for a test"))).isInstanceOf(OutOfMemoryError.class);
    }

    private void share(Error error) {
        Thread caller = Thread.currentThread();
        IntConsumer piece = number -> {
            if (!Thread.currentThread().equals(caller)) {
                helperHasWork.countDown();
                throw error;
            }
            await();
        };
        try (Crew crew = new Crew(2)) {
            crew.share(2, 2, piece);
        }
    }

    private void await() {
        try {
            helperHasWork.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
