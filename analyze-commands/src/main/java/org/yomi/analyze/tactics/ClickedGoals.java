package org.yomi.analyze.tactics;

import java.util.List;
import java.util.OptionalInt;
import org.yomi.analyze.game.Points;
import org.yomi.analyze.game.Stones;
import org.yomi.analyze.settings.Horizons;
import org.yomi.analyze.settings.Settings;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.AtomicGoal;
import org.yomi.engine.goal.Capture;
import org.yomi.engine.goal.Connect;
import org.yomi.engine.goal.Live;
import org.yomi.gtp.analyze.AnalyzeType;
import org.yomi.gtp.call.Arguments;
import org.yomi.gtp.call.Call;
import org.yomi.gtp.registry.Command;
import org.yomi.gtp.reply.PointReply;
import org.yomi.gtp.vertex.BoardSize;

/** The goal of the game, set by clicking its stones. What it leans on is written into it, so that one sees it. */
public final class ClickedGoals {
    private static final String SHOW = "show";
    private static final String ESCAPE = " escape(" + Horizons.ESCAPE + ")";
    private static final String OPEN = " open(" + Horizons.OPEN + ")";

    private final Asker asker;
    private final GameGoal goal;

    private ClickedGoals(Asker asker, GameGoal goal) {
        this.asker = asker;
        this.goal = goal;
    }

    /** The rows of this group. */
    public static List<Command> rows(Asker asker, GameGoal goal) {
        ClickedGoals goals = new ClickedGoals(asker, goal);
        Settings settings = asker.settings();
        return List.of(
                row("capture", "as capture(VERTEX,...)" + ESCAPE + ", without it if yomi-param escape is set")
                        .handler(call -> goals.click(call, "capture", usual(settings.escape(), ESCAPE), Capture.class)),
                row("live", "as live(VERTEX,...)" + OPEN + ", without it if yomi-param open is set")
                        .handler(call -> goals.click(call, "live", usual(settings.open(), OPEN), Live.class)),
                row("connect", "as connect(VERTEX,VERTEX,...)")
                        .handler(call -> goals.click(call, "connect", "", Connect.class)));
    }

    private static Command.Builder row(String word, String form) {
        return GoalCommands.row("yomi-goal-" + word)
                .arguments("show|VERTEX ...")
                .help("Sets the goal of the game, " + form + "; 'show' lists its stones, if it is a goal of this kind.")
                .analyze(AnalyzeType.EPLIST, "Goal: " + word);
    }

    private static String usual(OptionalInt set, String assumption) {
        return set.isPresent() ? "" : assumption;
    }

    private String click(Call call, String word, String assumption, Class<? extends AtomicGoal> kind) {
        Arguments arguments = call.arguments();
        Position position = asker.position();
        BoardSize board = Points.size(position.geometry());
        arguments.expectAtLeast(1);
        if (arguments.count() == 1 && arguments.word(0).equalsIgnoreCase(SHOW)) {
            return PointReply.points(Points.vertices(goal.stones(position, kind)), board);
        }
        arguments.expectAtLeast(kind == Connect.class ? 2 : 1);
        List<Integer> stones = Stones.ofOneColour(arguments, position);
        goal.setClicked(MouseCommands.goal(word, stones, position.geometry()) + assumption, asker.positions());
        return "";
    }
}
