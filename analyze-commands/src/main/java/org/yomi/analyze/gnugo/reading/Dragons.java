package org.yomi.analyze.gnugo.reading;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.Connect;
import org.yomi.engine.zone.Zone;
import org.yomi.gtp.call.Call;

/**
 * Finds dragons: blocks of one colour that are connected whatever the opponent does, all at the same time, as far as that
 * is proven with few nodes.
 */
public final class Dragons {
    /** So far from a fight others are looked at. */
    private static final int NEAR = 4;

    private final Reader reader;
    private final Board board;
    private final Position position;
    private final Call call;

    /** Those of the game's board now. */
    public Dragons(Reader reader, Call call) {
        this(reader, reader.position(), call);
    }

    /** Those of another position. */
    Dragons(Reader reader, Position position, Call call) {
        this.reader = reader;
        this.position = position;
        this.call = call;
        board = new Board(position);
    }

    /** The dragon of a stone; its own block comes first. */
    public Target of(int stone) {
        return of(stone, newLinks());
    }

    /** The same with connections that hold together with others. */
    Target of(int stone, Links links) {
        return of(stone, Blocks.ofColour(board, board.cell(stone)), links);
    }

    private Links newLinks() {
        return new Links(reader, position, Zone.empty(position.geometry()), Counter.CONNECTION, call);
    }

    /** The dragon of a stone among some blocks. */
    private Target of(int stone, List<Integer> among, Links links) {
        Colour owner = Colour.ofCell(board.cell(stone));
        List<Integer> apart = new ArrayList<>(among);
        apart.removeIf(other -> board.block(other) == board.block(stone));
        List<Integer> dragon = new ArrayList<>(List.of(stone));
        Deque<Integer> open = new ArrayDeque<>(dragon);
        while (!open.isEmpty()) {
            int here = open.remove();
            for (int other : List.copyOf(apart)) {
                if (isNear(here, other) && links.add(new Connect(here, other, owner))) {
                    apart.remove((Integer) other);
                    dragon.add(other);
                    open.add(other);
                }
            }
        }
        return new Target(dragon, owner);
    }

    /**
     * All dragons of a colour, each block in the first one that it is connected to. (Where connections do not hold at the
     * same time, a block may also be of the dragon of another one.)
     */
    public List<Target> all(Colour colour) {
        List<Target> dragons = new ArrayList<>();
        List<Integer> apart = Blocks.ofColour(board, colour.cell());
        while (!apart.isEmpty()) {
            reader.beginAnew(call);
            Target dragon = of(apart.get(0), apart, newLinks());
            apart.removeAll(dragon.stones());
            dragons.add(dragon);
        }
        return dragons;
    }

    /** The stone by which a dragon is named: the first one of its stones. */
    public int origin(Target dragon) {
        return PointOrder.of(stones(dragon)).get(0);
    }

    /** The stones of a dragon. */
    public Zone stones(Target dragon) {
        return dragon.stones().stream()
                .map(stone -> Blocks.stones(board, stone))
                .reduce(Zone.empty(board.geometry()), Zone::union);
    }

    /**
     * One stone of each block, of either colour, near a fight that takes no part in it and counts as alive: it has the
     * liberties by which blocks count as safe.
     *
     * @param fighting the stones that do take part
     */
    public Zone bystanders(Zone fighting) {
        int liberties = reader.blocks().escape();
        Zone near = fighting;
        for (int i = 0; i < NEAR; i++) {
            near = near.union(Blocks.around(near));
        }
        List<Integer> alive = new ArrayList<>();
        for (Colour colour : liberties == 0 ? List.<Colour>of() : List.of(Colour.values())) {
            for (int stone : Blocks.ofColour(board, colour.cell())) {
                Zone block = Blocks.stones(board, stone);
                boolean isBeside = block.intersects(near) && !block.intersects(fighting);
                if (isBeside && board.liberties(board.block(stone)) >= liberties) {
                    alive.add(stone);
                }
            }
        }
        return Zone.of(board.geometry(), alive);
    }

    /** Whether a connection is likely enough to be read: a gap of two points at most, or a weak block between. */
    private boolean isNear(int one, int other) {
        Zone liberties = Blocks.liberties(board, one);
        Zone others = Blocks.liberties(board, other);
        return liberties.union(Blocks.around(liberties)).intersects(others) || haveWeakEnemy(one, other);
    }

    private boolean haveWeakEnemy(int one, int other) {
        Zone beside = Blocks.around(Blocks.stones(board, one));
        Zone besideOther = Blocks.around(Blocks.stones(board, other));
        for (int enemy :
                Blocks.ofColour(board, Colour.ofCell(board.cell(one)).opponent().cell())) {
            Zone stones = Blocks.stones(board, enemy);
            if (board.liberties(board.block(enemy)) <= 2
                    && stones.intersects(beside)
                    && stones.intersects(besideOther)) {
                return true;
            }
        }
        return false;
    }
}
