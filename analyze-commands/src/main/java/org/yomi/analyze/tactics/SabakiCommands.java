package org.yomi.analyze.tactics;

import java.util.List;
import java.util.Optional;
import org.yomi.analyze.answer.HeatMap;
import org.yomi.analyze.game.Points;
import org.yomi.engine.board.Colour;
import org.yomi.engine.goal.text.ParsedGoal;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.StopReason;
import org.yomi.gtp.call.Arguments;
import org.yomi.gtp.call.Call;
import org.yomi.gtp.call.GtpFailure;
import org.yomi.gtp.registry.Command;
import org.yomi.gtp.vertex.Color;

/**
 * Sabaki's analysis: the goal of the game as a heat map.
 *
 * <p>The reply ends when the goal is answered, or as soon as any line comes in, for that is how Sabaki stops an analysis.
 * If there is nothing to show, a line says why; it does not begin with {@code info}, for versions of Sabaki before 0.60
 * take an info line without a move for a rating of minus infinity.
 */
public final class SabakiCommands {
    private static final String GROUP = "For Sabaki";

    private final Asker asker;
    private final GameGoal goal;

    private SabakiCommands(Asker asker, GameGoal goal) {
        this.asker = asker;
        this.goal = goal;
    }

    /** The rows of this group. */
    public static List<Command> rows(Asker asker, GameGoal goal) {
        SabakiCommands commands = new SabakiCommands(asker, goal);
        return List.of(Command.row(GROUP, "analyze")
                .arguments("[COLOR] [CENTISECONDS]")
                .help(
                        "Reads the goal of the game, which yomi-goal sets, with COLOR (if none is given, the side to move) to"
                                + " move first, and shows key move and zone as Sabaki's heat map. Ends when it is answered, or when"
                                + " any other line comes in.")
                .handler(commands::analyze));
    }

    private String analyze(Call call) {
        Colour first = first(call.arguments());
        call.emit(goal.isSet() ? answer(call, first).orElse("") : "no goal is set: 'yomi-goal GOAL' sets one");
        return "";
    }

    private Colour first(Arguments arguments) {
        boolean coloured = arguments.count() > 0 && Color.parse(arguments.word(0)) != null;
        int interval = coloured ? 1 : 0;
        arguments.expect(0, interval + 1);
        if (arguments.count() > interval) {
            arguments.integer(interval, 0, Integer.MAX_VALUE);
        }
        return coloured ? Points.colour(arguments.color(0)) : asker.position().toMove();
    }

    /** The heat map, or why there is none; empty when the analysis was stopped. */
    private Optional<String> answer(Call call, Colour first) {
        try {
            String text = goal.textFor(asker.position());
            ParsedGoal parsed = GoalText.parse(text, asker.position(), asker.settings());
            Answer answer = asker.ask(parsed, first, () -> call.interruption().isRaised() || call.hasMoreInput());
            StopReason stopped = answer.unknownBecause();
            if (stopped == null) {
                return Optional.of(HeatMap.line(answer));
            }
            // Nothing is known, so nothing may be coloured: any move of a heat map looks like advice.
            return stopped == StopReason.CANCELLED
                    ? Optional.empty()
                    : Optional.of("Unknown " + stopped.word() + ": " + text);
        } catch (GtpFailure e) {
            return Optional.of(String.valueOf(e.getMessage()));
        }
    }
}
