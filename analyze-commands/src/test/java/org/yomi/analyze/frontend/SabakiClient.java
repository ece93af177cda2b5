package org.yomi.analyze.frontend;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.yomi.analyze.TestEngine;

/**
 * Brings an engine to the position of a node as Sabaki does: by the whole history at first, later by undo and the moves
 * that are new. Where the moves and stones of the nodes do not lead to what is shown, since stones were erased or died in
 * setup, it goes on from what the engine has, with moves onto stones, or puts the position together move by move. What it
 * sends must never fail: for Sabaki's user that is the end of it.
 */
final class SabakiClient {
    /** Stones set up and erased, each with its sign, or one move; a move of point -1 is a pass. */
    record Node(List<int[]> black, List<int[]> white, boolean isMove) {}

    private static final String HANDICAP = "set_free_handicap ";

    private final TestEngine engine;
    private final int width;
    private final int height;
    private List<String> history = List.of();
    private boolean begun;

    /** Attaches the engine. */
    SabakiClient(TestEngine engine, int width, int height) {
        this.engine = engine;
        this.width = width;
        this.height = height;
        engine.ask("name", "version", "protocol_version", "list_commands");
    }

    /** Sends what leads to the last of some nodes; false if Sabaki finds no way itself, and sends nothing. */
    boolean sync(List<Node> path, FrontendBoard shown) {
        Optional<List<String>> commands = Optional.of(history(path))
                .filter(wanted -> leadsTo(wanted, shown))
                .or(() -> Optional.of(rearranged(shown)).filter(wanted -> leadsTo(wanted, shown)))
                .or(() -> Optional.of(fromNothing(shown)).filter(wanted -> leadsTo(wanted, shown)));
        commands.ifPresent(this::send);
        return commands.isPresent();
    }

    private void send(List<String> wanted) {
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

    /** The moves and stones of the nodes; those on a stone are left out. */
    private List<String> history(List<Node> path) {
        List<String> commands = new ArrayList<>();
        FrontendBoard board = new FrontendBoard(width, height);
        for (Node node : path) {
            boolean handicap = node.black().size() >= 2 && board.isEmpty() && !node.isMove();
            if (handicap) {
                List<String> names =
                        node.black().stream().map(stone -> board.name(stone[0])).toList();
                commands.add(HANDICAP + String.join(" ", names));
                node.black().forEach(stone -> board.play(1, stone[0]));
            } else {
                play(commands, board, "B", node.black());
            }
            play(commands, board, "W", node.white());
        }
        return commands;
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

    /** What the engine has had, and then each stone that is shown and not there, on whatever is there. */
    private List<String> rearranged(FrontendBoard shown) {
        List<String> commands = new ArrayList<>(history);
        FrontendBoard board = after(history);
        for (int point : board.differences(shown)) {
            if (shown.cell(point) != 0) {
                put(commands, board, point, shown.cell(point));
            }
        }
        return commands;
    }

    private List<String> fromNothing(FrontendBoard shown) {
        List<String> commands = new ArrayList<>();
        FrontendBoard board = new FrontendBoard(width, height);
        for (int point = 0; point < shown.points(); point++) {
            if (shown.cell(point) != 0) {
                put(commands, board, point, shown.cell(point));
            }
        }
        return commands;
    }

    private static void put(List<String> commands, FrontendBoard board, int point, int sign) {
        commands.add("play " + (sign > 0 ? "B " : "W ") + board.name(point));
        board.play(sign, point);
    }

    private boolean leadsTo(List<String> commands, FrontendBoard shown) {
        return after(commands).sameStones(shown);
    }

    private FrontendBoard after(List<String> commands) {
        FrontendBoard board = new FrontendBoard(width, height);
        for (String command : commands) {
            boolean handicap = command.startsWith(HANDICAP);
            int sign = handicap || command.startsWith("play B") ? 1 : -1;
            String[] names = command.substring(handicap ? HANDICAP.length() : "play B ".length())
                    .split(" ");
            for (String name : names) {
                if (!name.equals("pass")) {
                    board.play(sign, board.point(name));
                }
            }
        }
        return board;
    }
}
