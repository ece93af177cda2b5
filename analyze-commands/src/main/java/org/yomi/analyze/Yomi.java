package org.yomi.analyze;

import java.nio.file.Path;
import java.util.List;
import org.yomi.analyze.counting.CountingCommands;
import org.yomi.analyze.game.Game;
import org.yomi.analyze.gnugo.BlockCommands;
import org.yomi.analyze.gnugo.BoardFacts;
import org.yomi.analyze.gnugo.CombinationCommands;
import org.yomi.analyze.gnugo.ConnectionCommands;
import org.yomi.analyze.gnugo.CounterCommands;
import org.yomi.analyze.gnugo.DragonCommands;
import org.yomi.analyze.gnugo.SemeaiCommands;
import org.yomi.analyze.gnugo.TerritoryCommands;
import org.yomi.analyze.gnugo.TraceCommands;
import org.yomi.analyze.gnugo.TrialCommands;
import org.yomi.analyze.gnugo.reading.Reader;
import org.yomi.analyze.protocol.BoardCommands;
import org.yomi.analyze.protocol.ClockCommands;
import org.yomi.analyze.protocol.HandicapCommands;
import org.yomi.analyze.protocol.MoveCommands;
import org.yomi.analyze.protocol.SetupCommands;
import org.yomi.analyze.settings.Settings;
import org.yomi.analyze.settings.SettingsCommands;
import org.yomi.analyze.tactics.Asker;
import org.yomi.analyze.tactics.ClickedGoals;
import org.yomi.analyze.tactics.DiscoveryCommands;
import org.yomi.analyze.tactics.GameGoal;
import org.yomi.analyze.tactics.GoalCommands;
import org.yomi.analyze.tactics.LastAnswerCommands;
import org.yomi.analyze.tactics.MouseCommands;
import org.yomi.analyze.tactics.OverviewCommands;
import org.yomi.analyze.tactics.PlayCommands;
import org.yomi.analyze.tactics.QuestionCommands;
import org.yomi.analyze.tactics.RecordCommands;
import org.yomi.analyze.tactics.SabakiCommands;
import org.yomi.engine.question.Solver;
import org.yomi.gtp.registry.CommandRegistry;
import org.yomi.gtp.registry.StandardCommands;
import org.yomi.gtp.reply.LiveGfx;
import org.yomi.solvers.Solvers;

/** Puts the engine together. */
public final class Yomi {
    /** The reply to {@code name}. */
    public static final String NAME = "Yomi";

    private Yomi() {}

    /**
     * Makes the commands of a new engine, with a game of its own, for a session to run.
     *
     * @param version the reply to {@code version}
     * @param live draws while a question is read; switched on by {@code yomi-param live_gfx 1}, and when GoGui tells its
     *     version
     * @param directory where relative file names of commands begin
     */
    public static CommandRegistry registry(String version, LiveGfx live, Path directory) {
        return registry(version, live, directory, Solvers.all());
    }

    /**
     * As above, with other solvers.
     *
     * @param solvers at least one, the first of which answers unless {@code yomi-param solver} chooses another
     */
    public static CommandRegistry registry(String version, LiveGfx live, Path directory, List<Solver> solvers) {
        Game game = new Game();
        GameGoal goal = new GameGoal();
        Settings settings = new Settings(solvers, live);
        CommandRegistry registry = StandardCommands.registry(NAME, version, settings::attach);
        Asker asker = new Asker(game, settings);
        registry.addAll(MouseCommands.rows(asker));
        registry.addAll(LastAnswerCommands.rows(asker));
        registry.addAll(DiscoveryCommands.rows(asker));
        registry.addAll(OverviewCommands.rows(asker));
        registry.addAll(GoalCommands.rows(asker, goal, NAME));
        registry.addAll(ClickedGoals.rows(asker, goal));
        registry.addAll(PlayCommands.rows(asker, goal));
        registry.addAll(QuestionCommands.rows(asker));
        registry.addAll(SabakiCommands.rows(asker, goal));
        registry.addAll(CountingCommands.rows(game, settings));
        registry.addAll(SettingsCommands.rows(settings));
        registry.addAll(RecordCommands.rows(asker, directory));
        registry.addAll(BoardCommands.rows(game));
        registry.addAll(MoveCommands.rows(game, settings));
        registry.addAll(SetupCommands.rows(game, directory));
        registry.addAll(HandicapCommands.rows(game));
        registry.addAll(ClockCommands.rows());
        registry.addAll(BoardFacts.rows(game));
        registry.addAll(TrialCommands.rows(game, settings));
        Reader reader = new Reader(game, settings);
        registry.addAll(TerritoryCommands.rows(reader, game));
        registry.addAll(BlockCommands.rows(reader));
        registry.addAll(CombinationCommands.rows(reader));
        registry.addAll(ConnectionCommands.rows(reader));
        registry.addAll(DragonCommands.rows(reader));
        registry.addAll(SemeaiCommands.rows(reader));
        registry.addAll(CounterCommands.rows(reader));
        registry.addAll(TraceCommands.rows(reader, directory));
        return registry;
    }
}
