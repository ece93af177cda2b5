package org.yomi.benchmarks.tactics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.benchmarks.corpus.Entry;
import org.yomi.benchmarks.corpus.Inquiry;
import org.yomi.benchmarks.corpus.NotAskable;
import org.yomi.engine.board.Colour;
import org.yomi.engine.question.Limits;

class TacticalGoalsTest {
    private static final TacticalGoals DEFAULTS = new TacticalGoals(Optional.empty(), DragonGoal.STONE, 20);

    /** White has three blocks, two of them of two stones: B2 with B3, and D4 with D5. */
    private static Entry entry(String command, String args, String mover, int openness) {
        return Entry.parse("""
                {"id": "x", "boardsize": 5, "black": ["C2", "C3"], "white": ["B2", "B3", "D4", "D5", "E1"], "ko": null,
                 "command": "%s", "args": [%s], "mover": "%s",
                 "goal": {"openness": %d, "dragon_stones": ["B3", "B2", "D5", "D4", "E1"]}}
                """.formatted(command, args, mover, openness));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    attack     | "B2"       | black | capture(B2) escape(5)
                    defend     | "B2"       | white | live(B2) escape(5)
                    connect    | "B2", "D4" | white | connect(B2,D4)
                    disconnect | "B2", "D4" | black | !connect(B2,D4)
                    break_in   | "B2", "A5", "B5" | white | enter(B2,A5,B5)
                    block_off  | "B2", "A5", "B5" | black | !enter(B2,A5,B5)
                    owl_attack | "B2"       | black | capture(B2)
                    owl_defend | "B2"       | white | live(B2)
                    """)
    void moverWantsTheGoal(String command, String args, String mover, String goal) throws NotAskable {
        Inquiry inquiry = DEFAULTS.inquiry(entry(command, args, mover, 5));
        assertThat(inquiry.goal()).isEqualTo(goal);
        assertThat(inquiry.first().word()).isEqualTo(mover);
        assertThat(inquiry.question(Limits.DEFAULT).maxFirst()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"OR,capture(B3) | capture(D5) | capture(E1)", "AND,capture(B3) & capture(D5) & capture(E1)"})
    void aDragonIsOneStoneOfEachBlock(DragonGoal how, String goal) throws NotAskable {
        TacticalGoals goals = new TacticalGoals(Optional.empty(), how, 20);
        String attack = goals.inquiry(entry("owl_attack", "\"B2\"", "black", 5)).goal();
        assertThat(attack).isEqualTo(goal);
        Inquiry defence = goals.inquiry(entry("owl_defend", "\"B2\"", "white", 5));
        assertThat(defence.goal()).isEqualTo("!(" + attack + ")");
        assertThat(defence.question(Limits.DEFAULT).goal().max()).isEqualTo(Colour.WHITE);
    }

    @Test
    void givenAssumptionsStandBehindEveryGoal() throws NotAskable {
        TacticalGoals goals = new TacticalGoals(Optional.of("escape(4) open(9)"), DragonGoal.STONE, 20);
        assertThat(goals.inquiry(entry("owl_attack", "\"B2\"", "black", 5)).goal())
                .isEqualTo("capture(B2) escape(4) open(9)");
        TacticalGoals none = new TacticalGoals(Optional.of(""), DragonGoal.STONE, 20);
        assertThat(none.inquiry(entry("attack", "\"B2\"", "black", 5)).goal()).isEqualTo("capture(B2)");
    }

    @Test
    void openGroupsAreNotAskedAboutLife() throws NotAskable {
        assertThat(DEFAULTS.inquiry(entry("owl_attack", "\"B2\"", "black", 20))).isNotNull();
        assertThatThrownBy(() -> DEFAULTS.inquiry(entry("owl_attack", "\"B2\"", "black", 21)))
                .isInstanceOf(NotAskable.class)
                .hasMessageContaining("openness");
        assertThat(DEFAULTS.inquiry(entry("attack", "\"B2\"", "black", 21))).isNotNull();
    }

    @Test
    void aCommandWithoutAGoalSaysSo() {
        Entry eye = entry("eval_eye", "\"A1\"", "black", 0);
        assertThatThrownBy(() -> DEFAULTS.inquiry(eye))
                .isInstanceOf(NotAskable.class)
                .hasMessageContaining("eval_eye");
        assertThat(DEFAULTS.inquiries(List.of(eye, entry("attack", "\"B2\"", "black", 0))))
                .hasSize(1);
    }
}
