package org.yomi.engine.board.life;

import java.util.HashSet;
import java.util.Iterator;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;

/** Unconditional life by sets of sets, straight from the definition. */
final class SlowBenson {
    private SlowBenson() {}

    /** The stones of a colour that are unconditionally alive. */
    static Set<Integer> alive(Position position, Colour colour) {
        Set<Set<Integer>> blocks = components(position.geometry(), p -> position.cell(p) == colour.cell());
        Set<Set<Integer>> regions = components(position.geometry(), p -> position.cell(p) != colour.cell());
        boolean changed = true;
        while (changed) {
            Set<Set<Integer>> healthy = Set.copyOf(regions);
            changed = blocks.removeIf(block ->
                    healthy.stream().filter(r -> isVital(position, r, block)).count() < 2);
            Set<Integer> stones = union(blocks);
            changed |= regions.removeIf(
                    r -> neighbours(position.geometry(), r).stream().anyMatch(p -> !stones.contains(p)));
        }
        return union(blocks);
    }

    private static boolean isVital(Position position, Set<Integer> region, Set<Integer> block) {
        Set<Integer> liberties = neighbours(position.geometry(), block);
        return region.stream().allMatch(p -> position.cell(p) != Board.EMPTY || liberties.contains(p));
    }

    private static Set<Integer> union(Set<Set<Integer>> sets) {
        Set<Integer> union = new TreeSet<>();
        sets.forEach(union::addAll);
        return union;
    }

    private static Set<Set<Integer>> components(Geometry geometry, IntPredicate member) {
        Set<Integer> rest = new TreeSet<>();
        for (int p = 0; p < geometry.size(); p++) {
            if (member.test(p)) {
                rest.add(p);
            }
        }
        Set<Set<Integer>> components = new HashSet<>();
        while (!rest.isEmpty()) {
            components.add(takeComponent(geometry, rest));
        }
        return components;
    }

    private static Set<Integer> takeComponent(Geometry geometry, Set<Integer> rest) {
        Iterator<Integer> any = rest.iterator();
        Set<Integer> component = new TreeSet<>(Set.of(any.next()));
        any.remove();
        Set<Integer> next = neighbours(geometry, component);
        next.retainAll(rest);
        while (!next.isEmpty()) {
            component.addAll(next);
            rest.removeAll(next);
            next = neighbours(geometry, component);
            next.retainAll(rest);
        }
        return component;
    }

    /** The points next to a set and not in it. */
    private static Set<Integer> neighbours(Geometry geometry, Set<Integer> set) {
        Set<Integer> neighbours = new TreeSet<>();
        for (int p : set) {
            for (int i = 0; i < geometry.neighbourCount(p); i++) {
                neighbours.add(geometry.neighbour(p, i));
            }
        }
        neighbours.removeAll(set);
        return neighbours;
    }
}
