package org.yomi.gtp;

import java.io.IOException;
import org.yomi.gtp.analyze.AnalyzeType;
import org.yomi.gtp.analyze.Placeholder;
import org.yomi.gtp.registry.Command;
import org.yomi.gtp.registry.CommandRegistry;
import org.yomi.gtp.registry.StandardCommands;
import org.yomi.gtp.reply.Gfx;
import org.yomi.gtp.session.Session;
import org.yomi.gtp.session.SessionListener;
import org.yomi.gtp.stream.StreamLoop;
import org.yomi.gtp.vertex.BoardSize;

public final class HelloEngine {
    static CommandRegistry commands() {
        BoardSize board = BoardSize.square(9);
        CommandRegistry registry = StandardCommands.registry("Hello", "1.0");
        registry.add(Command.row("Drawing", "hello-mark")
                .arguments("VERTEX...")
                .help("Marks points.")
                .analyze(AnalyzeType.GFX, "Mark points", Placeholder.POINTS)
                .handler(call ->
                        new Gfx(board).mark(call.arguments().vertices(0, board)).toString()));
        return registry;
    }

    public static void main(String[] args) throws IOException {
        Session session = new Session(commands(), SessionListener.NONE);
        new StreamLoop(session, System.in, System.out, SessionListener.NONE).run();
    }
}
