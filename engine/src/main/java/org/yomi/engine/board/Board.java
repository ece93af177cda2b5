package org.yomi.engine.board;

import java.util.Arrays;

/**
 * A mutable board for play and search: blocks with exact liberties, captures, ko bans, undo, and a 64-bit hash.
 *
 * <p>Each block lives in a <em>slot</em>: one bit set for its stones and one for its liberties. A move always makes a
 * new slot and leaves the slots that it merges or captures untouched, so that undo restores them by writing the
 * points' slot numbers back. Slots are thus a stack, and nothing is allocated once the arrays have grown.
 *
 * <p>Not safe for use by several threads.
 */
public final class Board {
    public static final int EMPTY = 0;
    public static final int BLACK = 1;
    public static final int WHITE = 2;
    public static final int PASS = Geometry.PASS;

    /** The other colour, for {@link #BLACK} or {@link #WHITE}. */
    public static int opponent(int colour) {
        return colour ^ BLACK ^ WHITE;
    }

    /** Most boards of a search only hold a position for a moment, or none yet. */
    private static final int FIRST_SLOTS = 32;

    private final Geometry geometry;
    private final int words;
    private final byte[] cells;
    private final int[] slotOf;
    private int toMove = BLACK;
    private int ban = PASS;
    private long stonesHash;

    /** All black, and all white stones: {@link #words} words each, Black's from {@link #BLACK} times that on. */
    private final long[] colours;

    private long[] stones;
    private long[] liberties;
    private int[] libertyCounts;
    private int slots;

    private final long[] immortal;
    private boolean hasImmortal;

    private int[] history = new int[256];
    private int historySize;
    private int moves;

    /** An empty board, Black to move. */
    public Board(Geometry geometry) {
        this.geometry = geometry;
        words = geometry.words();
        cells = new byte[geometry.size()];
        slotOf = new int[geometry.size()];
        immortal = new long[words];
        colours = new long[3 * words];
        stones = new long[FIRST_SLOTS * words];
        liberties = new long[FIRST_SLOTS * words];
        libertyCounts = new int[FIRST_SLOTS];
    }

    /** A board that holds a position; its moves start there. */
    public Board(Position position) {
        this(position, new long[position.geometry().words()]);
    }

    /**
     * A board that holds a position, some blocks of which cannot be captured.
     *
     * @param alive the words of a set of points; a block with a stone on one of them has one more liberty, which is no
     *     point and which nobody can fill (semantics, section 6, {@code alive})
     */
    public Board(Position position, long[] alive) {
        this(position.geometry());
        System.arraycopy(alive, 0, immortal, 0, words);
        hasImmortal = Arrays.stream(alive).anyMatch(word -> word != 0);
        toMove = position.toMove().cell();
        ban = position.ban();
        for (int p = 0; p < cells.length; p++) {
            cells[p] = (byte) position.cell(p);
            stonesHash ^= Zobrist.stone(cells[p], p);
            set(colours, cells[p], p);
            slotOf[p] = -1;
        }
        for (int p = 0; p < cells.length; p++) {
            if (cells[p] != EMPTY && slotOf[p] < 0) {
                int slot = newSlot();
                clear(slot);
                fillSlot(slot, p);
                countLiberties(slot);
            }
        }
    }

    private void fillSlot(int slot, int p) {
        slotOf[p] = slot;
        set(stones, slot, p);
        for (int i = 0; i < geometry.neighbourCount(p); i++) {
            int q = geometry.neighbour(p, i);
            if (cells[q] == EMPTY) {
                set(liberties, slot, q);
            } else if (cells[q] == cells[p] && slotOf[q] < 0) {
                fillSlot(slot, q);
            }
        }
    }

    public Geometry geometry() {
        return geometry;
    }

    /** {@link #EMPTY}, {@link #BLACK} or {@link #WHITE}. */
    public int cell(int point) {
        return cells[point];
    }

    /** The player to move, {@link #BLACK} or {@link #WHITE}. */
    public int toMove() {
        return toMove;
    }

    /** The point the player to move may not play because of the ko rule, or {@link #PASS}. */
    public int ban() {
        return ban;
    }

    /** The number of moves that {@link #undo} can take back, passes included. */
    public int moves() {
        return moves;
    }

