package org.yomi.analyze.frontend;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.yomi.analyze.TestEngine;

/**
 * Brings an engine to the position of a node as Sabaki does: by the whole history at first, later by undo and the moves
 * that are new. What it sends must never fail: for Sabaki's user that is the end of it.
 */
final class SabakiClient {
    /** Stones set up, each with its sign, or one move; a move of point -1 is a pass. */
    record Node(List<int[]> black, List<int[]> white, boolean isMove) {}

    private final TestEngine engine;
    private List<String> history = List.of();
    private boolean begun;

    SabakiClient(TestEngine engine) {
        this.engine = engine;
    }

    /**
     * Sends what leads to the last of some nodes; false if stones were erased or died in setup on the way, where Sabaki
     * sends moves onto stones, which no engine can follow.
     */
    boolean sync(int width, int height, List<Node> path, FrontendBoard shown) {
        Optional<List<String>> commands = commands(width, height, path, shown);
        commands.ifPresent(wanted -> send(width, height, wanted));
        return commands.isPresent();
    }

    private void send(int width, int height, List<String> wanted) {
        if (!begun) {
            engine.ask(
                    "komi 6.5",
                    width == height ? "boardsize " + width : "rectangular_boardsize " + width + " " + height);
        }
        int shared = 0;
        while (shared < Math.min(history.size(), wanted.size())
                && history.get(shared).equals(wanted.get(shared))) {
            shared++;
        }
        int undo = history.size() - shared;
        if (begun && shared > 0 && undo < shared) {
            for (int i = 0; i < undo; i++) {
                engine.ask("undo");
            }
        } else {
            engine.ask("clear_board");
            shared = 0;
        }
        wanted.subList(shared, wanted.size()).forEach(engine::ask);
        history = wanted;
        begun = true;
    }

    private static Optional<List<String>> commands(int width, int height, List<Node> path, FrontendBoard shown) {
        List<String> commands = new ArrayList<>();
        FrontendBoard board = new FrontendBoard(width, height);
        for (Node node : path) {
            boolean handicap = node.black().size() >= 2 && board.isEmpty() && !node.isMove();
            if (handicap) {
                List<String> names =
                        node.black().stream().map(stone -> board.name(stone[0])).toList();
                commands.add("set_free_handicap " + String.join(" ", names));
                node.black().forEach(stone -> board.play(1, stone[0]));
            } else {
                play(commands, board, "B", node.black());
            }
            play(commands, board, "W", node.white());
        }
        return board.sameStones(shown) ? Optional.of(commands) : Optional.empty();
    }

    private static void play(List<String> commands, FrontendBoard board, String color, List<int[]> stones) {
        for (int[] stone : stones) {
            boolean pass = stone[0] < 0;
            if (pass || board.cell(stone[0]) == 0) {
                commands.add("play " + color + " " + (pass ? "pass" : board.name(stone[0])));
                if (!pass) {
                    board.play(color.equals("B") ? 1 : -1, stone[0]);
                }
            }
        }
    }
}
