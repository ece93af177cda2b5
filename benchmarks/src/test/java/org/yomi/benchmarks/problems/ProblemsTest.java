package org.yomi.benchmarks.problems;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.yomi.benchmarks.corpus.Entry;
import org.yomi.benchmarks.corpus.Inquiry;
import org.yomi.benchmarks.corpus.NotAskable;
import org.yomi.engine.board.Colour;
import org.yomi.engine.question.KoRule;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Question;

class ProblemsTest {
    private static final String STONES =
            "\"boardsize\": 5, \"black\": [\"A3\", \"B3\"], \"white\": [\"A2\", \"C2\"], \"region\": [\"A1\", \"B1\"]";

    private static Entry goTools(String targets, String expected) {
        return Entry.parse("""
                {"id": "gotools-lv2.13.7", "set": "gotools-lv2", %s, "goal": {"target": [%s]}, "safe_attacker": ["A3", "B3"],
                 "expected": {%s}, "verified_by_ref_dfpn": "agree"}
                """.formatted(STONES, targets, expected));
    }

    private static Entry zoneSearch(String set, String goal) {
        return Entry.parse("""
                {"id": "r", "set": "%s", %s, "to_move": "B", "ko": null, "goal": {%s},
                 "paper": {"nodes": {"AZ_RZS": 7, "FTL_RZS": 325}}}
                """.formatted(set, STONES, goal));
    }

    @Test
    void goToolsAsksForEachPlayerThatHasAVerdict() throws NotAskable {
        List<Problem> problems = GoTools.problems(goTools("\"A2\", \"C2\"", """
                "W_first": {"status": "l", "ko_threats": 2, "gotools_nodes": 11},
                "B_first": {"status": "d", "ko_threats": 0, "gotools_nodes": 3}
                """));
        assertThat(problems).extracting(p -> p.inquiry().first()).containsExactly(Colour.BLACK, Colour.WHITE);
        assertThat(problems).extracting(p -> p.expected().toString()).containsExactly("Lost", "Ko+ 2");
        assertThat(problems).extracting(Problem::theirNodes).containsExactly(3.0, 11.0);
        assertThat(problems).allSatisfy(p -> assertThat(p.difficulty()).hasValue(13));
    }

    @Test
    void goToolsGroupLivesWithOneOfItsChains() throws NotAskable {
        String verdict = "\"W_first\": {\"status\": \"l\", \"ko_threats\": 0}";
        Problem several = GoTools.problems(goTools("\"A2\", \"C2\"", verdict)).get(0);
        assertThat(several.inquiry().goal()).isEqualTo("!capture(A2,C2) within(A1,B1) alive(A3,B3)");
        Question question = several.inquiry().question(Limits.DEFAULT);
        assertThat(question.goal().max()).isEqualTo(Colour.WHITE);
        assertThat(question.rules()).isEqualTo(Inquiry.ALL_RULES);
        Problem one = GoTools.problems(goTools("\"A2\"", verdict)).get(0);
        assertThat(one.inquiry().goal()).startsWith("live(A2) ");
    }

    @Test
    void goToolsWithoutVerdictIsNotAsked() {
        assertThatThrownBy(() -> GoTools.problems(goTools("\"A2\"", ""))).isInstanceOf(NotAskable.class);
    }

    @Test
    void killAllAsksWhetherWhiteLivesAnywhere() throws NotAskable {
        Problem problem = ZoneSearchSets.problem(zoneSearch(ZoneSearchSets.KILL_ALL, "\"player\": \"W\""));
        assertThat(problem.inquiry().goal()).isEqualTo("invade(white,board) noko(white)");
        Question question = problem.inquiry().question(Limits.DEFAULT);
        assertThat(question.rules()).containsExactly(KoRule.N);
        assertThat(question.first()).isEqualTo(Colour.BLACK);
        assertThat(question.maxFirst()).isFalse();
        assertThat(problem.expected()).hasToString("Won");
        assertThat(problem.theirNodes()).isEqualTo(325);
    }

    @Test
    void choAsksWhetherAListedStoneBecomesSafe() throws NotAskable {
        Problem problem = ZoneSearchSets.problem(
                zoneSearch(ZoneSearchSets.CHO, "\"player\": \"B\", \"target\": [\"A3\", \"B3\"]"));
        assertThat(problem.inquiry().goal()).isEqualTo("safe(A3) | safe(B3) within(A1,B1) noko(black)");
        assertThat(problem.inquiry().question(Limits.DEFAULT).maxFirst()).isTrue();
    }

    @Test
    void mirrorImagesAreEightPositionsWithTheirGoals() throws NotAskable {
        List<Problem> images =
                MirrorImages.of(GoTools.problems(goTools("\"A2\"", """
                "W_first": {"status": "l", "ko_threats": 0}""")).get(0));
        assertThat(images).extracting(Problem::id).doesNotHaveDuplicates().hasSize(8);
        assertThat(images).extracting(p -> p.inquiry().position()).doesNotHaveDuplicates();
        assertThat(images)
                .extracting(p -> p.inquiry().goal())
                .contains(
                        "live(A2) within(A1,B1) alive(A3,B3)",
                        "live(E2) within(E1,D1) alive(E3,D3)",
                        "live(B5) within(A5,A4) alive(C5,C4)");
        for (Problem image : images) {
            assertThat(image.inquiry().question(Limits.DEFAULT).goal().max()).isEqualTo(Colour.WHITE);
        }
    }
}
