package org.yomi.analyze.tactics;

import java.util.List;
import org.yomi.analyze.answer.FindingsGfx;
import org.yomi.analyze.answer.FindingsText;
import org.yomi.analyze.settings.Horizons;
import org.yomi.engine.discovery.Findings;
import org.yomi.gtp.analyze.AnalyzeType;
import org.yomi.gtp.call.Call;
import org.yomi.gtp.registry.Command;

/** What is in doubt on the board, found without being asked about it. */
public final class DiscoveryCommands {
    private static final String GROUP = "Discovery";

    private final Asker asker;

    private DiscoveryCommands(Asker asker) {
        this.asker = asker;
    }

    /** The rows of this group. */
    public static List<Command> rows(Asker asker) {
        DiscoveryCommands commands = new DiscoveryCommands(asker);
        return List.of(
                row("yomi-goals")
                        .help("Finds the goals in doubt, a line each, most stones at stake first: blocks that can be"
                                + " captured or saved, pairs that can be cut or connected, groups whose life is open,"
                                + " as 'capture(D4) escape(5) unsettled black D4 white E5 stones 4': the goal, the"
                                + " assumptions that the answer leaned on, the reply of yomi-status, how many stones are"
                                + " at stake (of a connection, those of the smaller block). Also moves of double purpose:"
                                + " '(capture(D4) | !connect(K3,K5)) double black F5 stones 2', if Black gains"
                                + " neither goal alone, but with F5 one of the two, whatever White answers. 'nothing in doubt'"
                                + " if there are none. The last"
                                + " line is 'unknown 12 of 87 goals' if some were not decided within the time of one"
                                + " question, followed by ', double purposes not all decided' if moves of that kind for two goals that are decided may be"
                                + " missing, and by ', interrupted' if it was. Leans on escape("
                                + Horizons.ESCAPE + ") for capture and open(" + Horizons.OPEN
                                + ") for life unless yomi-param sets others.")
                        .analyze(AnalyzeType.PSTRING, "Goals")
                        .handler(commands::goals),
                row("yomi-goals-draw")
                        .help(
                                "The same as a picture: crosses on the stones in doubt, B and W on the players' moves, with"
                                        + " a number where a move serves several goals: 'B W2', or 'BW2' where at least two of"
                                        + " each. One of double purpose counts for two.")
                        .analyze(AnalyzeType.GFX, "Goals drawn")
                        .handler(commands::draw),
                row("yomi-doubles")
                        .help("Draws the moves of double purpose that yomi-goals finds, B2 and W2, with crosses on the"
                                + " stones of both goals; several are listed in words, too.")
                        .analyze(AnalyzeType.GFX, "Double purpose")
                        .handler(commands::doubles));
    }

    private static Command.Builder row(String name) {
        return Command.row(GROUP, name);
    }

    private String goals(Call call) {
        return FindingsText.lines(
                find(call), asker.position().geometry(), call.interruption().isRaised());
    }

    private String draw(Call call) {
        return FindingsGfx.last(
                        find(call),
                        asker.position().geometry(),
                        call.interruption().isRaised())
                .toString();
    }

    private String doubles(Call call) {
        return FindingsGfx.doubles(
                        find(call),
                        asker.position().geometry(),
                        call.interruption().isRaised())
                .toString();
    }

    private Findings find(Call call) {
        call.arguments().expect(0);
        return asker.survey(call.interruption()::isRaised).discover();
    }
}
