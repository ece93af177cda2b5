package org.yomi.analyze.tactics;

import java.util.List;
import java.util.function.Function;
import org.yomi.analyze.answer.AnswerGfx;
import org.yomi.analyze.answer.AnswerText;
import org.yomi.analyze.answer.ExplanationText;
import org.yomi.analyze.game.Points;
import org.yomi.engine.question.Answer;
import org.yomi.gtp.analyze.AnalyzeType;
import org.yomi.gtp.call.Call;
import org.yomi.gtp.registry.Command;
import org.yomi.gtp.reply.Gfx;

/** More about the answer that was given last, without typing its goal again. */
public final class LastAnswerCommands {
    private static final String GROUP = "The last answer";
    private static final String NOTHING =
            "Nothing was asked yet on a board of this size, or genmove found nothing to choose by.";

    private final Asker asker;

    private LastAnswerCommands(Asker asker) {
        this.asker = asker;
    }

    /** The rows of this group. */
    public static List<Command> rows(Asker asker) {
        LastAnswerCommands commands = new LastAnswerCommands(asker);
        return List.of(
                row("yomi-last-zone")
                        .help("Draws the answer that was given last, as yomi-zone does; of a status, the answer for the"
                                + " side that was to move. Moves played since then stay out of it.")
                        .analyze(AnalyzeType.GFX, "Last zone")
                        .handler(commands::zone),
                row("yomi-last-moves")
                        .help(
                                "Draws every first move that gets the same best result, as yomi-moves finds them: circles;"
                                        + " question marks on moves of which it was not found out.")
                        .analyze(AnalyzeType.GFX, "Best moves")
                        .handler(commands::moves),
                row("yomi-why")
                        .help("Explains the answer that was given last, as yomi-explain does; after genmove, that for"
                                + " which it chose its move, if there is one.")
                        .analyze(AnalyzeType.HPSTRING, "Why")
                        .handler(commands::why));
    }

    private static Command.Builder row(String name) {
        return Command.row(GROUP, name);
    }

    private String zone(Call call) {
        return draw(call, AnswerGfx::of);
    }

    private String moves(Call call) {
        return draw(
                call,
                answer -> answer.unknownBecause() != null
                        ? AnswerGfx.of(answer)
                        : AnswerGfx.of(
                                answer,
                                asker.study(answer, call.interruption()::isRaised)
                                        .firstMoves()));
    }

    private String why(Call call) {
        call.arguments().expect(0);
        return asker.last()
                .map(answer -> AnswerText.question(answer) + "\n"
                        + ExplanationText.of(asker.study(answer, call.interruption()::isRaised)
                                .explain()))
                .orElse(NOTHING);
    }

    /** The words say whether nothing was asked: a failure would open a dialog at each move, when it runs by itself. */
    private String draw(Call call, Function<Answer, Gfx> picture) {
        call.arguments().expect(0);
        return asker.last()
                .map(picture)
                .orElseGet(() -> new Gfx(Points.size(asker.position().geometry())).text(NOTHING))
                .toString();
    }
}
