package org.yomi.solvers.lambda;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.yomi.engine.board.Board;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.question.Question;
import org.yomi.engine.zone.Zone;
import org.yomi.solvers.game.GameOfGoal;
import org.yomi.solvers.game.ReachGame;
import org.yomi.solvers.node.Frame;
import org.yomi.solvers.node.Kind;
import org.yomi.solvers.node.Nodes;
import org.yomi.solvers.node.ProofTable;
import org.yomi.solvers.node.Saving;
import org.yomi.solvers.play.KoState;
import org.yomi.solvers.play.Lean;
import org.yomi.solvers.play.Meter;
import org.yomi.solvers.play.Play;
import org.yomi.solvers.play.Stopped;

/** One capture under one ko rule, by one of the algorithms. */
final class Attack {
    private final Play play;
    private final ReachGame game;
    private final ProofTable table;
    private final Nodes nodes;
    private final WinSearch search;

    Attack(
            Question question,
            KoState ko,
            GameOfGoal target,
            Configuration configuration,
            ProofTable table,
            Meter meter) {
        Assumptions assumptions = question.assumptions().on(question.position().geometry());
        play = new Play(question.position(), assumptions, ko);
        game = target.game(play, assumptions);
        this.table = table;
        nodes = new Nodes(play, game, table, meter, Saving.NOTHING);
        search = new WinSearch(nodes, play, game, table, configuration);
    }

    /**
     * Looks for a win of the attacker; nothing when the moves tried do not win.
     *
     * @throws Stopped at a limit
     */
    Optional<Win> win() {
        return search.wins() ? Optional.of(found()) : Optional.empty();
    }

    private Win found() {
        Frame root = nodes.frame(0);
        long[] zone = root.zone.clone();
        boolean leansOnAlive = play.addAliveStones(zone);
        int lean = root.lean | (leansOnAlive ? Lean.ALIVE : 0);
        return new Win(root.best, Zone.ofWords(play.geometry, zone), lean, line(), search.knownOrder());
    }

    /** Follows the table, the defender holding out as long as he can; ends early where the table forgot. */
    private List<Integer> line() {
        List<Integer> line = new ArrayList<>();
        int order = search.knownOrder();
        while (order >= 0 && !game.reached(play.board)) {
            int move = order == 0 ? nodes.deciding.winning() : knownMove(order);
            if (move == ReachGame.NONE) {
                break;
            }
            line.add(move);
            make(move);
            order = play.board.toMove() == game.reacher() || order == 0 ? search.knownOrder() : order;
        }
        line.forEach(move -> play.undo());
        return line;
    }

    /** The move by which a position is won, or the defender resists, as far as the table knows. */
    private int knownMove(int order) {
        int entry = table.find(Keys.of(play, order));
        return entry >= 0 && table.kind(entry) == Kind.WIN ? table.move(entry) : ReachGame.NONE;
    }

    private void make(int move) {
        if (move == Board.PASS) {
            play.pass();
        } else {
            play.play(move);
        }
    }
}
