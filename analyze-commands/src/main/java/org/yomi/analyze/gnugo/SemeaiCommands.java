package org.yomi.analyze.gnugo;

import java.util.List;
import org.yomi.analyze.game.Stones;
import org.yomi.analyze.gnugo.reading.Outcome;
import org.yomi.analyze.gnugo.reading.Reader;
import org.yomi.analyze.gnugo.reading.Semeai;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.question.Result;
import org.yomi.gtp.call.Call;
import org.yomi.gtp.call.GtpFailure;
import org.yomi.gtp.registry.Command;

/** Races to capture. */
public final class SemeaiCommands {
    private static final String GROUP = "In GNU Go's words: dragons";

    private final Reader reader;

    private SemeaiCommands(Reader reader) {
        this.reader = reader;
    }

    /** The rows of this group. */
    public static List<Command> rows(Reader reader) {
        SemeaiCommands commands = new SemeaiCommands(reader);
        return List.of(Command.row(GROUP, "analyze_semeai")
                .arguments("VERTEX VERTEX")
                .help(
                        "What the owner of the first dragon, moving first, gets in its race with the second one: the code for"
                                + " saving his own, the code for capturing the other one first, and his move. '1 1 G1' wins the"
                                + " race, '1 0 PASS' lives without it, as in a seki, '0 0 PASS' loses. Who captures fewer than"
                                + " seven stones has to live with that, too. What takes long leans on what owl_attack leans on,"
                                + " and on the life of other blocks near by that have five liberties.")
                .handler(commands::race));
    }

    private String race(Call call) {
        call.arguments().expect(2);
        int own = Stones.at(call.arguments(), 0, reader.position());
        int other = Stones.at(call.arguments(), 1, reader.position());
        if (reader.position().cell(own) == reader.position().cell(other)) {
            throw new GtpFailure("the stones of arguments 1 and 2 must differ in colour");
        }
        Semeai semeai = new Semeai(reader, own, other, call);
        Geometry geometry = reader.position().geometry();
        Outcome both = semeai.both();
        if (both.result() == Result.WON) {
            return "1 1 " + Words.move(both, geometry);
        }
        Outcome saved = semeai.saved();
        if (saved.isNothing()) {
            return "0 0 PASS";
        }
        return saved.code() + " " + both.code() + " " + Words.move(both.isNothing() ? saved : both, geometry);
    }
}
