package org.yomi.solvers;

import java.time.Duration;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yomi.engine.Seeds;
import org.yomi.engine.oracle.board.Grid;
import org.yomi.engine.question.Limits;
import org.yomi.solvers.oracle.Prisons;
import org.yomi.solvers.oracle.ZoneTrial;
import org.yomi.solvers.proof.ProofNumberSolver;
import org.yomi.solvers.proof.RoomSolver;

/** Stones behind a wall that cannot be captured, most of them dead or nearly so, against the oracle. */
class ShutInTest {
    private static final int QUESTIONS = Integer.getInteger("tests.questions", 360);

    private static final int NIGHTLY_QUESTIONS = Integer.getInteger("tests.questions", 50_000);

    /** So many fillings are tried around a zone: all of them are too many. */
    private static final int FILLINGS = 20;

    @ParameterizedTest
    @CsvSource({"dfpn, 4, 4, 5", "dfpn, 5, 3, 5", "room, 4, 4, 5", "room, 5, 3, 5"})
    void isRightAboutStonesShutIn(String solver, int width, int height, int wall) {
        ask(solver, new Grid(width, height), wall, QUESTIONS / 60, 10);
    }

    @Tag("nightly")
    @ParameterizedTest
    @CsvSource({
        "dfpn, 4, 4, 5", "dfpn, 5, 3, 5", "dfpn, 6, 3, 8", "dfpn, 4, 4, 7",
        "room, 4, 4, 5", "room, 5, 3, 5", "room, 6, 3, 8", "room, 4, 4, 7"
    })
    void isRightAboutManyStonesShutIn(String solver, int width, int height, int wall) {
        ask(solver, new Grid(width, height), wall, NIGHTLY_QUESTIONS / 1000, 50);
    }

    private static void ask(String solver, Grid grid, int wall, int prisons, int questions) {
        Random random = Seeds.random(solver + " shut in");
        ContractRun run = new ContractRun(
                solver + " shut in",
                solver.equals("room") ? new RoomSolver() : new ProofNumberSolver(),
                new Limits(3_000_000, Duration.ofMinutes(2), 64),
                ZoneTrial.sample(FILLINGS, random));
        for (int i = 0; i < prisons; i++) {
            Prisons prison = new Prisons(grid, wall, random);
            for (int j = 0; j < questions; j++) {
                run.put(prison.question());
            }
        }
        run.finish(0);
    }
}
