package org.yomi.engine.oracle.crosscheck;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.yomi.engine.oracle.KoRule;
import org.yomi.engine.oracle.board.Side;
import org.yomi.engine.oracle.goal.Assumptions;
import org.yomi.engine.oracle.goal.Atom;
import org.yomi.engine.oracle.goal.Goal;

/** The game graph of a goal, with states that keep every ban, also those that bind nobody. */
final class StringGame {
    private final StringBoard board;
    private final Goal goal;
    private final List<Atom> atoms;
    private final Assumptions assumptions;

    StringGame(int width, int height, Goal goal, Assumptions assumptions) {
        this.goal = goal;
        this.assumptions = assumptions;
        atoms = goal.atoms().toList();
        board = new StringBoard(width, height, points(assumptions.alive()));
    }

    /**
     * A state.
     *
     * @param cells the stones
     * @param toMove X or O
     * @param banned a point the player to move has just lost a stone on, or -1
     * @param flags one of P (pending), A (achieved), F (failed) for each atom
     * @param rule the threats left
     */
    record Node(String cells, char toMove, int banned, String flags, KoRule rule) {}

    StringBoard board() {
        return board;
    }

    Node start(String cells, char toMove, int banned, KoRule rule) {
        return new Node(cells, toMove, banned, flags("P".repeat(atoms.size()), cells, toMove), rule);
    }

    boolean isMax(char colour) {
        return colour == sign(goal.max());
    }

    private static char sign(Side side) {
        return side == Side.BLACK ? 'X' : 'O';
    }

    private static Set<Integer> points(int set) {
        Set<Integer> points = new HashSet<>();
        for (int point = 0; point < 25; point++) {
            if ((set >>> point) % 2 == 1) {
                points.add(point);
            }
        }
        return points;
    }

    List<Node> next(Node node) {
        List<Node> next = new ArrayList<>();
        next.add(node(node, node.cells(), -1, node.rule()));
        for (int point = 0; point < board.size(); point++) {
            Node after = play(node, point);
            if (after != null) {
                next.add(after);
            }
        }
        return next;
    }

    private Node node(Node before, String cells, int banned, KoRule rule) {
        char toMove = StringBoard.other(before.toMove());
        return new Node(cells, toMove, banned, flags(before.flags(), cells, toMove), rule);
    }

    private @Nullable Node play(Node node, int point) {
        if (assumptions.within() != 0 && !points(assumptions.within()).contains(point)) {
            return null;
        }
        KoRule rule = node.rule();
        if (point == node.banned()) {
            int left = isMax(node.toMove()) ? rule.maxThreats() : rule.minThreats();
            if (left == 0) {
                return null;
            }
            int rest = left == KoRule.ENDLESS ? left : left - 1;
            rule = isMax(node.toMove()) ? new KoRule(rest, rule.minThreats()) : new KoRule(rule.maxThreats(), rest);
        }
        String after = board.play(node.cells(), node.toMove(), point);
        if (after == null) {
            return null;
        }
        int banned = board.banned(node.cells(), after, point);
        Side noko = assumptions.noko();
        if (banned >= 0 && noko != null && sign(noko) == node.toMove()) {
            return null;
        }
        return node(node, after, banned, rule);
    }

    private String flags(String before, String cells, char toMove) {
        StringBuilder flags = new StringBuilder();
        for (int i = 0; i < atoms.size(); i++) {
            flags.append(before.charAt(i) == 'P' ? flag(atoms.get(i), cells, toMove) : before.charAt(i));
        }
        return flags.toString();
    }

