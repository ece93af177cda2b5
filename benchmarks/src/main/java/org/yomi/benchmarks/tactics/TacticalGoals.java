package org.yomi.benchmarks.tactics;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.yomi.benchmarks.corpus.Entry;
import org.yomi.benchmarks.corpus.Inquiry;
import org.yomi.benchmarks.corpus.NotAskable;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Position;

/**
 * Makes questions of GNU Go's commands. The goal is always one that the mover wants, so that the result is his.
 *
 * @param assumptions written behind every goal; when absent, {@code escape(5)} for attack and defend, else nothing
 * @param dragon what owl commands ask about
 * @param maxOpenness owl questions whose stones reach more empty points than this are not asked: no search that does
 *     without heuristics can show that such a group dies or lives
 */
public record TacticalGoals(Optional<String> assumptions, DragonGoal dragon, long maxOpenness) {
    private static final Set<String> READING = Set.of("attack", "defend");

    /** Those that a solver is asked about. */
    static final List<String> COMMANDS =
            List.of("attack", "defend", "connect", "disconnect", "break_in", "block_off", "owl_attack", "owl_defend");

    /**
     * The question of a record.
     *
     * @throws NotAskable when there is none in the goal language, or the record does not allow it
     */
    public Inquiry inquiry(Entry entry) throws NotAskable {
        String command = entry.text("command");
        if (!COMMANDS.contains(command)) {
            throw new NotAskable("no goal says what " + command + " asks");
        }
        expectClosed(entry, maxOpenness);
        Colour mover = entry.colour("mover");
        Position position = entry.position(mover);
        String behind = assumptions.orElse(READING.contains(command) ? "escape(5)" : "");
        String text = (goal(command, entry, position) + " " + behind).strip();
        return new Inquiry(position, text, mover, Inquiry.ALL_RULES);
    }

    /** The questions of those records that have one. */
    public List<Inquiry> inquiries(List<Entry> entries) {
        List<Inquiry> inquiries = new ArrayList<>();
        for (Entry entry : entries) {
            try {
                inquiries.add(inquiry(entry));
            } catch (NotAskable e) {
                // Counted by those who put the questions, when it is its turn.
            }
        }
        return inquiries;
    }

    private String goal(String command, Entry entry, Position position) {
        String points = String.join(",", entry.texts("args"));
        return switch (command) {
            case "attack" -> "capture(" + points + ")";
            case "defend" -> "live(" + points + ")";
            case "connect" -> "connect(" + points + ")";
            case "disconnect" -> "!connect(" + points + ")";
            // The stone, and then the points of the area, as in the goal.
            case "break_in" -> "enter(" + points + ")";
            case "block_off" -> "!enter(" + points + ")";
            case "owl_attack" -> dragon.capture(points, oneOfEachBlock(entry, position));
            case "owl_defend" -> kept(dragon.capture(points, oneOfEachBlock(entry, position)), points);
            default -> throw new AssertionError(command);
        };
    }

    private String kept(String capture, String stone) {
        return dragon == DragonGoal.STONE ? "live(" + stone + ")" : "!(" + capture + ")";
    }

    private static List<String> oneOfEachBlock(Entry entry, Position position) {
        Board board = new Board(position);
        List<String> stones = new ArrayList<>();
        List<Integer> blocks = new ArrayList<>();
        for (String stone : entry.texts("goal/dragon_stones")) {
            int block = board.block(position.geometry().parse(stone).orElseThrow());
            if (!blocks.contains(block)) {
                blocks.add(block);
                stones.add(stone);
            }
        }
        return stones;
    }

    /** Refuses an owl question about a dragon that is more open. */
    public static void expectClosed(Entry entry, long maxOpenness) throws NotAskable {
        if (entry.text("command").startsWith("owl_")
                && entry.at("goal/openness").asInt() > maxOpenness) {
            throw new NotAskable("openness over " + maxOpenness);
        }
    }
}
