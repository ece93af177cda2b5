package org.yomi.engine.goal.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.engine.Seeds;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.And;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.goal.Capture;
import org.yomi.engine.goal.Connect;
import org.yomi.engine.goal.Enter;
import org.yomi.engine.goal.Goal;
import org.yomi.engine.goal.Invade;
import org.yomi.engine.goal.Live;
import org.yomi.engine.goal.Not;
import org.yomi.engine.goal.Or;
import org.yomi.engine.goal.Race;
import org.yomi.engine.goal.Safe;
import org.yomi.engine.zone.Zone;

class GoalPrinterTest {
    private static final Position POSITION = Position.parse("""
            . . . . . .
            . X X . O O
            X . . . . .
            . . O . X X
            """, Colour.WHITE);

    private static final Geometry GEOMETRY = POSITION.geometry();

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "capture(c1); capture(C1)",
                "live(B3,C3) | NOT(Capture(A2)) & safe(B3); ((live(B3) & live(C3)) | (!capture(A2) & safe(B3)))",
                "connect(c1,e3,f3); (connect(C1,E3) & connect(C1,F3))",
                "!(live(C1)|safe(C1)); !(live(C1) | safe(C1))",
                "invade(b,F4,A1-A3,C1,B3-B1); invade(black,A1-C1,A2-B3,F4)",
                "invade(w,A1-F4); invade(white,board)",
                "race(c1,f1,e1,f1); (race(C1,F1) & race(C1,E1))",
                "enter(c1,F1-F4,A4); enter(C1,F1-F4,A4)",
                "!enter(e3,A1-F4); !enter(E3,board)",
                "live(C1) noko(w) alive(E1,B3) escape(5) within(A1,C1) open(0); "
                        + "live(C1) escape(5) within(A1,C1) alive(E1,B3) noko(white)",
            })
    void printsOneFormWithVerticesByName(String text, String printed) throws GoalException {
        assertThat(GoalPrinter.print(GoalParser.parse(text, POSITION), GEOMETRY))
                .isEqualTo(printed);
    }

    @Test
    void whatIsPrintedIsReadBackAsEqual() throws GoalException {
        Random random = Seeds.random("GoalPrinterTest");
        for (int i = 0; i < 2000; i++) {
            Goal goal = goal(random, Colour.values()[random.nextInt(2)], random.nextInt(6));
            ParsedGoal parsed = new ParsedGoal(goal, assumptions(random));
            String text = GoalPrinter.print(parsed, GEOMETRY);
            assertThat(GoalParser.parse(text, POSITION)).as(text).isEqualTo(parsed);
            String distorted = random.nextBoolean() ? text.toLowerCase(Locale.ROOT) : text.toUpperCase(Locale.ROOT);
            String spaced = distorted.replaceAll("([^\\p{Alnum}])", " $1  ");
            assertThat(GoalParser.parse(spaced, POSITION)).as(spaced).isEqualTo(parsed);
        }
    }

    private static Goal goal(Random random, Colour max, int depth) {
        int kind = depth == 0 ? 3 : random.nextInt(4);
        if (kind == 0) {
            return new Not(goal(random, max.opponent(), depth - 1));
        }
        List<Goal> parts = IntStream.range(0, 2 + random.nextInt(3))
                .mapToObj(i -> kind == 3 ? atom(random, max) : goal(random, max, depth - 1))
                .toList();
        return kind == 1 ? new And(parts) : kind == 2 ? new Or(parts) : parts.get(0);
    }

    private static Goal atom(Random random, Colour max) {
        return switch (random.nextInt(7)) {
            case 0 -> new Capture(stone(random, max.opponent()), max);
            case 1 -> new Connect(stone(random, max), stone(random, max), max);
            case 2 -> new Live(stone(random, max), max);
            case 3 -> new Enter(stone(random, max), region(random), max);
            case 4 -> new Race(stone(random, max), stone(random, max.opponent()), max);
            case 5 -> new Safe(stone(random, max), max);
            default -> new Invade(max, region(random));
        };
    }

    private static int stone(Random random, Colour colour) {
        int point = random.nextInt(GEOMETRY.size());
        return POSITION.cell(point) == colour.cell() ? point : stone(random, colour);
    }

    private static Zone region(Random random) {
        Zone region = Zone.of(GEOMETRY, random.nextInt(GEOMETRY.size()));
        for (int boxes = random.nextInt(4); boxes > 0; boxes--) {
            int corner = random.nextInt(GEOMETRY.size());
            region = region.union(Zone.rectangle(GEOMETRY, corner, random.nextInt(GEOMETRY.size())));
        }
        return region;
    }

    private static Assumptions assumptions(Random random) {
        Assumptions some = Assumptions.NONE;
        some = random.nextBoolean() ? some.withEscape(random.nextInt(626)) : some;
        some = random.nextBoolean() ? some.withOpen(random.nextInt(626)) : some;
        some = random.nextBoolean() ? some.withWithin(region(random)) : some;
        some = random.nextBoolean() ? some.withAlive(Zone.of(GEOMETRY, stone(random, Colour.WHITE))) : some;
        some = random.nextBoolean() ? some.withNoKo(Colour.BLACK) : some;
        return random.nextBoolean() ? some.withNoKo(Colour.WHITE) : some;
    }
}
