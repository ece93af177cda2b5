package org.yomi.analyze.tactics;

import java.util.List;
import org.yomi.gtp.analyze.AnalyzeType;
import org.yomi.gtp.analyze.Placeholder;
import org.yomi.gtp.call.Call;
import org.yomi.gtp.registry.Command;

/** The goal of the game. */
public final class GoalCommands {
    private static final String GROUP = "The goal of the game";
    private static final String NONE = "none";

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
                        .help(
                                "Sets the goal that analyze reads and gogui-title shows; 'none' removes it. Without a goal, says"
                                        + " which one is set. It stays when the game begins anew.")
                        .analyze(AnalyzeType.STRING, "Goal", Placeholder.OPTIONAL)
                        .handler(commands::goal),
                row("gogui-title")
                        .help("What GoGui shows as the title of its window: the name of the engine, and the goal.")
                        .handler(commands::title));
    }

    private static Command.Builder row(String name) {
        return Command.row(GROUP, name);
    }

    private String goal(Call call) {
        String text = call.arguments().text();
        if (text.equalsIgnoreCase(NONE)) {
            goal.clear();
        } else if (!text.isEmpty()) {
            goal.set(text, asker.position());
        }
        return goal.isSet() ? goal.text() : NONE;
    }

    private String title(Call call) {
        call.arguments().expect(0);
        return goal.isSet() ? engineName + ": " + goal.text() : engineName;
    }
}
