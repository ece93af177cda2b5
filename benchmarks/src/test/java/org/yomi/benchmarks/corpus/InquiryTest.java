package org.yomi.benchmarks.corpus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Position;
import org.yomi.engine.question.KoRule;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Question;
import org.yomi.engine.question.Result;

class InquiryTest {
    private static final Position POSITION = Position.parse("""
            ...
            .X.
            ...
            """, Colour.BLACK);

    private static Question question(String goal, Colour first) throws NotAskable {
        return new Inquiry(POSITION, goal, first, Inquiry.ALL_RULES).question(Limits.DEFAULT);
    }

    @ParameterizedTest
    @CsvSource({"WON,LOST", "KO_PLUS,KO_MINUS", "KO_MINUS,KO_PLUS", "LOST,WON", "UNKNOWN,UNKNOWN"})
    void resultIsTurnedRoundWhenMinMovesFirst(Result forMax, Result forMin) throws NotAskable {
        assertThat(Inquiry.forFirst(question("live(B2)", Colour.BLACK), forMax)).isEqualTo(forMax);
        assertThat(Inquiry.forFirst(question("live(B2)", Colour.WHITE), forMax)).isEqualTo(forMin);
    }

    @Test
    void assumptionsAndRulesArePartOfTheQuestion() throws NotAskable {
        Question question =
                new Inquiry(POSITION, "live(B2) escape(5)", Colour.WHITE, Set.of(KoRule.N)).question(Limits.DEFAULT);
        assertThat(question.assumptions().escape()).isEqualTo(5);
        assertThat(question.rules()).containsExactly(KoRule.N);
    }

    @Test
    void aGoalThatDoesNotFitIsNotAsked() {
        assertThatThrownBy(() -> question("capture(A1)", Colour.WHITE))
                .isInstanceOf(NotAskable.class)
                .hasMessageContaining("A1");
    }
}
