package org.yomi.analyze.tactics;

import java.io.IOException;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.yomi.analyze.answer.AnswerGfx;
import org.yomi.analyze.answer.AnswerJson;
import org.yomi.analyze.answer.AnswerText;
import org.yomi.analyze.answer.ExplanationText;
import org.yomi.analyze.answer.ProofText;
import org.yomi.analyze.answer.StatusText;
import org.yomi.analyze.game.Points;
import org.yomi.engine.board.Colour;
import org.yomi.engine.goal.text.ParsedGoal;
import org.yomi.engine.question.Answer;
import org.yomi.gtp.analyze.AnalyzeType;
import org.yomi.gtp.analyze.Placeholder;
import org.yomi.gtp.call.Call;
import org.yomi.gtp.registry.Command;

/** Questions about goals that are typed. They lean on nothing that is not typed or set. */
public final class QuestionCommands {
    private static final String GROUP = "Questions";

    private final Asker asker;

    private QuestionCommands(Asker asker) {
        this.asker = asker;
    }

    /** The rows of this group. */
    public static List<Command> rows(Asker asker) {
        QuestionCommands commands = new QuestionCommands(asker);
        return List.of(
                row("yomi-solve")
                        .arguments("COLOR GOAL")
                        .help(
                                "Whether the goal's player gets it when COLOR moves first: Won, Ko+, Ko-, Lost or Unknown; then"
                                        + " the first move of COLOR if that side gets its way, or why it is unknown (nodes, time,"
                                        + " memory, cancelled, method); then the assumptions that were leaned on, and 'under ko rule"
                                        + " B' unless yomi-param ko is all. Ko threats are not counted, so its move for a ko may be"
                                        + " another than that of yomi-json, to which the number of threats belongs.")
                        .analyze(AnalyzeType.STRING, "Solve", Placeholder.SIDE_TO_MOVE, Placeholder.TEXT)
                        .handler(commands::solve),
                row("yomi-zone")
                        .arguments("COLOR GOAL")
                        .help(
                                "Draws the answer: green what the goal's player rests on, red what his opponent rests on, yellow"
                                        + " what both do; squares on stones of the zone, crosses on those of the goal, and the main"
                                        + " line.")
                        .analyze(AnalyzeType.GFX, "Zone", Placeholder.SIDE_TO_MOVE, Placeholder.TEXT)
                        .handler(commands::zone),
                row("yomi-status")
                        .arguments("GOAL")
                        .help(
                                "Both questions: won, lost, 'unsettled black D4 white E5' with the move of each player; with a"
                                        + " ko 'ko black Ko+ D4 white Lost E5', what comes of it when black and when white moves"
                                        + " first; likewise 'unknown black Won D4 white Unknown nodes'; then the assumptions that"
                                        + " were leaned on, and 'under ko rule B' unless yomi-param ko is all.")
                        .analyze(AnalyzeType.STRING, "Status", Placeholder.TEXT)
                        .handler(commands::status),
                row("yomi-explain")
                        .arguments("COLOR GOAL")
                        .help(
                                "The answer in plain sentences, a line each: who gets what, the main line, and how each sensible"
                                        + " try of the loser fails, hardest first; for a ko who needs how many threats, unless the"
                                        + " limits ended the count, and where it is; then in words the assumptions that were leaned on. Replies that were not found out within the time of"
                                        + " one more question are left out. An unknown answer says what is known, and the best"
                                        + " line so far.")
                        .analyze(AnalyzeType.HPSTRING, "Explain", Placeholder.SIDE_TO_MOVE, Placeholder.TEXT)
                        .handler(commands::explain),
                row("yomi-moves")
                        .arguments("COLOR GOAL")
                        .help(
                                "Every first move of COLOR that gets the same best result: 'Won D4 E5 pass'. With pass, any move"
                                        + " outside the zone is as good. Only the result if COLOR gets nothing. Behind 'unknown' stand"
                                        + " moves of which it was not found out within the time of one more question; with pass among them,"
                                        + " neither was it of moves outside the zone; then the"
                                        + " assumptions that were leaned on and the ko rule, as behind yomi-solve.")
                        .analyze(AnalyzeType.STRING, "Moves", Placeholder.SIDE_TO_MOVE, Placeholder.TEXT)
                        .handler(commands::moves),
                row("yomi-order")
                        .arguments("COLOR GOAL")
                        .help(
                                "The answer, and how many moves the goal takes after its first move if the opponent only passes:"
                                        + " 'Won D4 order 0' reaches it at once, 'order 1' is an atari, 'order 2' a net. 'order 5 or"
                                        + " more' if no more was found out within the time of one more question, 'order unknown' if"
                                        + " nothing was, as for two eyes of stones that are assumed alive; 'order none' if there"
                                        + " is no move, or passes do not bring the goal about, as where it only keeps what there is; then the assumptions that were leaned"
                                        + " on and the ko rule, as behind yomi-solve. The answer itself if it is unknown.")
                        .analyze(AnalyzeType.STRING, "Order", Placeholder.SIDE_TO_MOVE, Placeholder.TEXT)
                        .handler(commands::order),
                row("yomi-verify")
                        .arguments("COLOR GOAL")
                        .help(
                                "Answers the question, then replays the proof against an opponent who tries every move in the zone"
                                        + " and random ones outside: 'Confirmed 812 positions' when every line was played to its end;"
                                        + " 'Partly 5000 positions: positions limit' when nothing was wrong so far, with the reason why"
                                        + " it ended; 'Refuted D4 E5 pass: ...' with the moves that lead to what is wrong. The answer"
                                        + " itself if it is unknown.")
                        .analyze(AnalyzeType.STRING, "Verify", Placeholder.SIDE_TO_MOVE, Placeholder.TEXT)
                        .handler(commands::verify),
                row("yomi-json")
                        .arguments("COLOR GOAL")
                        .help(
                                "The whole answer as one JSON object: goal, max, first, ko_rule (A, N or B, unless yomi-param ko is"
                                        + " all), result, move, pv, zone_minus, zone_plus, threats (of a ko: 1, 2, 3, 'many', or 'unknown'"
                                        + " if the limits ended the count), assumptions, nodes, time_ms, solver. An unknown one has in"
                                        + " front of assumptions: reason, at_least and at_most (bounds of the result that are proven; the"
                                        + " assumptions are theirs), ko_rule (the one being decided), proof and disproof"
                                        + " (about how much is left to be shown for either end: a number or 'infinite'); its pv is the"
                                        + " best line so far: the main line without threats, once that is known, else the one being read.")
                        .analyze(AnalyzeType.STRING, "JSON", Placeholder.SIDE_TO_MOVE, Placeholder.TEXT)
                        .handler(commands::json));
    }

