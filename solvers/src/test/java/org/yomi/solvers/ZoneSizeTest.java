package org.yomi.solvers;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.EnumSet;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.engine.Seeds;
import org.yomi.engine.oracle.Oracle;
import org.yomi.engine.oracle.Result;
import org.yomi.engine.oracle.ZoneCheck;
import org.yomi.engine.oracle.board.Grid;
import org.yomi.engine.oracle.goal.Assumptions;
import org.yomi.engine.question.Answer;
import org.yomi.engine.question.KoRule;
import org.yomi.engine.question.Limits;
import org.yomi.engine.question.Monitor;
import org.yomi.engine.zone.Zone;
import org.yomi.solvers.oracle.OracleQuestion;
import org.yomi.solvers.oracle.RandomQuestions;
import org.yomi.solvers.oracle.SmallestZone;
import org.yomi.solvers.proof.ProofNumberSolver;

/** How large the zones are, beside the smallest sound ones; prints the means. */
class ZoneSizeTest {
    private static final Limits LIMITS = new Limits(25_000, Duration.ofMinutes(2), 64);

    private int zones;
    private int points;
    private int reduced;
    private int smallest;
    private int asSmall;

    @ParameterizedTest
    @CsvSource({"3, 3, capture, 15", "3, 3, live, 15", "3, 3, connect, 15", "3, 3, enter, 15", "3, 3, safe, 15"})
    void aZoneIsNoSmallerThanTheSmallest(int width, int height, String kind, int questions) {
        compare(new Grid(width, height), kind, questions, questions);
    }

    @Tag("nightly")
    @ParameterizedTest
    @CsvSource({
        "3, 3, capture, 400", "3, 3, live, 400", "3, 3, connect, 400", "3, 3, enter, 400", "3, 3, safe, 400",
                "3, 3, invade, 100",
        "4, 2, capture, 400", "4, 2, live, 400", "4, 2, connect, 400", "4, 2, enter, 400", "4, 2, safe, 400",
                "4, 2, invade, 100",
        "4, 3, capture, 60", "4, 3, live, 60", "4, 3, connect, 60", "4, 3, enter, 60", "4, 3, safe, 60"
    })
    void aZoneIsNearlyAsSmallAsTheSmallest(int width, int height, String kind, int questions) {
        compare(new Grid(width, height), kind, questions, 20);
    }

    private void compare(Grid grid, String kind, int questions, int perGoal) {
        String name = "zones on " + grid.width() + "x" + grid.height() + " " + kind;
        RandomQuestions source = new RandomQuestions(grid, Seeds.random(name));
        for (int left = questions; left > 0; left -= perGoal) {
            Oracle oracle = new Oracle(grid, source.goal(kind), Assumptions.NONE);
            for (int i = 0; i < perGoal; i++) {
                measure(source.question(oracle).orElseThrow());
            }
        }
        assertThat(zones).isPositive();
        System.out.printf(
                Locale.ROOT,
                "%s: %d zones, mean %.2f points, without superfluous points %.2f, smallest %.2f; %d as small as that%n",
                name,
                zones,
                (double) points / zones,
                (double) reduced / zones,
                (double) smallest / zones,
                asSmall);
    }

    private void measure(OracleQuestion question) {
        Answer answer =
                new ProofNumberSolver().solve(question.translate(EnumSet.allOf(KoRule.class), LIMITS), Monitor.SILENT);
        measure(question, answer, ZoneCheck.Kind.MINUS, answer.negativeZone());
        measure(question, answer, ZoneCheck.Kind.PLUS, answer.positiveZone());
    }

    private void measure(OracleQuestion question, Answer answer, ZoneCheck.Kind kind, @Nullable Zone zone) {
        if (zone == null) {
            return;
        }
        int found = (int) zone.toWords()[0];
        SmallestZone best =
                new SmallestZone(question, Result.valueOf(answer.result().name()), kind);
        assertThat(best.isSound(found)).as("%s: zone %s", question, zone).isTrue();
        int least = best.size();
        zones++;
        points += Integer.bitCount(found);
        reduced += Integer.bitCount(best.reduced(found));
        smallest += least;
        asSmall += Integer.bitCount(found) == least ? 1 : 0;
    }
}
