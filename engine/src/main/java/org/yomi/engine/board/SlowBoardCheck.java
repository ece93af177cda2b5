package org.yomi.engine.board;

import java.util.BitSet;

/** Blocks and liberties found again from the stones alone: slow, plain, for checks. */
final class SlowBoardCheck {
    private SlowBoardCheck() {}

    /** A stone whose block has no liberty, or {@link Geometry#PASS}. */
    static int stoneWithoutLiberty(Geometry geometry, byte[] cells) {
        BitSet seen = new BitSet();
        for (int p = 0; p < cells.length; p++) {
            if (cells[p] != Board.EMPTY && !seen.get(p)) {
                BitSet block = block(geometry, cells, p);
                seen.or(block);
                if (liberties(geometry, cells, block).isEmpty()) {
                    return p;
                }
            }
        }
        return Geometry.PASS;
    }

    static void check(Board board, byte[] cells) {
        Geometry geometry = board.geometry();
        long hash = Zobrist.state(board.toMove(), board.ban());
        for (int p = 0; p < cells.length; p++) {
            hash ^= Zobrist.stone(cells[p], p);
            for (int colour = Board.BLACK; colour <= Board.WHITE; colour++) {
                boolean listed = (board.colourWord(colour, p >> 6) & 1L << (p & 63)) != 0;
                expect("colour of " + geometry.name(p), cells[p] == colour, listed);
            }
            if (cells[p] != Board.EMPTY) {
                BitSet block = block(geometry, cells, p);
                BitSet liberties = liberties(geometry, cells, block);
                String where = "block of " + geometry.name(p);
                expect(where + " stones", block, words(board, p, true));
                expect(where + " liberties", liberties, words(board, p, false));
                expect(
                        where + " liberty count",
                        liberties.cardinality() + (board.isImmortal(board.block(p)) ? 1 : 0),
                        board.liberties(board.block(p)));
                expect(where + " has liberties", true, !liberties.isEmpty());
                int slot = board.block(p);
                expect(where + " is one block", true, block.stream().allMatch(s -> board.block(s) == slot));
            }
        }
        expect("hash", hash, board.hash());
        expect("ban is on an empty point", true, board.ban() < 0 || cells[board.ban()] == Board.EMPTY);
    }

    private static BitSet words(Board board, int p, boolean stones) {
        long[] words = new long[board.geometry().words()];
        for (int i = 0; i < words.length; i++) {
            words[i] = stones ? board.stoneWord(board.block(p), i) : board.libertyWord(board.block(p), i);
        }
        return BitSet.valueOf(words);
    }

    private static void expect(String what, Object expected, Object found) {
        if (!expected.equals(found)) {
            throw new AssertionError(what + ": expected " + expected + ", found " + found);
        }
    }

    private static BitSet block(Geometry geometry, byte[] cells, int start) {
        BitSet block = new BitSet();
        BitSet todo = new BitSet();
        todo.set(start);
        while (!todo.isEmpty()) {
            int p = todo.nextSetBit(0);
            todo.clear(p);
            block.set(p);
            for (int i = 0; i < geometry.neighbourCount(p); i++) {
                int q = geometry.neighbour(p, i);
                if (cells[q] == cells[start] && !block.get(q)) {
                    todo.set(q);
                }
            }
        }
        return block;
    }

    private static BitSet liberties(Geometry geometry, byte[] cells, BitSet block) {
        BitSet liberties = new BitSet();
        block.stream().forEach(p -> {
            for (int i = 0; i < geometry.neighbourCount(p); i++) {
                if (cells[geometry.neighbour(p, i)] == Board.EMPTY) {
                    liberties.set(geometry.neighbour(p, i));
                }
            }
        });
        return liberties;
    }
}
