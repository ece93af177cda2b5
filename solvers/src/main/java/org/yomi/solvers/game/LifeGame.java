package org.yomi.solvers.game;

import org.jspecify.annotations.Nullable;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.life.Benson;
import org.yomi.solvers.game.life.EyeMakings;
import org.yomi.solvers.game.life.LifeMemory;
import org.yomi.solvers.game.life.LifeRoom;
import org.yomi.solvers.game.life.LifeScan;
import org.yomi.solvers.game.life.LifeShapes;
import org.yomi.solvers.play.Bits;
import org.yomi.solvers.play.Play;

/** The reacher makes two eyes for a block with a stone in some area; how far he is from that. */
public abstract class LifeGame extends ReachGame {
    /** From this distance on it is a guess, made anew each time. */
    private static final int MORE = 3;

    /** Distances from here on are all the same. */
    private static final int FAR = 4;

    /** Proof numbers by distance, the reacher to move, who is two moves away at least. */
    private static final int[] PROOF_TO_MOVE = {1, 1, 2, 6, 10};

    /** The same with the keeper to move. */
    private static final int[] PROOF_TO_ANSWER = {1, 1, 4, 10, 16};

    private static final int[] DISPROOF = {8, 8, 6, 3, 1};

    /** About as many moves as the zone of a refuted pass leaves, after the likely ones. */
    private static final int DEBT_OF_PASS = 5;

    /** More than any shape lacks. */
    private static final int NO_SHAPE = 1000;

    /** What a move of the reacher's costs that brings him no nearer. */
    private static final int IDLE_ATTACK = 6;

    /** What a move of the keeper's costs that takes him no farther away. */
    private static final int IDLE_DEFENCE = 1;

    /** The reacher's likely moves are those of shapes that lack one stone more than the nearest. */
    private static final int NEARLY_AS_NEAR = 1;

    /** With more first moves the look at pairs of moves takes too long. */
    private static final int MOST_FIRST = 64;

    /** In a small eye space two eyes take fewer moves, passes counted; whatever happens, looking at them comes to an end. */
    private static final int LONGEST_LINE = 64;

    private final Geometry geometry;

    /** A block counts that has a stone here. */
    final long[] area;

    private final Benson benson;
    private final LifeScan scan;
    private final LifeScan next;
    private final LifeShapes shapes;
    private final long[] first;
    private final LifeRoom room;
    private final EyeMakings making;
    private final LifeMemory memory = new LifeMemory();

    /** How many moves led to the keeper's node that was expanded last if it is far from life, or {@link #NONE}. */
    private int movesToFar = NONE;

    // What is in the scan: a board with such stones, if they are not too many blocks.
    private @Nullable Board loaded;
    private long loadedHash;
    private boolean fits;

    LifeGame(int reacher, long[] area, Play play) {
        super(reacher);
        geometry = play.geometry;
        this.area = area;
        benson = new Benson(geometry);
        scan = new LifeScan(geometry, reacher, area);
        next = new LifeScan(geometry, reacher, area);
        shapes = new LifeShapes(geometry, reacher);
        first = new long[geometry.words()];
        room = new LifeRoom(geometry, reacher, area);
        making = new EyeMakings(play, reacher, area);
    }

    @Override
    public boolean reached(Board board) {
        int slot = memory.slot(board);
        if (!memory.knowsReached(slot)) {
            memory.noteReached(slot, lives(board));
        }
        return memory.reached(slot);
    }

    private boolean lives(Board board) {
        if (load(board)) {
            return scan.isAlive();
        }
        benson.analyse(board, reacher());
        return LifeShapes.aliveStone(benson, area) >= 0;
    }

    /** By tables of eye shapes. */
    @Override
    public boolean isSureOfWin(Board board) {
        if (board.ban() >= 0) {
            return making.holds(board);
        }
        boolean isFirst = board.toMove() == reacher();
        int slot = memory.slot(board);
        if (memory.knowsSure(slot, isFirst)) {
            return memory.isSure(slot, isFirst);
        }
        boolean isSure = making.holds(board);
        if (isSure) {
            noteShape(board);
        }
        // Looking at the shape may have emptied the slot.
        memory.noteSure(memory.slot(board), isFirst, isSure);
        return isSure;
    }

    /**
     * Notes the shape that comes about if the keeper only passes: it tells the likely moves where nothing is sure yet. On the
     * way a table may not see it any more, as stones inside then count as walls, all of which have to stand.
     */
    private void noteShape(Board board) {
        int moves = 0;
        while (moves < LONGEST_LINE && !reached(board) && making.holds(board)) {
            board.play(board.toMove() == reacher() ? making.move(board) : Board.PASS);
            moves++;
        }
        shapes.add(board, area);
        for (; moves > 0; moves--) {
            board.undo();
        }
    }

    @Override
    public int sureMove(Board board) {
        return making.move(board);
    }

    @Override
    public int lastResort(Board board) {
        return making.lastResort(board);
    }

    @Override
    public boolean addReasonForSureWin(Board board, long[] zone) {
        if (!making.holds(board)) {
            return false;
        }
        making.addProof(zone);
        return true;
    }

    @Override
    public void addReasonForReached(Board board, long[] zone) {
        benson.analyse(board, reacher());
        benson.addProof(LifeShapes.aliveStone(benson, area), zone);
    }

    @Override
    public int winningPoint(Board board, int from) {
        int slot = memory.slot(board);
        if (!memory.knowsWinningPoint(slot)) {
            memory.noteWinningPoint(slot, findWinningPoint(board, 0));
        }
        int lowest = memory.winningPoint(slot);
        return lowest == NONE || lowest >= from ? lowest : findWinningPoint(board, from);
    }

