package org.yomi.analyze.gnugo.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.And;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.goal.Connect;
import org.yomi.engine.goal.Goal;
import org.yomi.engine.zone.Zone;
import org.yomi.gtp.call.Call;

/**
 * Connections that hold all at the same time, whatever the opponent does, as far as that is proven with few nodes.
 *
 * <p>Proofs whose zones share no point hold together: each move of the opponent lies in one of them at most, and the answer
 * changes nothing in the others, so that each stays won with the opponent to move. The stones of a block that two of them
 * are about may be shared: each proof gives it a liberty in its own zone until its connection stands, so that no move takes
 * the block before both do. Where more is shared, the connections are read as one goal.
 */
final class Links {
    /** Connections of one or two moves take fewer; what takes more is left apart. */
    private static final int NODES = 500;

    /** Connections that are proven as one. */
    private record Bond(List<Connect> connections, Zone named, Zone zone) {
        boolean disturbs(Bond other) {
            return !zone.intersection(other.zone)
                    .minus(named.intersection(other.named))
                    .isEmpty();
        }
    }

    private final Reader reader;
    private final Position position;
    private final Board board;
    private final Zone closed;
    private final Counter counter;
    private final Call call;
    private List<Bond> bonds = new ArrayList<>();

    /**
     * None yet.
     *
     * @param closed points that no proof may rest on
     * @param counter where their nodes are counted
     */
    Links(Reader reader, Position position, Zone closed, Counter counter, Call call) {
        this.reader = reader;
        this.position = position;
        this.closed = closed;
        this.counter = counter;
        this.call = call;
        board = new Board(position);
    }

    /** Adds a connection if it holds together with the others; false if that is not so or stays unknown. */
    boolean add(Connect connection) {
        Optional<Bond> alone = prove(List.of(connection));
        if (alone.isEmpty()) {
            return false;
        }
        Bond bond = alone.get();
        List<Bond> apart = new ArrayList<>(bonds);
        while (apart.stream().anyMatch(bond::disturbs)) {
            List<Connect> together = Stream.concat(
                            apart.stream().filter(bond::disturbs).flatMap(other -> other.connections().stream()),
                            bond.connections().stream())
                    .toList();
            apart.removeIf(bond::disturbs);
            Optional<Bond> joint = prove(together);
            if (joint.isEmpty()) {
                return false;
            }
            bond = joint.get();
        }
        apart.add(bond);
        bonds = apart;
        return true;
    }

    private Optional<Bond> prove(List<Connect> connections) {
        Goal goal = connections.size() == 1 ? connections.get(0) : new And(List.copyOf(connections));
        Zone named = connections.stream()
                .flatMap(connection -> Stream.of(connection.first(), connection.second()))
                .map(stone -> Blocks.stones(board, stone))
                .reduce(Zone.empty(board.geometry()), Zone::union);
        return reader.provesSecond(position, new Aim(goal, Assumptions.NONE, counter), NODES, call)
                .filter(zone -> !zone.intersects(closed))
                .map(zone -> new Bond(connections, named, zone));
    }
}
