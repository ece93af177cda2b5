package org.yomi.analyze.tactics;

import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import org.yomi.analyze.answer.AnswerGfx;
import org.yomi.analyze.game.Stones;
import org.yomi.analyze.settings.Horizons;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.goal.text.ParsedGoal;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Limits;
import org.yomi.engine.study.Status;
import org.yomi.gtp.analyze.AnalyzeType;
import org.yomi.gtp.analyze.Placeholder;
import org.yomi.gtp.call.Call;
import org.yomi.gtp.registry.Command;

/**
 * The status of goals that are clicked. These lean on the assumptions that make such questions answerable on a large
 * board, unless set otherwise, and say so.
 */
public final class MouseCommands {
    private static final String GROUP = "For the mouse";

    /** Nobody waits for what holds without the open; what is in danger is mostly found at once. */
    private static final Limits CLOSER_LOOK = Limits.DEFAULT.withNodes(5_000).withTime(Duration.ofSeconds(1));

    private final Asker asker;

    private MouseCommands(Asker asker) {
        this.asker = asker;
    }

    /** The rows of this group. */
    public static List<Command> rows(Asker asker) {
        MouseCommands commands = new MouseCommands(asker);
        return List.of(
                row("yomi-capture")
                        .arguments("VERTEX")
                        .help("Draws the status of capture(VERTEX): the zones, as yomi-zone does, and, unless it is"
                                + " settled, B and W on each player's first move. Leans on escape(" + Horizons.ESCAPE
                                + ") unless yomi-param escape is set.")
                        .analyze(AnalyzeType.GFX, "Capture", Placeholder.POINT)
                        .handler(call -> commands.status(call, "capture", 1, Horizons.ESCAPE, 0)),
                row("yomi-connect")
                        .arguments("VERTEX VERTEX")
                        .help("Draws the status of connect(VERTEX,VERTEX) in the same way. Leans on nothing.")
                        .analyze(AnalyzeType.GFX, "Connect", Placeholder.POINTS)
                        .handler(call -> commands.status(call, "connect", 2, 0, 0)),
                row("yomi-live")
                        .arguments("VERTEX")
                        .help("Draws the status of live(VERTEX) in the same way. Leans on open(" + Horizons.OPEN
                                + ") unless yomi-param open is set. Where stones live by that, since they reach the"
                                + " open, but are not out of danger by escape(" + Horizons.ESCAPE
                                + "), or that of yomi-param, the text says so, too.")
                        .analyze(AnalyzeType.GFX, "Live", Placeholder.POINT)
                        .handler(commands::live));
    }

    private static Command.Builder row(String name) {
        return Command.row(GROUP, name);
    }

    private String status(Call call, String word, int stones, int escape, int open) {
        ParsedGoal goal = clicked(call, word, stones, escape, open);
        return AnswerGfx.of(asker.askBoth(goal, call.interruption()::isRaised)).toString();
    }

    private ParsedGoal clicked(Call call, String word, int stones, int escape, int open) {
        call.arguments().expect(stones);
        Position position = asker.position();
        String text = goal(word, Stones.ofOneColour(call.arguments(), position), position.geometry());
        return GoalText.parseClicked(text, position, asker.settings(), escape, open);
    }

    private String live(Call call) {
        ParsedGoal goal = clicked(call, "live", 1, 0, Horizons.OPEN);
        Status status = asker.askBoth(goal, call.interruption()::isRaised);
        int escape = asker.settings().escape().orElse(Horizons.ESCAPE);
        if (escape == 0 || !isOutInTheOpen(status)) {
            return AnswerGfx.of(status).toString();
        }
        Assumptions near = goal.assumptions().withOpen(0).withEscape(escape);
        Answer closer = asker.askSoon(
                new ParsedGoal(goal.goal(), near),
                goal.goal().max().opponent(),
                CLOSER_LOOK,
                call.interruption()::isRaised);
        return AnswerGfx.of(status, closer).toString();
    }

    /** Then it lives by definition, though it may be in atari. */
    private static boolean isOutInTheOpen(Status status) {
        return status.verdict() == Status.Verdict.WON
                && (status.maxFirst().leansOnOpen() || status.minFirst().leansOnOpen());
    }

    /** A goal about clicked stones, as one would type it. */
    static String goal(String word, List<Integer> stones, Geometry geometry) {
        return stones.stream().map(geometry::name).collect(Collectors.joining(",", word + "(", ")"));
    }
}
