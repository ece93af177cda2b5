package org.yomi.engine.explain;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.question.Answer;
import org.yomi.engine.verify.Claim;

/** Finds out how the winner of one claim wins. */
final class SideReader {
    private final Claim claim;
    private final Inquiry inquiry;
    private final int threads;
    private final LineReader lines;

    SideReader(Claim claim, Inquiry inquiry, int threads) {
        this.claim = claim;
        this.inquiry = inquiry;
        this.threads = threads;
        lines = new LineReader(claim, inquiry);
    }

    /** With the main line alone. */
    Side sketch() {
        Replay start = lines.replay(List.of());
        return side(lines.read(start.isDecided() ? List.of() : lines.onwards(start)), List.of(), 0, null);
    }

    /** With all of it; the answer is the one that makes the claim, and its line shows this win. */
    Side explain(Answer answer) {
        Line main = lines.read(LineReader.onwards(answer));
        boolean winnersTurn = lines.isWinners(lines.rules.start());
        List<Integer> path =
                winnersTurn ? main.moves().subList(0, Math.min(1, main.moves().size())) : List.of();
        Replay losersTurn = lines.replay(path);
        if (losersTurn.isDecided() || lines.isWinners(losersTurn.state())) {
            return side(main, List.of(), 0, null);
        }
        Tries tries = new Tries(losersTurn, claim.zone(), main.moves(), lines, inquiry, threads);
        List<Try> best = new ArrayList<>(tries.best());
        int others = tries.count()
                - best.stream().mapToInt(attempt -> 1 + attempt.alike().size()).sum();
        Line elsewhere = elsewhere(path);
        if (!best.isEmpty()) {
            main = best.get(0).line();
        } else if (main.moves().stream().allMatch(move -> move == Geometry.PASS)) {
            main = elsewhere;
        }
        return side(main, best, others, elsewhere);
    }

    private Line elsewhere(List<Integer> path) {
        List<Integer> moves = new ArrayList<>(path);
        moves.add(Geometry.PASS);
        moves.addAll(lines.onwards(lines.replay(moves)));
        return lines.read(moves);
    }

    private Side side(Line main, List<Try> tries, int others, @Nullable Line elsewhere) {
        int turn = lines.isWinners(lines.rules.start()) ? 1 : 0;
        return new Side(claim.winner(), claim.rule(), main, turn, tries, others, elsewhere);
    }
}