    private int findWinningPoint(Board board, int from) {
        return load(board) ? scan.winningPoint(from) : NONE;
    }

    /** Takes the position into {@link #scan} unless it is there; false when it has too many blocks to say anything. */
    private boolean load(Board board) {
        if (board != loaded || board.hashOfStones() != loadedHash) {
            loaded = board;
            loadedHash = board.hashOfStones();
            fits = scan.load(board);
        }
        return fits;
    }

    @Override
    public int distance(Board board) {
        return Math.min(FAR, lacking(board));
    }

    /** Exact for one move, nearly so for two; beyond that, the stones that the nearest shape lacks. */
    @Override
    public int lacking(Board board) {
        int slot = memory.slot(board);
        if (memory.distance(slot) == 0) {
            memory.noteDistance(slot, winningPoint(board, 0) != NONE ? 1 : hasTwo(board) ? 2 : MORE);
        }
        if (memory.distance(slot) < MORE) {
            return memory.distance(slot);
        }
        int lacks = shapes.distance(board);
        return lacks < 0 ? NO_SHAPE : Math.max(MORE, lacks);
    }

    /**
     * Where nothing is near, stones far away from each other keep the search busy for long: dead blocks stay dead, whatever
     * is played elsewhere, and each such position is another one.
     */
    @Override
    public int idleCost(Board board, int before) {
        int now = lacking(board);
        if (board.toMove() != reacher()) {
            return now >= before ? IDLE_ATTACK : 0;
        }
        return now <= before ? IDLE_DEFENCE : 0;
    }

    /** Whether two moves in a row reach the goal. */
    private boolean hasTwo(Board board) {
        int lacks = shapes.distance(board);
        if (lacks >= 0 && lacks <= 2) {
            return true;
        }
        if (board.toMove() == reacher() && board.moves() == movesToFar + 1 || !load(board)) {
            return false;
        }
        Bits.clear(first);
        scan.addNear(first);
        return Bits.count(first) <= MOST_FIRST && findTwo(board);
    }

    /** Looks for two moves in a row that reach the goal; notes the shape that they make. */
    private boolean findTwo(Board board) {
        boolean pass = board.toMove() != reacher();
        if (pass) {
            board.play(Board.PASS);
        }
        boolean found = false;
        for (int p = Bits.next(first, 0); p >= 0 && !found; p = Bits.next(first, p)) {
            Bits.remove(first, p);
            if (!board.isSuicide(p, reacher())) {
                board.play(p);
                found = findSecond(board, board.capturedBlocks() > 0 ? 0 : p);
                board.undo();
            }
        }
        if (pass) {
            board.undo();
        }
        return found;
    }

    private boolean findSecond(Board board, int from) {
        int q = next.load(board) ? next.winningPoint(from) : NONE;
        if (q == NONE) {
            return false;
        }
        board.play(Board.PASS);
        board.play(q);
        shapes.add(board, area);
        board.undo();
        board.undo();
        return true;
    }

    @Override
    public void estimate(Board board) {
        int distance = distance(board);
        proof = (board.toMove() == reacher() ? PROOF_TO_MOVE : PROOF_TO_ANSWER)[distance];
        disproof = DISPROOF[distance];
    }

    /** The likely moves come from shapes that lived: none is nearer than the others. */
    @Override
    public int rankCost() {
        return 0;
    }

    @Override
    public int debtOfPass() {
        return DEBT_OF_PASS;
    }

    @Override
    public void addAttacks(Board board, long[] points) {
        distance(board);
        if (!shapes.addNearest(board, NEARLY_AS_NEAR, points)) {
            addAllAttacks(board, points);
        }
    }

    /** Adds the likely moves of the reacher where no shape is known. */
    abstract void addAllAttacks(Board board, long[] points);

    /**
     * The keeper's moves are going to be looked at. Hardly any of them brings the reacher nearer: where two moves are not
     * enough they are not tried again after each, which takes long.
     */
    @Override
    public final void addDefences(Board board, long[] points) {
        movesToFar = distance(board) >= MORE ? board.moves() : NONE;
        addLikelyDefences(board, points);
    }

    /** The points of the nearest shape, and where blocks are in danger, the more so when there is no shape near. */
    void addLikelyDefences(Board board, long[] points) {
        int distance = distance(board);
        int lacks = shapes.distance(board);
        if (lacks >= 0 && lacks <= distance) {
            shapes.addNearest(board, points);
        }
        addLibertiesOfWeak(board, distance < FAR ? 1 : 2, points);
    }

    private void addLibertiesOfWeak(Board board, int most, long[] points) {
        for (int p = 0; p < geometry.size(); p++) {
            if (board.cell(p) != Board.EMPTY && board.liberties(board.block(p)) <= most) {
                board.addLiberties(board.block(p), points);
            }
        }
    }

    @Override
    public int keptByAssumption(Board board) {
        return 0;
    }

    @Override
    public void addAssumptionReason(Board board, long[] zone, int lean) {
        throw new AssertionError("no assumption ends this game");
    }

    @Override
    public void addReasonAgainstAssumption(Board board, long[] zone) {
        // There is none.
    }

    /** Nothing: where the keeper wins by capturing the block, it cannot have two eyes in any equal position. */
    @Override
    public void addReasonAgainstReached(Board board, long[] zone) {
        // See addReasonToPass for the other wins.
    }

    @Override
    public void addReasonPending(Board board, long[] zone) {
        addReasonToPass(board, zone);
    }

    /** Where the keeper only passes, all that could get eyes shows that nothing lives. */
    @Override
    public void addReasonToPass(Board board, long[] zone) {
        room.addTo(board, zone);
    }
}
