package org.yomi.analyze.counting;

import java.util.Locale;
import org.yomi.gtp.call.Call;
import org.yomi.gtp.reply.Gfx;
import org.yomi.gtp.reply.LiveGfx;
import org.yomi.gtp.vertex.BoardSize;
import org.yomi.solvers.counting.Watch;

/**
 * Shows in GoGui's status line how far the count of a command is; its interrupt ends it.
 *
 * @param call of the command
 * @param drawing shows it
 * @param size of GoGui's board
 */
record LiveWatch(Call call, LiveGfx.Drawing drawing, BoardSize size) implements Watch {
    private static final int PERCENT = 100;

    @Override
    public boolean cancelled() {
        return call.interruption().isRaised();
    }

    @Override
    public void progress(String what, double part) {
        drawing.show(() -> new Gfx(size).text(String.format(Locale.ROOT, "%.0f %% %s", PERCENT * part, what)));
    }
}