    private static Command.Builder row(String name) {
        return Command.row(GROUP, name);
    }

    private String zone(Call call) {
        return AnswerGfx.of(answer(call)).toString();
    }

    private String solve(Call call) {
        return AnswerText.line(answer(call));
    }

    private String json(Call call) throws IOException {
        return AnswerJson.line(answer(call, asker::askWithThreats));
    }

    private String moves(Call call) {
        Answer answer = answer(call);
        return answer.unknownBecause() != null
                ? AnswerText.line(answer)
                : ProofText.moves(
                        answer,
                        asker.study(answer, call.interruption()::isRaised).firstMoves());
    }

    private String order(Call call) {
        Answer answer = answer(call);
        return answer.unknownBecause() != null
                ? AnswerText.line(answer)
                : ProofText.order(
                        answer,
                        asker.study(answer, call.interruption()::isRaised).order());
    }

    private String explain(Call call) {
        Answer answer = answer(call, asker::askWithThreats);
        return ExplanationText.of(
                asker.study(answer, call.interruption()::isRaised).explain());
    }

    private String verify(Call call) {
        Answer answer = answer(call);
        return answer.unknownBecause() != null
                ? AnswerText.line(answer)
                : ProofText.report(
                        answer,
                        asker.study(answer, call.interruption()::isRaised).verify());
    }

    private Answer answer(Call call) {
        return answer(call, asker::ask);
    }

    private Answer answer(Call call, Asking asking) {
        call.arguments().expectAtLeast(2);
        Colour first = Points.colour(call.arguments().color(0));
        return asking.ask(goal(call, 1), first, call.interruption()::isRaised);
    }

    /** How the one question of a command is put. */
    private interface Asking {
        Answer ask(ParsedGoal goal, Colour first, BooleanSupplier cancelled);
    }

    private String status(Call call) {
        call.arguments().expectAtLeast(1);
        return StatusText.line(asker.askBoth(goal(call, 0), call.interruption()::isRaised));
    }

    private ParsedGoal goal(Call call, int from) {
        return GoalText.parse(call.arguments().rest(from), asker.position(), asker.settings());
    }
}
