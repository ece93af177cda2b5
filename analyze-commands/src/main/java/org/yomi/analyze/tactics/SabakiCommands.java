package org.yomi.analyze.tactics;

import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.yomi.analyze.answer.ConsoleText;
import org.yomi.analyze.answer.FindingsHeat;
import org.yomi.analyze.answer.FindingsText;
import org.yomi.analyze.answer.HeatMap;
import org.yomi.analyze.game.Points;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.discovery.Findings;
import org.yomi.engine.goal.Goal;
import org.yomi.engine.goal.text.ParsedGoal;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.FirstMove;
import org.yomi.engine.question.StopReason;
import org.yomi.engine.verify.game.Remainder;
import org.yomi.gtp.call.Arguments;
import org.yomi.gtp.call.Call;
import org.yomi.gtp.call.GtpFailure;
import org.yomi.gtp.registry.Command;

/**
 * Sabaki's analysis, as a heat map: the goal of the game, or what is in doubt if there is none; and answers for its console.
 *
 * <p>The reply ends when everything is read, or as soon as any line comes in, for that is how Sabaki stops an analysis.
 * If there is nothing to show, a line says why; it does not begin with {@code info}, for versions of Sabaki before 0.60
 * take an info line without a move for a rating of minus infinity.
 */
public final class SabakiCommands {
    private static final String GROUP = "For Sabaki";
    private static final String NOTHING = FindingsText.NOTHING + "; 'yomi-goal GOAL' sets a goal to read";

    private final Asker asker;
    private final GameGoal goal;

    private SabakiCommands(Asker asker, GameGoal goal) {
        this.asker = asker;
        this.goal = goal;
    }

    /** The rows of this group. */
    public static List<Command> rows(Asker asker, GameGoal goal) {
        SabakiCommands commands = new SabakiCommands(asker, goal);
        return List.of(
                Command.row(GROUP, "analyze")
                        .arguments("[COLOR] [CENTISECONDS]")
                        .help(
                                "Reads the goal of the game, which yomi-goal sets, with COLOR (if none is given, the side to move) to"
                                        + " move first, and shows all best moves and the zone as Sabaki's heat map. Without a"
                                        + " goal, shows what yomi-goals finds: COLOR's moves, green where most stones are at"
                                        + " stake, and in red the stones in doubt. A goal that is decided is 'achieved' or 'failed'; one of"
                                        + " another position is no failure, either: a line says so. Ends when that is done, or when any other"
                                        + " line comes in. CENTISECONDS is accepted, without effect.")
                        .handler(commands::analyze),
                Command.row(GROUP, "yomi-show")
                        .arguments("COLOR GOAL")
                        .help(
                                "For Sabaki's console: what yomi-explain says, the lines in it so that the mouse plays them on the"
                                        + " board (a right click adds them to the game), and the answer as heat map, which is"
                                        + " shown if Yomi is the analyzer.")
                        .handler(commands::show));
    }

    private String analyze(Call call) {
        Colour first = first(call.arguments());
        try {
            if (goal.isSet()) {
                readGoal(call, first);
            } else {
                discover(call, first);
            }
        } catch (GtpFailure e) {
            call.emit(String.valueOf(e.getMessage()));
        }
        return "";
    }

    private Colour first(Arguments arguments) {
        arguments.expect(0, 2);
        boolean coloured = arguments.count() > 1
                || arguments.count() == 1 && !arguments.word(0).matches("-?\\d+");
        Colour first =
                coloured ? Points.colour(arguments.color(0)) : asker.position().toMove();
        int interval = coloured ? 1 : 0;
        if (arguments.count() > interval) {
            arguments.integer(interval, 0, Integer.MAX_VALUE);
        }
        return first;
    }

    private static boolean isOver(Call call) {
        return call.interruption().isRaised() || call.hasMoreInput();
    }

    /** The answer as soon as it is there; then, if there is still time, again with all moves that are as good. */
    private void readGoal(Call call, Colour first) {
        Remainder rest = goal.rest(asker.positions(), asker.settings());
        Goal open = rest.goal() == null ? goal.whole(asker.position()).orElse(null) : rest.goal();
        if (open == null) {
            call.emit(goal.text() + ": " + GoalCommands.outcome(rest));
            return;
        }
        Answer answer = asker.ask(goal.assumed(open, asker.settings()), first, () -> isOver(call));
        StopReason stopped = answer.unknownBecause();
        if (stopped != null) {
            // Nothing is known, so nothing may be coloured: any move of a heat map looks like advice.
            call.emit(stopped == StopReason.CANCELLED ? "" : "Unknown " + stopped.word() + ": " + goal.text());
            return;
        }
        String heat = HeatMap.line(answer);
        call.emit(heat);
        if (answer.move().kind() == FirstMove.Kind.POINT && !isOver(call)) {
            String complete = HeatMap.line(
                    answer, asker.study(answer, () -> isOver(call)).firstMoves().good());
            if (!complete.equals(heat)) {
                call.emit(complete);
            }
        }
        call.emit(ConsoleText.of(answer));
    }

    private void discover(Call call, Colour first) {
        Geometry geometry = asker.position().geometry();
        AtomicReference<String> shown = new AtomicReference<>("");
        Findings findings = asker.survey(() -> isOver(call))
                .discover(some -> showNews(call, FindingsHeat.line(some, first, geometry), shown));
        showNews(call, FindingsHeat.line(findings, first, geometry), shown);
        String text = FindingsText.lines(findings, geometry, false);
        call.emit(call.hasMoreInput() ? "" : text.equals(FindingsText.NOTHING) ? NOTHING : text);
    }

    private static void showNews(Call call, String heat, AtomicReference<String> shown) {
        if (!heat.isEmpty() && !heat.equals(shown.getAndSet(heat))) {
            call.emit(heat);
        }
    }

    private String show(Call call) {
        call.arguments().expectAtLeast(2);
        Colour first = Points.colour(call.arguments().color(0));
        ParsedGoal parsed = GoalText.parse(call.arguments().rest(1), asker.position(), asker.settings());
        Answer answer = asker.ask(parsed, first, call.interruption()::isRaised);
        String text = ConsoleText.of(
                asker.study(answer, call.interruption()::isRaised).explain());
        return answer.unknownBecause() == null ? text + "\n" + HeatMap.line(answer) : text;
    }
}
