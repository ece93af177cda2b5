package org.yomi.analyze.protocol;

import java.util.List;
import org.yomi.analyze.game.AreaScore;
import org.yomi.analyze.game.Game;
import org.yomi.analyze.game.Points;
import org.yomi.analyze.game.TextBoard;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.gtp.analyze.AnalyzeType;
import org.yomi.gtp.call.Call;
import org.yomi.gtp.registry.Command;

/** The board, its size, and komi. */
public final class BoardCommands {
    private static final String GROUP = "Board";
    private static final String NO_NUMBER = "NaN";

    private final Game game;

    private BoardCommands(Game game) {
        this.game = game;
    }

    /** The rows of this group. */
    public static List<Command> rows(Game game) {
        BoardCommands commands = new BoardCommands(game);
        return List.of(
                row("boardsize")
                        .arguments("SIZE")
                        .help("Begins on an empty square board of 2 to 25 points a side; komi stays.")
                        .handler(commands::boardsize),
                row("rectangular_boardsize")
                        .arguments("WIDTH HEIGHT")
                        .help("Begins on an empty board with sides of 2 to 25 points; komi stays.")
                        .handler(commands::rectangularBoardsize),
                row("clear_board")
                        .help("Begins on an empty board of the same size, Black to move; komi stays.")
                        .handler(commands::clearBoard),
                row("komi")
                        .arguments("POINTS")
                        .help(
                                "Sets White's compensation, any number of points; final_score and go_safe_winner count it. NaN, which Sabaki"
                                        + " sends if a file has some word there, leaves it as it is.")
                        .handler(commands::komi),
                row("showboard")
                        .help("The board as text, X for Black and O for White, who moves next, and komi.")
                        .analyze(AnalyzeType.STRING, "Board")
                        .handler(commands::showBoard),
                row("final_score")
                        .help(
                                "The area score of the board as it stands, by the rules of Tromp and Taylor, komi counted:"
                                        + " B+3.5, W+2 or 0. No stone counts as dead.")
                        .analyze(AnalyzeType.STRING, "Area score")
                        .handler(commands::finalScore));
    }

    private static Command.Builder row(String name) {
        return Command.row(GROUP, name);
    }

    private String boardsize(Call call) {
        call.arguments().expect(1);
        int size = Points.side(call.arguments(), 0);
        game.clear(size, size);
        return "";
    }

    private String rectangularBoardsize(Call call) {
        call.arguments().expect(2);
        game.clear(Points.side(call.arguments(), 0), Points.side(call.arguments(), 1));
        return "";
    }

    private String clearBoard(Call call) {
        call.arguments().expect(0);
        game.clear(game.geometry().width(), game.geometry().height());
        return "";
    }

    private String komi(Call call) {
        call.arguments().expect(1);
        if (call.arguments().word(0).equalsIgnoreCase(NO_NUMBER)) {
            return "";
        }
        game.setKomi(call.arguments().number(0, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY));
        return "";
    }

    private String showBoard(Call call) {
        call.arguments().expect(0);
        Position position = game.position();
        String ban = position.ban() == Geometry.PASS
                ? ""
                : ", ko at " + game.geometry().name(position.ban());
        return "\n" + TextBoard.of(position) + "\n" + position.toMove().word() + " to move" + ban + ", " + game.moves()
                + (game.moves() == 1 ? " move" : " moves") + ", komi " + AreaScore.points(game.komi());
    }

    private String finalScore(Call call) {
        call.arguments().expect(0);
        return AreaScore.text(game.position(), game.komi());
    }
}
