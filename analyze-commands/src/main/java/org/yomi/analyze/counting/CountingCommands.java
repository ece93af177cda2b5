package org.yomi.analyze.counting;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.yomi.analyze.game.Game;
import org.yomi.analyze.game.IllegalChange;
import org.yomi.analyze.game.Move;
import org.yomi.analyze.game.Points;
import org.yomi.analyze.settings.Settings;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.gtp.analyze.AnalyzeType;
import org.yomi.gtp.analyze.Placeholder;
import org.yomi.gtp.call.Arguments;
import org.yomi.gtp.call.Call;
import org.yomi.gtp.call.GtpFailure;
import org.yomi.gtp.registry.Command;
import org.yomi.gtp.reply.LiveGfx;
import org.yomi.gtp.vertex.BoardSize;
import org.yomi.gtp.vertex.Vertex;
import org.yomi.solvers.counting.RefusedCount;
import org.yomi.solvers.counting.StoppedCount;
import org.yomi.solvers.counting.Watch;
import org.yomi.solvers.counting.games.GameEstimate;
import org.yomi.solvers.counting.legal.Effort;
import org.yomi.solvers.counting.legal.LegalPositions;
import org.yomi.solvers.counting.uniform.Completions;
import org.yomi.solvers.counting.uniform.OpenBoard;
import org.yomi.solvers.counting.uniform.RandomPositions;

/** How many legal positions and games there are, and some of the positions. */
public final class CountingCommands {
    private static final String GROUP = "Counting";

    /** What a fixed point can be, in the order of a position's cells. */
    private static final List<String> CELLS = List.of("e", "b", "w");

    private final Game game;
    private final Settings settings;

    private CountingCommands(Game game, Settings settings) {
        this.game = game;
        this.settings = settings;
    }

    /** The rows of this group. */
    public static List<Command> rows(Game game, Settings settings) {
        CountingCommands commands = new CountingCommands(game, settings);
        return List.of(
                row("yomi-count_legal")
                        .arguments("M N")
                        .help("The number of legal positions on a board of M times N points, the shorter side up to "
                                + LegalPositions.MAX_SIDE + ", " + LegalPositions.MAX_POINTS
                                + " points in all. Takes seconds up to 10x11, and refuses what does not fit into memory;"
                                + " interrupted, it says what is known.")
                        .handler(commands::countLegal),
                row("yomi-count_games")
                        .arguments("M N")
                        .help("The number of games on a board of M times N points that repeat no position, passes not"
                                + " counted, to 4 points; '~10^31.0 error 13.9% runs 89934 from 10^22.1 to 10^35.0' is"
                                + " an estimate, the mean of so many samples and its standard error, to 9 points. Takes up to a minute or two; interrupted,"
                                + " it says what is known.")
                        .handler(commands::countGames),
                row("yomi-count_completions")
                        .arguments("[VERTEX ...]")
                        .help("The number of legal positions that agree with the board everywhere but on these points;"
                                + " if none are given, everywhere but on the empty points. Takes seconds up to 10x10 open"
                                + " points, and refuses what does not fit into memory.")
                        .analyze(AnalyzeType.STRING, "Completions", Placeholder.POINTS)
                        .handler(commands::countCompletions),
                row("yomi-random_legal")
                        .arguments("WIDTH HEIGHT [SEED [e|b|w VERTEX [e|b|w VERTEX ...]]]")
                        .help(
                                "Begins on a legal position of a board of that size, Black to move, each exactly as likely"
                                        + " as any other; komi stays. The answer is the seed: it gives the same position again."
                                        + " Points with e, b or w in front, each with its own, are fixed: empty, black or white.")
                        .handler(commands::randomLegal));
    }

    private static Command.Builder row(String name) {
        return Command.row(GROUP, name);
    }

    private String countLegal(Call call) {
        call.arguments().expect(2);
        int m = call.arguments().integer(0, 1, LegalPositions.MAX_POINTS);
        int n = call.arguments().integer(1, 1, LegalPositions.MAX_POINTS);
        if (Math.min(m, n) > LegalPositions.MAX_SIDE) {
            throw new GtpFailure("arguments 1 and 2 must be the sides of a board of which the shorter one is "
                    + LegalPositions.MAX_SIDE + " at most, got " + m + " and " + n);
        }
        Effort effort = Effort.ofThreads(settings.threads());
        return counted(call, watch -> LegalPositions.count(m, n, effort, watch).toString());
    }

    private String countGames(Call call) {
        call.arguments().expect(2);
        int m = call.arguments().integer(0, 1, GameEstimate.MOST_POINTS);
        int n = call.arguments().integer(1, 1, GameEstimate.MOST_POINTS);
        CountRequest request = CountRequest.of(m, n).onThreads(settings.threads());
        return counted(
                call,
                watch -> GamesText.answer(GamesText.board(m, n), request, watch).text());
    }

    private String countCompletions(Call call) {
        Position position = game.position();
        Geometry geometry = position.geometry();
        OpenBoard board = OpenBoard.of(geometry.width(), geometry.height());
        for (int point = 0; point < geometry.size(); point++) {
            board = position.isEmpty(point) && call.arguments().count() == 0
                    ? board
                    : board.with(point, position.cell(point));
        }
        for (Vertex vertex : call.arguments().vertices(0, Points.size(geometry))) {
            board = board.with(Points.point(geometry, vertex), OpenBoard.OPEN);
        }
        OpenBoard open = board;
        Effort effort = Effort.ofThreads(settings.threads());
        return counted(call, watch -> Completions.count(open, effort, watch).toString());
    }

    private String randomLegal(Call call) {
        Arguments arguments = call.arguments();
        arguments.expectAtLeast(2);
        int width = Points.side(arguments, 0);
        int height = Points.side(arguments, 1);
        int seed = arguments.count() > 2 ? arguments.integer(2, 0, Integer.MAX_VALUE) : freshSeed();
        return counted(call, watch -> {
            OpenBoard board = fixed(OpenBoard.of(width, height), arguments);
            begin(Geometry.of(width, height), new RandomPositions(board, seed).next(watch));
            return String.valueOf(seed);
        });
    }

    private static int freshSeed() {
        return (int) (System.nanoTime() & Integer.MAX_VALUE);
    }

    private static OpenBoard fixed(OpenBoard open, Arguments arguments) {
        Geometry geometry = Geometry.of(open.width(), open.height());
        OpenBoard board = open;
        for (int i = 3; i < arguments.count(); i += 2) {
            int cell = CELLS.indexOf(arguments.choice(i, CELLS));
            board = board.fixed(Points.point(arguments, i + 1, geometry), cell);
        }
        return board;
    }

    private void begin(Geometry geometry, byte... cells) {
        List<Move> stones = new ArrayList<>();
        for (int point = 0; point < cells.length; point++) {
            if (cells[point] != Board.EMPTY) {
                stones.add(new Move(Colour.ofCell(cells[point]), point));
            }
        }
        game.clear(geometry.width(), geometry.height());
        try {
            game.setUp(stones, Colour.BLACK);
        } catch (IllegalChange e) {
            throw new IllegalStateException(e);
        }
    }

    /** Counts; shows in GoGui how far it is and how much memory it takes, if live graphics are on. */
    private String counted(Call call, Function<Watch, String> count) {
        BoardSize size = Points.size(game.position().geometry());
        try (LiveGfx.Drawing drawing = settings.live().begin()) {
            return count.apply(new LiveWatch(call, drawing, size)).stripTrailing();
        } catch (RefusedCount | StoppedCount e) {
            throw new GtpFailure(String.valueOf(e.getMessage()));
        }
    }
}
