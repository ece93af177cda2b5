package org.yomi.analyze.gnugo;

import java.util.List;
import org.yomi.analyze.game.Game;
import org.yomi.analyze.game.IllegalChange;
import org.yomi.analyze.settings.Settings;
import org.yomi.gtp.call.Call;
import org.yomi.gtp.call.GtpFailure;
import org.yomi.gtp.registry.Command;

/** Moves that are tried: questions are then about the position after them, until they are taken back. */
public final class TrialCommands {
    private static final String GROUP = "In GNU Go's words: moves to try";

    private final Game game;
    private final Settings settings;

    private TrialCommands(Game game, Settings settings) {
        this.game = game;
        this.settings = settings;
    }

    /** The rows of this group. */
    public static List<Command> rows(Game game, Settings settings) {
        TrialCommands commands = new TrialCommands(game, settings);
        return List.of(
                row("trymove")
                        .arguments("COLOR VERTEX")
                        .help(
                                "Tries a move: all that is asked afterwards is about the position after it, until popgo takes"
                                        + " it back. Several may be tried on top of each other, by either player. Until the last is"
                                        + " taken back no move is played or undone; a new board or file forgets them.")
                        .handler(call -> commands.tryMove(call, false)),
                row("tryko")
                        .arguments("COLOR VERTEX")
                        .help("The same, also where the ko rule forbids the move.")
                        .handler(call -> commands.tryMove(call, true)),
                row("popgo").help("Takes the last tried move back.").handler(commands::takeBack),
                row("increase_depths")
                        .help("Does nothing: depth does not limit the reading here, yomi-param nodes and seconds do.")
                        .handler(TrialCommands::nothing),
                row("decrease_depths")
                        .help("Does nothing, see increase_depths.")
                        .handler(TrialCommands::nothing),
                row("clear_cache")
                        .help(
                                "Forgets all answers that yomi-param remember keeps; nothing else is kept between questions.")
                        .handler(commands::clearCache));
    }

    private static Command.Builder row(String name) {
        return Command.row(GROUP, name);
    }

    private String tryMove(Call call, boolean freeOfBan) {
        call.arguments().expect(2);
        try {
            game.tryMove(Words.move(call.arguments(), 0, game.position()), freeOfBan);
        } catch (IllegalChange e) {
            throw new GtpFailure(e.reason());
        }
        return "";
    }

    private String takeBack(Call call) {
        call.arguments().expect(0);
        try {
            game.takeBackTried();
        } catch (IllegalChange e) {
            throw new GtpFailure(e.reason());
        }
        return "";
    }

    private String clearCache(Call call) {
        call.arguments().expect(0);
        settings.forgetAnswers();
        return "";
    }

    private static String nothing(Call call) {
        call.arguments().expect(0);
        return "";
    }
}
