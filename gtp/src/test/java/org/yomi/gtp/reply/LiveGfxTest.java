package org.yomi.gtp.reply;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.yomi.gtp.vertex.BoardSize;

class LiveGfxTest {
    private static final BoardSize BOARD = BoardSize.square(9);

    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private final AtomicLong clock = new AtomicLong(Long.MAX_VALUE - 7);
    private final AtomicInteger flushes = new AtomicInteger();
    private final LiveGfx live = new LiveGfx(new CountingStream(), clock::get);

    private final class CountingStream extends OutputStream {
        @Override
        public void write(int b) {
            err.write(b);
        }

        @Override
        public void flush() {
            flushes.incrementAndGet();
        }
    }

    private static Gfx text(String text) {
        return new Gfx(BOARD).text(text).clear();
    }

    private String written() {
        String written = err.toString(US_ASCII);
        err.reset();
        return written;
    }

    @Test
    void isOffAtFirst() {
        try (LiveGfx.Drawing drawing = live.begin()) {
            drawing.show(() -> {
                throw new AssertionError("asked for a picture");
            });
        }
        assertThat(live.isEnabled()).isFalse();
        assertThat(written()).isEmpty();
    }

    @Test
    void writesABlockAndClearsAtTheEnd() {
        live.setEnabled(true);
        assertThat(live.isEnabled()).isTrue();
        try (LiveGfx.Drawing drawing = live.begin()) {
            drawing.show(() -> text("1"));
            assertThat(written()).isEqualTo("gogui-gfx:\nTEXT 1\nCLEAR\n\n");
            assertThat(flushes).hasValue(1);
        }
        assertThat(written()).isEqualTo("gogui-gfx: CLEAR\n");
        assertThat(flushes).hasValue(2);
    }

    @Test
    void showsTwoPicturesASecond() {
        live.setEnabled(true);
        LiveGfx.Drawing drawing = live.begin();
        List<Integer> shown = new ArrayList<>();
        for (int millis = 0; millis < 2000; millis += 10) {
            drawing.show(() -> text("x"));
            if (!written().isEmpty()) {
                shown.add(millis);
            }
            clock.addAndGet(10_000_000);
        }
        assertThat(shown).containsExactly(0, 500, 1000, 1500);
    }

    @Test
    void eachCommandShowsItsFirstPictureAtOnce() {
        live.setEnabled(true);
        live.begin().show(() -> text("1"));
        live.begin().show(() -> text("2"));

        assertThat(written()).contains("TEXT 1").contains("TEXT 2");
    }

    @Test
    void leavesOutEmptyPictures() {
        live.setEnabled(true);
        try (LiveGfx.Drawing drawing = live.begin()) {
            drawing.show(() -> new Gfx(BOARD));
        }
        assertThat(written()).isEmpty();
    }

    @Test
    void showsNothingAfterTheEnd() {
        live.setEnabled(true);
        LiveGfx.Drawing drawing = live.begin();
        drawing.close();
        drawing.show(() -> text("late"));
        drawing.close();

        assertThat(written()).isEmpty();
    }

    @Test
    void switchesItselfOffWhenTheStreamBreaks() {
        LiveGfx broken = new LiveGfx(
                new OutputStream() {
                    @Override
                    public void write(int b) throws IOException {
                        throw new IOException("closed");
                    }
                },
                clock::get);
        broken.setEnabled(true);
        broken.begin().show(() -> text("1"));

        assertThat(broken.isEnabled()).isFalse();
    }
}
