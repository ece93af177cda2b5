package org.yomi.benchmarks.problems;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.benchmarks.corpus.Inquiry;
import org.yomi.benchmarks.corpus.NotAskable;
import org.yomi.benchmarks.corpus.Verdict;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Position;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.Effort;
import org.yomi.engine.question.FirstMove;
import org.yomi.engine.question.Known;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Result;
import org.yomi.engine.question.Stop;
import org.yomi.engine.question.StopReason;
import org.yomi.engine.question.Threats;
import org.yomi.engine.zone.Zone;

class VerifiedTest {
    @ParameterizedTest
    @CsvSource({
        "true,0,Won",
        "false,0,Lost",
        "true,1,Ko+ 1",
        "true,3,Ko+ 3",
        "false,2,Ko- 2",
        "false,4,Ko- many",
        "true,5,Ko+ many"
    })
    void goToolsVerdictsAreResults(boolean lives, int threats, String expected) {
        assertThat(Verified.ofGoTools(lives, threats)).hasToString(expected);
    }

    @ParameterizedTest
    @CsvSource({"true,0,Won", "false,0,Lost", "true,2,Won", "false,2,Lost"})
    void underTheNeutralRuleThereIsNoKo(boolean lives, int threats, String expected) {
        assertThat(Verified.ofGoTools(lives, threats).neutral()).hasToString(expected);
    }

    @ParameterizedTest
    @CsvSource({
        "true,0,WON,,OK",
        "true,0,LOST,,DIFF",
        "true,0,UNKNOWN,,UNKNOWN",
        "true,1,KO_PLUS,ONE,OK",
        "true,1,KO_PLUS,TWO,NEAR",
        "true,1,KO_PLUS,,NEAR",
        "true,1,KO_MINUS,ONE,DIFF",
        "true,1,WON,,DIFF",
        "true,5,KO_PLUS,MANY,OK",
        "false,0,KO_MINUS,MANY,MANY",
        "false,0,KO_MINUS,TWO,DIFF",
        "false,0,KO_MINUS,,UNKNOWN",
        "false,0,KO_PLUS,MANY,DIFF",
        "false,0,KO_PLUS,,DIFF",
        "true,0,KO_PLUS,MANY,MANY"
    })
    void answersAreComparedWithTheirThreats(
            boolean lives, int threats, Result result, @Nullable Threats found, Verdict verdict) throws NotAskable {
        assertThat(Verified.ofGoTools(lives, threats).verdict(answer(result, found)))
                .isEqualTo(verdict);
    }

    private static Answer answer(Result result, @Nullable Threats threats) throws NotAskable {
        Position position = Position.parse("X.\n..", Colour.BLACK);
        Question question = new Inquiry(position, "live(A2)", Colour.BLACK, Inquiry.ALL_RULES).question(Limits.DEFAULT);
        Zone zone = Zone.board(position.geometry());
        return new Answer(
                question,
                result,
                FirstMove.NONE,
                List.of(),
                result.hasNegativeZone() ? zone : null,
                result.hasPositiveZone() ? zone : null,
                threats,
                List.of(),
                result == Result.UNKNOWN ? new Stop(StopReason.NODES, Known.NOTHING) : null,
                new Effort(1, 1, "test"));
    }
}
