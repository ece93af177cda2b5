package org.yomi.analyze.tactics;

import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.yomi.analyze.answer.BoardGfx;
import org.yomi.analyze.answer.ChangesText;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Legality;
import org.yomi.engine.board.Position;
import org.yomi.gtp.analyze.AnalyzeType;
import org.yomi.gtp.call.Call;
import org.yomi.gtp.registry.Command;

/** What one would like to see at a glance. */
public final class OverviewCommands {
    private static final String GROUP = "At a glance";

    private final Asker asker;

    private OverviewCommands(Asker asker) {
        this.asker = asker;
    }

    /** The rows of this group. */
    public static List<Command> rows(Asker asker) {
        OverviewCommands commands = new OverviewCommands(asker);
        return List.of(
                row("yomi-last-move")
                        .help(
                                "Says what the last move changed: it compares the goals that yomi-goals looks at before and"
                                        + " after it, a line each, as 'White saves D4: capture(D4) lost escape(5), was unsettled"
                                        + " black E4 white E5 escape(5)'. The last line is 'unknown 12 of 87 goals' if some were not"
                                        + " decided within the time of one question, and ends with ', interrupted' if it was.")
                        .analyze(AnalyzeType.HPSTRING, "Last move")
                        .handler(commands::lastMove),
                row("yomi-ladders")
                        .help(
                                "Draws the ladders: of every block with one or two liberties, whether it is captured leaning"
                                        + " on escape(3): by a ladder, or by whatever else keeps it under three liberties, a net"
                                        + " or a snapback. Crosses on those captured whoever moves first, triangles on those for"
                                        + " which it matters, B and W on the players' moves.")
                        .analyze(AnalyzeType.GFX, "Ladders")
                        .handler(commands::ladders),
                row("yomi-liberties")
                        .help("Draws the number of liberties on every stone; stones in atari and their last liberty are"
                                + " red.")
                        .analyze(AnalyzeType.GFX, "Liberties")
                        .handler(commands::liberties),
                row("yomi-unconditional")
                        .help(
                                "Draws what is unconditional, as unconditional_status has it where that needs no reading: alive"
                                        + " stones, their territory and the dead stones in it.")
                        .analyze(AnalyzeType.GFX, "Unconditional life")
                        .handler(commands::unconditional));
    }

    private static Command.Builder row(String name) {
        return Command.row(GROUP, name);
    }

    private String lastMove(Call call) {
        call.arguments().expect(0);
        List<Position> game = asker.positions();
        if (game.size() < 2) {
            return "No move was played since the position was set up.";
        }
        Position before = game.get(game.size() - 2);
        Position after = asker.position();
        if (Arrays.equals(before.cells(), after.cells())) {
            return "The last move was a pass.";
        }
        int move = stonePlayed(before, after);
        if (move == Geometry.PASS || !isMadeBy(move, before, after)) {
            return "The last move was against the rules (a suicide, or on a stone), or stones were set up after it.";
        }
        BooleanSupplier cancelled = call.interruption()::isRaised;
        return ChangesText.lines(after, move, asker.survey(cancelled).compare(before), cancelled.getAsBoolean());
    }

    private static boolean isMadeBy(int move, Position before, Position after) {
        Board board = new Board(before.withToMove(Colour.ofCell(after.cell(move))));
        if (board.legality(move) == Legality.SUICIDE) {
            return false;
        }
        board.play(move);
        return Arrays.equals(board.position().cells(), after.cells());
    }

    private static int stonePlayed(Position before, Position after) {
        for (int p = 0; p < after.geometry().size(); p++) {
            if (before.isEmpty(p) && !after.isEmpty(p)) {
                return p;
            }
        }
        return Geometry.PASS;
    }

    private String ladders(Call call) {
        call.arguments().expect(0);
        return BoardGfx.ladders(
                        asker.survey(call.interruption()::isRaised).ladders(),
                        asker.position().geometry(),
                        call.interruption().isRaised())
                .toString();
    }

    private String liberties(Call call) {
        call.arguments().expect(0);
        return BoardGfx.liberties(asker.position()).toString();
    }

    private String unconditional(Call call) {
        call.arguments().expect(0);
        return BoardGfx.unconditionalLife(asker.position()).toString();
    }
}
