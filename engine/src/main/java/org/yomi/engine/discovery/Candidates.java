package org.yomi.engine.discovery;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Position;
import org.yomi.engine.board.life.Benson;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.goal.Capture;
import org.yomi.engine.goal.Connect;
import org.yomi.engine.goal.Live;

/**
 * The goals of a position that may be in doubt, found without reading: to capture blocks of few liberties, to connect
 * blocks of a colour that one or two stones would link, and the life of groups. What is unconditionally alive is left out.
 */
public final class Candidates {
    /** A block with more can hardly be captured directly; the life of its group is another question. */
    private static final int FEW_LIBERTIES = 4;

    /** Two common liberties cannot both be taken at once. */
    private static final int LINKING_LIBERTIES = 2;

    /** The life of fewer stones is mostly a matter of capture. */
    private static final int SMALLEST_GROUP = 3;

    private final List<Block> blocks = new ArrayList<>();
    private final List<Candidate> candidates = new ArrayList<>();
    private final int escape;
    private final int open;

    private Candidates(Position position, int escape, int open) {
        this.escape = escape;
        this.open = open;
        Board board = new Board(position);
        for (Colour colour : Colour.values()) {
            addBlocks(board, colour);
        }
    }

    private void addBlocks(Board board, Colour colour) {
        Benson benson = new Benson(board.geometry());
        benson.analyse(board, colour.cell());
        for (int p = 0; p < board.geometry().size(); p++) {
            if (board.cell(p) == colour.cell() && board.firstStone(board.block(p)) == p) {
                blocks.add(Block.at(board, p, benson.isAlive(p)));
            }
        }
    }

    /**
     * Lists them, those with most stones at stake first.
     *
     * @param escape {@code escape(k)} that captures may lean on, connections lean on nothing; 0 for none
     * @param open {@code open(n)} that the life of groups may lean on; 0 for none
     */
    public static List<Candidate> of(Position position, int escape, int open) {
        Candidates found = new Candidates(position, escape, open);
        found.addCaptures();
        found.addConnections();
        found.addGroups();
        found.candidates.sort(Candidate.MOST_STONES_FIRST);
        return List.copyOf(found.candidates);
    }

    private void addCaptures() {
        Assumptions assumptions = Assumptions.NONE.withEscape(escape);
        // With as many liberties as escape says, a block has escaped before anybody moves.
        int fewLiberties = escape == 0 ? FEW_LIBERTIES : Math.min(FEW_LIBERTIES, escape - 1);
        for (Block block : blocks) {
            if (!block.isAlive() && block.liberties().size() <= fewLiberties) {
                candidates.add(new Candidate(
                        new Capture(block.stone(), block.owner().opponent()), assumptions, block.stones()));
            }
        }
    }

    private void addConnections() {
        for (int i = 0; i < blocks.size(); i++) {
            Block block = blocks.get(i);
            for (Block other : blocks.subList(i + 1, blocks.size())) {
                boolean inDoubt = block.owner() == other.owner() && !(block.isAlive() && other.isAlive());
                if (inDoubt && block.isNear(other)) {
                    candidates.add(new Candidate(
                            new Connect(block.stone(), other.stone(), block.owner()),
                            Assumptions.NONE,
                            Math.min(block.stones(), other.stones())));
                }
            }
        }
    }

    /** One question for each group of blocks that common liberties link: does its largest block live? */
    private void addGroups() {
        Assumptions assumptions = Assumptions.NONE.withOpen(open);
        List<Block> rest = new ArrayList<>(blocks);
        while (!rest.isEmpty()) {
            List<Block> group = takeGroup(rest);
            int stones = group.stream().mapToInt(Block::stones).sum();
            if (stones >= SMALLEST_GROUP && group.stream().noneMatch(Block::isAlive)) {
                Block largest = group.stream()
                        .max(Comparator.comparingInt(Block::stones))
                        .orElseThrow();
                candidates.add(new Candidate(new Live(largest.stone(), largest.owner()), assumptions, stones));
            }
        }
    }

    /** Takes a block, and those that are linked with it, out of a list. */
    private static List<Block> takeGroup(List<Block> rest) {
        List<Block> group = new ArrayList<>(List.of(rest.remove(rest.size() - 1)));
        for (int i = 0; i < group.size(); i++) {
            Block block = group.get(i);
            List<Block> linked = rest.stream()
                    .filter(other -> other.owner() == block.owner() && other.shared(block) >= LINKING_LIBERTIES)
                    .toList();
            rest.removeAll(linked);
            group.addAll(linked);
        }
        return group;
    }
}
