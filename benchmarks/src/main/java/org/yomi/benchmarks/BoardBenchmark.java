package org.yomi.benchmarks;

import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Legality;
import org.yomi.engine.board.Position;

/**
 * Moves a second of {@link Board} on 19x19, each move played and taken back. The score is whole games or ladders a
 * second; the line {@code :moves} is what counts.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(2)
public class BoardBenchmark {
    private static final int GAME_MOVES = 200;
    private static final int GAMES = 64;
    private static final Geometry GEOMETRY = Geometry.of(19, 19);

    private final int[][] games = new int[GAMES][GAME_MOVES];
    private final Board board = new Board(GEOMETRY);
    private final Random random = new Random(19);
    private int nextGame;
    private Board ladderBoard = board;

    /** Moves played, reported as a rate. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    public static class Counter {
        public long moves;
    }

    /** The games and the ladder, the same in every run. */
    @Setup
    public void prepare() {
        for (int[] game : games) {
            for (int i = 0; i < GAME_MOVES; i++) {
                game[i] = randomMove();
                board.play(game[i]);
            }
            takeBack(GAME_MOVES);
        }
        byte[] cells = new byte[GEOMETRY.size()];
        cells[GEOMETRY.point(2, 2)] = Board.WHITE;
        cells[GEOMETRY.point(1, 2)] = Board.BLACK;
        cells[GEOMETRY.point(2, 1)] = Board.BLACK;
        cells[GEOMETRY.point(1, 3)] = Board.BLACK;
        ladderBoard = new Board(Position.of(GEOMETRY, cells, Colour.BLACK, Board.PASS));
        if (!isCaughtInLadder(GEOMETRY.point(2, 2), new Counter())) {
            throw new IllegalStateException("the ladder does not work");
        }
    }

    /** Known games: play and undo alone. */
    @Benchmark
    public long knownGame(Counter counter) {
        nextGame = (nextGame + 1) % GAMES;
        for (int point : games[nextGame]) {
            board.play(point);
        }
        long hash = board.hash();
        takeBack(GAME_MOVES);
        counter.moves += GAME_MOVES;
        return hash;
    }

    /** Random games: the choice of legal moves included. */
    @Benchmark
    public long randomGame(Counter counter) {
        for (int i = 0; i < GAME_MOVES; i++) {
            board.play(randomMove());
        }
        long hash = board.hash();
        takeBack(GAME_MOVES);
        counter.moves += GAME_MOVES;
        return hash;
    }

    /** A ladder across the whole board, with every false turn: long blocks of two liberties. */
    @Benchmark
    public boolean ladder(Counter counter) {
        return isCaughtInLadder(GEOMETRY.point(2, 2), counter);
    }

    private int randomMove() {
        for (int tries = 0; tries < 50; tries++) {
            int point = random.nextInt(GEOMETRY.size());
            if (board.legality(point) == Legality.OK) {
                return point;
            }
        }
        return Board.PASS;
    }

    private void takeBack(int moves) {
        for (int i = 0; i < moves; i++) {
            board.undo();
        }
    }

    /** Whether the attacker, to move, captures the stone by atari after atari. */
    private boolean isCaughtInLadder(int stone, Counter counter) {
        int block = ladderBoard.block(stone);
        int first = ladderBoard.firstLiberty(block);
        int second = secondLiberty(block, first);
        return isCaughtAfter(first, stone, counter) || isCaughtAfter(second, stone, counter);
    }

    private int secondLiberty(int block, int first) {
        for (int p = first + 1; p < GEOMETRY.size(); p++) {
            if (ladderBoard.isLiberty(block, p)) {
                return p;
            }
        }
        throw new IllegalStateException("a ladder needs a block with two liberties");
    }

    private boolean isCaughtAfter(int atari, int stone, Counter counter) {
        if (ladderBoard.isSuicide(atari, ladderBoard.toMove())) {
            return false;
        }
        ladderBoard.play(atari);
        boolean caught = isCaughtInAtari(stone, counter);
        ladderBoard.undo();
        counter.moves++;
        return caught;
    }

    private boolean isCaughtInAtari(int stone, Counter counter) {
        int extension = ladderBoard.firstLiberty(ladderBoard.block(stone));
        if (ladderBoard.isSuicide(extension, ladderBoard.toMove())) {
            return true;
        }
        ladderBoard.play(extension);
        int liberties = ladderBoard.liberties(ladderBoard.block(stone));
        boolean caught = liberties == 1 || liberties == 2 && isCaughtInLadder(stone, counter);
        ladderBoard.undo();
        counter.moves++;
        return caught;
    }
}
