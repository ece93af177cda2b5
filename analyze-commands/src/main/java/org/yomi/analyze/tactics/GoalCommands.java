package org.yomi.analyze.tactics;

import java.time.Duration;
import java.util.List;
import org.yomi.analyze.answer.StatusText;
import org.yomi.engine.goal.Goal;
import org.yomi.engine.question.Limits;
import org.yomi.engine.verify.game.Remainder;
import org.yomi.gtp.analyze.AnalyzeType;
import org.yomi.gtp.analyze.Placeholder;
import org.yomi.gtp.call.Call;
import org.yomi.gtp.call.GtpFailure;
import org.yomi.gtp.registry.Command;

/** The goal of the game. */
public final class GoalCommands {
    private static final String NONE = "none";

    /** GoGui waits for the title of its window. */
    private static final Limits FOR_TITLE = Limits.DEFAULT.withNodes(50_000).withTime(Duration.ofMillis(500));

    private final Asker asker;
    private final GameGoal goal;
    private final String engineName;

    private GoalCommands(Asker asker, GameGoal goal, String engineName) {
        this.asker = asker;
        this.goal = goal;
        this.engineName = engineName;
    }

    /** The rows of this group. */
    public static List<Command> rows(Asker asker, GameGoal goal, String engineName) {
        GoalCommands commands = new GoalCommands(asker, goal, engineName);
        return List.of(
                row("yomi-goal")
                        .arguments("[GOAL]")
                        .help("Sets the goal that genmove plays, analyze reads and gogui-title shows; 'none' removes"
                                + " it. Without a goal, says which one is set. It stays when the game begins anew.")
                        .analyze(AnalyzeType.STRING, "Goal", Placeholder.OPTIONAL)
                        .handler(commands::goal),
                row("gogui-title")
                        .help("What GoGui shows as the title of its window: the name of the engine, the goal, and its"
                                + " status: as yomi-status has it as far as half a second is enough; 'achieved' or"
                                + " 'failed' when it is decided; 'not known' where nothing tells what became of it, as for two"
                                + " eyes of stones that are assumed alive.")
                        .handler(commands::title));
    }

    static Command.Builder row(String name) {
        return Command.row("The goal of the game", name);
    }

    private String goal(Call call) {
        String text = call.arguments().text();
        if (text.equalsIgnoreCase(NONE)) {
            goal.clear();
        } else if (!text.isEmpty()) {
            goal.set(text, asker.positions());
        }
        return goal.isSet() ? goal.text() : NONE;
    }

    private String title(Call call) {
        call.arguments().expect(0);
        return goal.isSet() ? engineName + ": " + goal.text() + ", " + status(call) : engineName;
    }

    /** What has become of a goal that is decided. */
    static String outcome(Remainder rest) {
        return rest.worth() ? "achieved" : "failed";
    }

    private String status(Call call) {
        try {
            Remainder rest = goal.rest(asker.positions(), asker.settings());
            Goal open = rest.goal();
            if (open == null) {
                return outcome(rest);
            }
            return StatusText.line(
                    asker.askBoth(goal.assumed(open, asker.settings()), FOR_TITLE, call.interruption()::isRaised));
        } catch (GtpFailure e) {
            return goal.whole(asker.position()).isPresent() ? "not known" : "of another position";
        }
    }
}