    /** A hash of the stones, the player to move and the ban. */
    public long hash() {
        return stonesHash ^ Zobrist.state(toMove, ban);
    }

    /** A hash of the stones only. */
    public long hashOfStones() {
        return stonesHash;
    }

    /** A hash of the stones and the player to move only: for states in which the ban binds nobody. */
    public long hashWithoutBan() {
        return stonesHash ^ Zobrist.state(toMove, PASS);
    }

    /** The position on the board. */
    public Position position() {
        return Position.of(geometry, cells, Colour.ofCell(toMove), ban);
    }

    /** Whether the player to move may play on a point. {@link Legality#KO} only when nothing else forbids the move. */
    public Legality legality(int point) {
        if (cells[point] != EMPTY) {
            return Legality.OCCUPIED;
        }
        return isSuicide(point, toMove) ? Legality.SUICIDE : point == ban ? Legality.KO : Legality.OK;
    }

    /** Whether a stone of a colour on an empty point would have no liberty, captures made. */
    public boolean isSuicide(int point, int colour) {
        for (int i = geometry.neighbourCount(point) - 1; i >= 0; i--) {
            int q = geometry.neighbour(point, i);
            if (cells[q] == EMPTY || (cells[q] == colour) == (libertyCounts[slotOf[q]] > 1)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Plays a move for the player to move.
     *
     * @param point an empty point where the move is no suicide, or {@link #PASS}; the ban is not looked at
     */
    public void play(int point) {
        moves++;
        if (point == PASS) {
            push(ban);
            push(PASS);
            endMove(PASS);
            return;
        }
        assert cells[point] == EMPTY && !isSuicide(point, toMove) : "cannot play " + geometry.name(point);
        int slot = newSlot();
        putStone(slot, point);
        int captured = captureAround(point);
        push(ban);
        push(point);
        boolean ko = captured >= 0 && libertyCounts[slot] == 1 && isLoneStone(slot);
        endMove(ko ? captured : PASS);
    }

    private void endMove(int newBan) {
        ban = newBan;
        toMove = opponent(toMove);
    }

    /** Puts the stone, merges the mover's blocks (recorded in the history) and takes the opponent's liberties. */
    private void putStone(int slot, int point) {
        int merged = 0;
        for (int i = geometry.neighbourCount(point) - 1; i >= 0; i--) {
            int q = geometry.neighbour(point, i);
            if (cells[q] == toMove && slotOf[q] != slot) {
                push(slotOf[q]);
                merge(slotOf[q], slot, merged == 0);
                merged++;
            }
        }
        push(merged);
        if (merged == 0) {
            clear(slot);
        }
        for (int i = geometry.neighbourCount(point) - 1; i >= 0; i--) {
            int q = geometry.neighbour(point, i);
            if (cells[q] == EMPTY) {
                set(liberties, slot, q);
            } else if (cells[q] != toMove) {
                removeLiberty(slotOf[q], point);
            }
        }
        set(stones, slot, point);
        clear(liberties, slot, point);
        cells[point] = (byte) toMove;
        set(colours, toMove, point);
        slotOf[point] = slot;
        stonesHash ^= Zobrist.stone(toMove, point);
        countLiberties(slot);
    }

    /** @param first whether nothing is in the slot yet */
    private void merge(int from, int to, boolean first) {
        int a = from * words;
        int b = to * words;
        for (int i = 0; i < words; i++) {
            stones[b + i] = stones[a + i] | (first ? 0 : stones[b + i]);
            liberties[b + i] = liberties[a + i] | (first ? 0 : liberties[b + i]);
        }
        assign(from, to);
    }

    /** Writes {@code slot} as the slot of all stones of block {@code of}. */
    private void assign(int of, int slot) {
        for (int i = 0; i < words; i++) {
            for (long w = stones[of * words + i]; w != 0; w &= w - 1) {
                slotOf[(i << 6) + Long.numberOfTrailingZeros(w)] = slot;
            }
        }
    }

    /** Takes the opponent's blocks without liberties off; returns the point of a single captured stone, else PASS. */
    private int captureAround(int point) {
        int opponent = opponent(toMove);
        int blocks = 0;
        int single = PASS;
        for (int i = geometry.neighbourCount(point) - 1; i >= 0; i--) {
            int q = geometry.neighbour(point, i);
            if (cells[q] == opponent && libertyCounts[slotOf[q]] == 0) {
                int slot = slotOf[q];
                single = blocks == 0 && isLoneStone(slot) ? q : PASS;
                push(slot);
                blocks++;
                lift(slot, opponent);
            }
        }
        push(blocks);
        return single;
    }

    private void lift(int slot, int colour) {
        for (int i = 0; i < words; i++) {
            colours[colour * words + i] &= ~stones[slot * words + i];
            for (long w = stones[slot * words + i]; w != 0; w &= w - 1) {
                int p = (i << 6) + Long.numberOfTrailingZeros(w);
                cells[p] = EMPTY;
                stonesHash ^= Zobrist.stone(colour, p);
                for (int j = geometry.neighbourCount(p) - 1; j >= 0; j--) {
                    int q = geometry.neighbour(p, j);
                    if (cells[q] == opponent(colour)) {
                        addLiberty(slotOf[q], p);
                    }
                }
            }
        }
    }

    /**
     * Takes the last move back.
     *
     * @throws IllegalStateException when there is none
     */
    public void undo() {
        if (moves == 0) {
            throw new IllegalStateException("no move to undo");
        }
        moves--;
        toMove = opponent(toMove);
        int point = pop();
        ban = pop();
        if (point == PASS) {
            return;
        }
        for (int blocks = pop(); blocks > 0; blocks--) {
            putBack(pop(), opponent(toMove));
        }
        takeStone(point);
        for (int merged = pop(); merged > 0; merged--) {
            int slot = pop();
            assign(slot, slot);
        }
        slots--;
    }

    private void takeStone(int point) {
        cells[point] = EMPTY;
        clear(colours, toMove, point);
        stonesHash ^= Zobrist.stone(toMove, point);
        for (int i = geometry.neighbourCount(point) - 1; i >= 0; i--) {
            int q = geometry.neighbour(point, i);
            if (cells[q] == opponent(toMove)) {
                addLiberty(slotOf[q], point);
            }
        }
    }

    private void putBack(int slot, int colour) {
        for (int i = 0; i < words; i++) {
            colours[colour * words + i] |= stones[slot * words + i];
            for (long w = stones[slot * words + i]; w != 0; w &= w - 1) {
                int p = (i << 6) + Long.numberOfTrailingZeros(w);
                cells[p] = (byte) colour;
                slotOf[p] = slot;
                stonesHash ^= Zobrist.stone(colour, p);
                for (int j = geometry.neighbourCount(p) - 1; j >= 0; j--) {
                    int q = geometry.neighbour(p, j);
                    if (cells[q] == opponent(colour)) {
                        removeLiberty(slotOf[q], p);
                    }
                }
            }
        }
    }

    /** The number of opponent blocks that the last move captured; 0 when there was none or it was a pass. */
    public int capturedBlocks() {
        return moves == 0 || history[historySize - 1] == PASS ? 0 : history[historySize - 3];
    }

    /** The {@code i}-th block that the last move captured; its stones can be read until the next play or undo. */
    public int capturedBlock(int i) {
        return history[historySize - 4 - i];
    }

    // Blocks. A block is named by its slot, which is valid until the next play or undo.

    /** The block of the stone on a point; meaningless for an empty point. */
    public int block(int point) {
        return slotOf[point];
    }

    /** The number of liberties of a block, the one that cannot be filled included. */
    public int liberties(int block) {
        return libertyCounts[block];
    }

    public boolean isLiberty(int block, int point) {
        return (liberties[block * words + (point >> 6)] & 1L << (point & 63)) != 0;
    }

    /** Bits 64 i to 64 i + 63 of the set of a block's liberties. */
    public long libertyWord(int block, int i) {
        return liberties[block * words + i];
    }

    /** Adds the liberties of a block on the board to a set of points. */
    public void addLiberties(int block, long[] points) {
        int at = block * words;
        for (int i = 0; i < words; i++) {
            points[i] |= liberties[at + i];
        }
    }

    /** Bits 64 i to 64 i + 63 of the set of a block's stones. */
    public long stoneWord(int block, int i) {
        return stones[block * words + i];
    }

    /** Adds the stones of a block to a set of points. */
    public void addStones(int block, long[] points) {
        int at = block * words;
        for (int i = 0; i < words; i++) {
            points[i] |= stones[at + i];
        }
    }

    /** Bits 64 i to 64 i + 63 of the set of a colour's stones. */
    public long colourWord(int colour, int i) {
        return colours[colour * words + i];
    }

    /** Bits 64 i to 64 i + 63 of the set of all stones. */
    public long takenWord(int i) {
        return colours[BLACK * words + i] | colours[WHITE * words + i];
    }

    /** The number of stones of a block. */
    public int stones(int block) {
        int count = 0;
        for (int i = 0; i < words; i++) {
            count += Long.bitCount(stones[block * words + i]);
        }
        return count;
    }

    /** The lowest stone of a block. */
    public int firstStone(int block) {
        int i = 0;
        while (stones[block * words + i] == 0) {
            i++;
        }
        return (i << 6) + Long.numberOfTrailingZeros(stones[block * words + i]);
    }

    /** The lowest liberty of a block, or {@link #PASS} when it has none on the board. */
    public int firstLiberty(int block) {
        for (int i = 0; i < words; i++) {
            long w = liberties[block * words + i];
            if (w != 0) {
                return (i << 6) + Long.numberOfTrailingZeros(w);
            }
        }
        return PASS;
    }

    /** The lowest liberty of a block that is not in a set of points, or {@link #PASS}. */
    public int firstLibertyOutside(int block, long[] points) {
        for (int i = 0; i < words; i++) {
            long w = liberties[block * words + i] & ~points[i];
            if (w != 0) {
                return (i << 6) + Long.numberOfTrailingZeros(w);
            }
        }
        return PASS;
    }

    /** Whether a block has a liberty that nobody can fill. */
    public boolean isImmortal(int block) {
        for (int i = 0; hasImmortal && i < words; i++) {
            if ((stones[block * words + i] & immortal[i]) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Bits 64 i to 64 i + 63 of the set of points where a stone makes its block immortal. */
    public long immortalWord(int i) {
        return immortal[i];
    }

    /** Recomputes everything from the stones alone and compares; for tests, slow. Throws AssertionError. */
    void checkConsistency() {
        SlowBoardCheck.check(this, cells);
    }

    private boolean isLoneStone(int slot) {
        return stones(slot) == 1;
    }

    private int newSlot() {
        if (slots == libertyCounts.length) {
            stones = Arrays.copyOf(stones, 2 * stones.length);
            liberties = Arrays.copyOf(liberties, 2 * liberties.length);
            libertyCounts = Arrays.copyOf(libertyCounts, 2 * libertyCounts.length);
        }
        return slots++;
    }

    private void clear(int slot) {
        for (int i = slot * words; i < (slot + 1) * words; i++) {
            stones[i] = 0;
            liberties[i] = 0;
        }
    }

    private void countLiberties(int slot) {
        int count = isImmortal(slot) ? 1 : 0;
        for (int i = 0; i < words; i++) {
            count += Long.bitCount(liberties[slot * words + i]);
        }
        libertyCounts[slot] = count;
    }

    private void addLiberty(int slot, int point) {
        long bit = 1L << (point & 63);
        int word = slot * words + (point >> 6);
        if ((liberties[word] & bit) == 0) {
            liberties[word] |= bit;
            libertyCounts[slot]++;
        }
    }

    private void removeLiberty(int slot, int point) {
        long bit = 1L << (point & 63);
        int word = slot * words + (point >> 6);
        if ((liberties[word] & bit) != 0) {
            liberties[word] &= ~bit;
            libertyCounts[slot]--;
        }
    }

    private void set(long[] sets, int slot, int point) {
        sets[slot * words + (point >> 6)] |= 1L << (point & 63);
    }

    private void clear(long[] sets, int slot, int point) {
        sets[slot * words + (point >> 6)] &= ~(1L << (point & 63));
    }

    private void push(int value) {
        if (historySize == history.length) {
            history = Arrays.copyOf(history, 2 * history.length);
        }
        history[historySize++] = value;
    }

    private int pop() {
        return history[--historySize];
    }
}