    private char flag(Atom atom, String cells, char toMove) {
        char own = sign(atom.owner());
        if (atom instanceof Atom.Capture capture) {
            return cells.charAt(capture.point()) != own ? 'A' : hasRun(capture.point(), cells, toMove) ? 'F' : 'P';
        }
        if (atom instanceof Atom.Live live) {
            return cells.charAt(live.point()) != own ? 'F' : hasRun(live.point(), cells, toMove) ? 'A' : 'P';
        }
        if (atom instanceof Atom.Connect connect) {
            boolean lost = cells.charAt(connect.from()) != own || cells.charAt(connect.to()) != own;
            boolean joined = board.group(cells, connect.from()).contains(connect.to());
            return lost
                    ? 'F'
                    : joined ? 'A' : isApart(connect.from(), Set.of(connect.to()), cells, own, toMove) ? 'F' : 'P';
        }
        if (atom instanceof Atom.Race race) {
            char theirs = sign(race.owner().other());
            boolean lost = cells.charAt(race.own()) != own;
            boolean won = cells.charAt(race.other()) != theirs;
            return won ? 'A' : lost || hasRun(race.other(), cells, toMove) ? 'F' : 'P';
        }
        if (atom instanceof Atom.Enter enter) {
            Set<Integer> inside = new HashSet<>(board.group(cells, enter.point()));
            inside.retainAll(points(enter.region()));
            boolean out = cells.charAt(enter.point()) != own
                    || inside.isEmpty() && isApart(enter.point(), points(enter.region()), cells, own, toMove);
            return out ? 'F' : inside.isEmpty() ? 'P' : 'A';
        }
        if (atom instanceof Atom.Safe safe) {
            boolean alive = board.unconditionallyAlive(cells, own).contains(safe.point());
            return cells.charAt(safe.point()) != own ? 'F' : alive ? 'A' : 'P';
        }
        Set<Integer> alive = new HashSet<>(board.unconditionallyAlive(cells, own));
        alive.retainAll(points(((Atom.Invade) atom).region()));
        return alive.isEmpty() ? 'P' : 'A';
    }

    private boolean isApart(int from, Set<Integer> place, String cells, char own, char toMove) {
        return assumptions.apart() > 0
                && toMove == own
                && !canReach(from, place, cells, own, assumptions.apart() - 1, new HashSet<>());
    }

    /** Says whether some path costs no more than a purse holds. */
    private boolean canReach(int point, Set<Integer> place, String cells, char own, int purse, Set<Integer> way) {
        if (place.contains(point)) {
            return true;
        }
        way.add(point);
        for (int next : board.neighbours(point)) {
            char cell = cells.charAt(next);
            int price = cell == '.'
                    ? 1
                    : cell == own ? 0 : board.liberties(cells, next).size();
            boolean stays =
                    cell != '.' && cell != own && board.liberties(cells, next).contains(-1);
            if (!stays
                    && price <= purse
                    && !way.contains(next)
                    && canReach(next, place, cells, own, purse - price, way)) {
                return true;
            }
        }
        way.remove(point);
        return false;
    }

    private boolean hasRun(int point, String cells, char toMove) {
        if (cells.charAt(point) == toMove) {
            return false;
        }
        int escape = assumptions.escape();
        int open = assumptions.open();
        Set<Integer> liberties = board.liberties(cells, point);
        if (escape > 0 && liberties.size() >= escape) {
            return true;
        }
        Set<Integer> reached = new HashSet<>();
        for (int liberty : liberties) {
            if (liberty >= 0) {
                walk(cells, liberty, toMove, reached);
            }
        }
        return open > 0 && reached.size() >= open;
    }

    private void walk(String cells, int point, char attacker, Set<Integer> reached) {
        boolean near = board.neighbours(point).stream().anyMatch(next -> cells.charAt(next) == attacker);
        if (cells.charAt(point) == '.' && !near && reached.add(point)) {
            board.neighbours(point).forEach(next -> walk(cells, next, attacker, reached));
        }
    }

    /** Says whether the formula is true when the flags stay as they are. */
    boolean isTrue(String flags) {
        return isTrue(goal, flags);
    }

    private boolean isTrue(Goal part, String flags) {
        if (part instanceof Goal.Not not) {
            return !isTrue(not.part(), flags);
        }
        if (part instanceof Goal.And and) {
            return and.parts().stream().allMatch(each -> isTrue(each, flags));
        }
        if (part instanceof Goal.Or or) {
            return or.parts().stream().anyMatch(each -> isTrue(each, flags));
        }
        char flag = flags.charAt(atoms.indexOf(part));
        return flag == 'A' || part instanceof Atom.Live && flag == 'P';
    }
}
