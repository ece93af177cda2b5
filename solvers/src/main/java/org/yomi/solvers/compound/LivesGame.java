package org.yomi.solvers.compound;

import java.util.Arrays;
import org.yomi.engine.board.Board;
import org.yomi.solvers.game.ReachGame;
import org.yomi.solvers.game.SafeGame;
import org.yomi.solvers.play.Flags;
import org.yomi.solvers.play.Play;

/**
 * A stage in which any one of several lives is enough, as one game. To put together what each life by itself looks like would
 * be to look at the same moves again and again: Cho's problems took twice the nodes.
 */
final class LivesGame extends SafeGame implements GameOfParts {
    private final FormulaStages stages;
    private final Stage stage;

    LivesGame(FormulaStages stages, Stage stage, Play play) {
        super(
                play,
                Arrays.stream(stage.pending()).map(atom -> stages.stone(atom)).toArray());
        this.stages = stages;
        this.stage = stage;
    }

    /** Whether a stage is of that kind. */
    static boolean suits(FormulaStages stages, Stage stage) {
        int[] atoms = stage.pending();
        long[] ways = stage.ways(stage.reacher());
        return atoms.length > 1
                && Arrays.stream(atoms).allMatch(atom -> stages.part(atom) instanceof SafeGame)
                && ways.length == atoms.length
                && Arrays.stream(ways).allMatch(way -> Long.bitCount(way) == 1);
    }

    @Override
    public Stage stage() {
        return stage;
    }

    @Override
    public ReachGame part(int atom) {
        return stages.part(atom);
    }

    @Override
    public Flags flagOf(int atom) {
        return stages.flagOf(atom);
    }

    /** Each life by itself is harder than one of them. */
    @Override
    public boolean partsSayLittle(Board board) {
        return true;
    }
}
