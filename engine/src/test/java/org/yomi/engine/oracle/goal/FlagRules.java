package org.yomi.engine.oracle.goal;

import java.util.ArrayList;
import java.util.List;
import org.yomi.engine.oracle.board.Grid;
import org.yomi.engine.oracle.board.Position;
import org.yomi.engine.oracle.board.Side;
import org.yomi.engine.oracle.board.UnconditionalLife;

/**
 * When the flags of a goal's atoms change, and what the goal is worth with them. The flags of all atoms are a list, in
 * the order of {@link Goal#atoms}.
 */
public final class FlagRules {
    private final Goal goal;
    private final List<Atom> atoms;
    private final Assumptions assumptions;

    /** The rules for one goal. */
    public FlagRules(Goal goal, Assumptions assumptions) {
        this.goal = goal;
        this.assumptions = assumptions;
        atoms = goal.atoms().distinct().toList();
    }

    /** The flags when a question is put. */
    public List<Flag> atStart(Position position, Side toMove) {
        return atoms.stream().map(atom -> look(atom, position, toMove)).toList();
    }

    /** The flags after a move: those that are pending are looked at again, the others stay. */
    public List<Flag> afterMove(List<Flag> before, Position position, Side toMove) {
        List<Flag> after = new ArrayList<>(before);
        for (int i = 0; i < after.size(); i++) {
            if (before.get(i) == Flag.PENDING) {
                after.set(i, look(atoms.get(i), position, toMove));
            }
        }
        return after.equals(before) ? before : List.copyOf(after);
    }

    /** Says whether max wins a play whose flags stay like this for ever. */
    public boolean worth(List<Flag> flags) {
        return worth(goal, flags);
    }

    private boolean worth(Goal part, List<Flag> flags) {
        if (part instanceof Atom atom) {
            Flag flag = flags.get(atoms.indexOf(atom));
            return atom instanceof Atom.Live ? flag != Flag.FAILED : flag == Flag.ACHIEVED;
        }
        if (part instanceof Goal.Not not) {
            return !worth(not.part(), flags);
        }
        return part instanceof Goal.And and
                ? and.parts().stream().allMatch(each -> worth(each, flags))
                : part.parts().stream().anyMatch(each -> worth(each, flags));
    }

    /** Says whether no change of pending flags can change the worth; may miss it when an atom occurs twice. */
    public boolean isDecided(List<Flag> flags) {
        return !canBecome(goal, !worth(flags), flags);
    }

    private boolean canBecome(Goal part, boolean wanted, List<Flag> flags) {
        if (part instanceof Atom atom) {
            return flags.get(atoms.indexOf(atom)) == Flag.PENDING || worth(atom, flags) == wanted;
        }
        if (part instanceof Goal.Not not) {
            return canBecome(not.part(), !wanted, flags);
        }
        boolean needsAll = part instanceof Goal.And == wanted;
        return needsAll
                ? part.parts().stream().allMatch(each -> canBecome(each, wanted, flags))
                : part.parts().stream().anyMatch(each -> canBecome(each, wanted, flags));
    }

    /** The flag of an atom that was pending until now. */
    private Flag look(Atom atom, Position position, Side toMove) {
        if (atom instanceof Atom.Race race) {
            return look(race, position, toMove);
        }
        if (!atom.stand(position)) {
            return atom instanceof Atom.Capture ? Flag.ACHIEVED : Flag.FAILED;
        }
        if (atom instanceof Atom.Capture capture) {
            return gotAway(capture.point(), position, toMove) ? Flag.FAILED : Flag.PENDING;
        }
        if (atom instanceof Atom.Live live) {
            return gotAway(live.point(), position, toMove) ? Flag.ACHIEVED : Flag.PENDING;
        }
        if (isReached(atom, position)) {
            return Flag.ACHIEVED;
        }
        boolean canBeTooFar = assumptions.apart() > 0 && toMove == atom.owner();
        return canBeTooFar && distance(atom, position) >= assumptions.apart() ? Flag.FAILED : Flag.PENDING;
    }

    /** What the cheapest path of a connection or an entry costs; 0 for other goals, which are asked for an own stone's life. */
    private int distance(Atom atom, Position position) {
        if (atom instanceof Atom.Connect connect) {
            return cheapest(connect.from(), 1 << connect.to(), atom.owner(), position);
        }
        return atom instanceof Atom.Enter enter ? cheapest(enter.point(), enter.region(), atom.owner(), position) : 0;
    }

    /** All points that can be reached for 0, then for 1, and so on, until one of the place is among them. */
    private int cheapest(int from, int place, Side owner, Position position) {
        Grid grid = position.grid();
        int[] reached = new int[assumptions.apart() + 1];
        for (int cost = 0; cost < assumptions.apart(); cost++) {
            int set = cost == 0 ? 1 << from : reached[cost - 1];
            boolean grows = true;
            while (grows) {
                int before = set;
                for (int point = 0; point < grid.size(); point++) {
                    int price = price(point, owner, position);
                    boolean isNext =
                            price <= cost && (grid.next(price == 0 ? set : reached[cost - price]) >>> point & 1) != 0;
                    set |= isNext ? 1 << point : 0;
                }
                grows = set != before;
            }
            reached[cost] = set;
            if ((set & place) != 0) {
                return cost;
            }
        }
        return assumptions.apart();
    }

    private int price(int point, Side owner, Position position) {
        Side stone = position.at(point);
        if (stone == null) {
            return 1;
        }
        int block = position.block(point);
        boolean stays = (block & assumptions.alive()) != 0;
        return stone == owner ? 0 : stays ? assumptions.apart() : Integer.bitCount(position.liberties(block));
    }

    private Flag look(Atom.Race race, Position position, Side toMove) {
        if (position.at(race.other()) != race.owner().other()) {
            return Flag.ACHIEVED;
        }
        boolean failed = position.at(race.own()) != race.owner() || gotAway(race.other(), position, toMove);
        return failed ? Flag.FAILED : Flag.PENDING;
    }

    private boolean isReached(Atom atom, Position position) {
        if (atom instanceof Atom.Connect connect) {
            return (position.block(connect.from()) >>> connect.to() & 1) != 0;
        }
        if (atom instanceof Atom.Enter enter) {
            return (position.block(enter.point()) & enter.region()) != 0;
        }
        int place = atom instanceof Atom.Invade invade ? invade.region() : atom.stones();
        return (place & UnconditionalLife.of(position, atom.owner(), assumptions.alive())) != 0;
    }

    /** {@code escape(k)} and {@code open(n)}: a target that counts as never captured from now on. */
    private boolean gotAway(int point, Position position, Side toMove) {
        if (position.at(point) == toMove) {
            return false;
        }
        int block = position.block(point);
        return assumptions.escape() > 0 && liberties(block, position) >= assumptions.escape()
                || assumptions.open() > 0 && openPoints(block, position, toMove) >= assumptions.open();
    }

    private int liberties(int block, Position position) {
        int hidden = (block & assumptions.alive()) == 0 ? 0 : 1;
        return Integer.bitCount(position.liberties(block)) + hidden;
    }

    /** Empty points that are not next to an attacker and can be reached over such points from liberties of this kind. */
    private static int openPoints(int block, Position position, Side attacker) {
        Grid grid = position.grid();
        int free = position.empty() & ~grid.next(position.stones(attacker));
        int start = position.liberties(block) & free;
        return Integer.bitCount(grid.connected(start, free));
    }
}
