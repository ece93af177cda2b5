package org.yomi.benchmarks.memory;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Position;
import org.yomi.engine.discovery.Candidate;
import org.yomi.engine.discovery.Candidates;

/** The goals that are watched during a game: each from when it comes up until its stones are gone or out of danger. */
final class LiveGoals {
    private static final int ESCAPE = 5;
    private static final int OPEN = 20;

    private final int most;
    private List<Candidate> goals = List.of();

    LiveGoals(int most) {
        this.most = most;
    }

    /** Goes on to the next position; new goals take the free places, those with most stones at stake first. */
    Collection<Candidate> at(Position position) {
        Board board = new Board(position);
        Map<List<Object>, Candidate> candidates = new LinkedHashMap<>();
        Candidates.of(position, ESCAPE, OPEN).forEach(candidate -> candidates.put(blocks(candidate, board), candidate));
        Map<List<Object>, Candidate> next = new LinkedHashMap<>();
        for (Candidate goal : goals) {
            if (stands(goal, position) && candidates.containsKey(blocks(goal, board))) {
                next.putIfAbsent(blocks(goal, board), goal);
            }
        }
        candidates.forEach((blocks, candidate) -> {
            if (next.size() < most) {
                next.putIfAbsent(blocks, candidate);
            }
        });
        goals = List.copyOf(next.values());
        return goals;
    }

    private static boolean stands(Candidate goal, Position position) {
        for (int stone : goal.goal().stones(position.geometry()).points()) {
            if (position.isEmpty(stone)) {
                return false;
            }
        }
        return true;
    }

    /** What a goal is about: two goals about the same blocks are one. */
    private static List<Object> blocks(Candidate goal, Board board) {
        List<Object> blocks =
                new ArrayList<>(List.of(goal.goal().getClass(), goal.goal().max()));
        for (int stone : goal.goal().stones(board.geometry()).points()) {
            blocks.add(board.firstStone(board.block(stone)));
        }
        return blocks;
    }
}
