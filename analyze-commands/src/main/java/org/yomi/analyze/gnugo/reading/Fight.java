package org.yomi.analyze.gnugo.reading;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Position;
import org.yomi.engine.goal.Assumptions;
import org.yomi.engine.goal.Goal;
import org.yomi.engine.question.FirstMove;
import org.yomi.engine.question.Result;
import org.yomi.engine.question.Tenuki;
import org.yomi.gtp.call.Call;

/**
 * Attack and defence of a target on the game's board, with the results that GNU Go gives.
 *
 * <p>To GNU Go a lone stone that is taken in a ko is not captured yet: the owner may find a threat and take back. So of a
 * lone stone it is asked once more what the attacker gets without taking a ko; but not of a dragon of several blocks.
 *
 * @param reader who is asked
 * @param target what is fought for
 * @param horizon what the questions lean on
 * @param counter where their nodes are counted
 * @param call the command that asks
 */
public record Fight(Reader reader, Target target, Assumptions horizon, Counter counter, Call call) {
    /** Nodes for the question whether a lone stone is taken without a ko, where the main line shows none. */
    private static final long NODES_FOR_A_KO = 1_000;

    /** Or so many times those of the first answer, if that is more. */
    private static final int TWICE = 2;

    /** What the attacker gets, moving first. He gets a dead target by a pass, too; then a move is looked for all the same. */
    public Outcome attack() {
        Outcome outcome = attack(reader.position().withToMove(attacker()), aim -> reader.get(aim, call));
        if (!outcome.move().equals(FirstMove.PASS)) {
            return outcome;
        }
        FirstMove move = moveInstead(outcome, attacker());
        boolean onlyKo =
                move.equals(FirstMove.PASS) && outcome.result() == Result.WON && target.isLoneStone(reader.position());
        return onlyKo ? byKo(outcome) : outcome.by(move);
    }

    /** What a pass is worth after which the stone is taken in the end: a ko if no move takes it in another way. */
    private Outcome byKo(Outcome outcome) {
        Outcome ko = outcome.as(Result.KO_PLUS);
        FirstMove move = moveInstead(ko, attacker());
        return move.equals(FirstMove.PASS) ? outcome : ko.by(move);
    }

    /** Whether the attacker gets the target or a ko for it, moving first; see {@link Reader#getOrKo}. */
    public Outcome attackOrKo() {
        return attack(reader.position().withToMove(attacker()), aim -> reader.getOrKo(aim, call));
    }

    /** Whether the owner saves the target or gets a ko for it, moving first, likewise. */
    public Outcome defenceOrKo() {
        return defenceFirst(aim -> reader.getOrKo(aim, call));
    }

    /**
     * The attack of a target that can be defended, with a better move if one is found soon: one that needs no ko, and no
     * pass where a move does as well.
     */
    public Outcome improvedAttack(Outcome attack) {
        return improved(attack, target.capture(), attacker());
    }

    /** The defence of a target that can be attacked, likewise. */
    public Outcome improvedDefence(Outcome defence) {
        return improved(defence, target.live(), target.owner());
    }

    private Outcome improved(Outcome outcome, Goal goal, Colour player) {
        Outcome best = outcome.result() == Result.WON
                ? reader.getSoon(aim(goal, target).assuming(outcome.horizon()), call)
                        .filter(soon -> !soon.isNothing() && stands(soon, outcome, player))
                        .orElse(outcome)
                : outcome;
        if (!best.move().equals(FirstMove.PASS)) {
            return best;
        }
        // The opponent, moving first, gets something: a pass is no more than a ko.
        return best.by(moveInstead(best.result() == Result.WON ? best.as(Result.KO_PLUS) : best, player));
    }

    /** Whether a better move is not refuted soon with nothing but the horizon taken for granted, or is the same. */
    private boolean stands(Outcome better, Outcome outcome, Colour player) {
        return better.move().equals(outcome.move())
                || target.after(
                                reader.position(),
                                player,
                                better.move().point(),
                                (after, left) -> reader.keepSoon(
                                        Reader.NODES_TO_REFUTE, after, aim(goalOf(player, left), left), call))
                        .filter(after -> after.result().compareTo(better.result()) > 0)
                        .isEmpty();
    }

    /** What the owner gets, moving first; the pass if he need not move, of a block if that shows soon. */
    public Outcome defence() {
        Outcome outcome = defenceFirst(aim -> reader.get(aim, call));
        boolean onlyKo =
                outcome.move().equals(FirstMove.PASS) && outcome.result().isKo();
        return onlyKo ? outcome.by(moveInstead(outcome, target.owner())) : outcome;
    }

    private Outcome defenceFirst(Function<Aim, Outcome> ask) {
        return defence(reader.position().withToMove(target.owner()), ask, this::byMoveThatHolds);
    }

    /**
     * The same by a move after which the owner has as much. Where a lone stone may be taken in a ko only on one way, the move
     * that is best without kos may leave the attacker another way. Nothing if there is no such move.
     */
    private Outcome byMoveThatHolds(Outcome defence) {
        Optional<Position> after = defence.move().equals(FirstMove.PASS)
                ? Optional.empty()
                : Moves.after(reader.position(), target.owner(), defence.move().point());
        // A move that is banned now is for after a threat.
        if (after.isEmpty() || !defenceSecond(after.get()).isNothing()) {
            return defence;
        }
        Set<Integer> tries = candidates(defence);
        tries.addAll(PointOrder.of(Blocks.where(reader.position(), cell -> cell == Board.EMPTY)));
        FirstMove other = Moves.insteadOfPass(
                reader.position(),
                target.owner(),
                tries,
                position -> !defenceSecond(position).isNothing());
        return other.equals(FirstMove.PASS) ? Outcome.NOTHING.restingOn(defence.zone()) : defence.by(other);
    }

    /** What the attacker has after a move of his; nothing if it is illegal, but for a ban. */
    public Outcome attackBy(int move) {
        return by(move, attacker(), this::attackSecond);
    }

    /** What the owner has after a move of his, likewise. */
    public Outcome defenceBy(int move) {
        return by(move, target.owner(), this::defenceSecond);
    }

    /** What a player has after a move of his. A move that is banned now takes a threat first: it is a ko at best. */
    private Outcome by(int move, Colour player, Function<Position, Outcome> second) {
        Optional<Outcome> now = Moves.after(reader.position(), player, move).map(second);
        return now.or(() -> Moves.afterThreat(reader.position(), player, move)
                        .map(second)
                        .filter(outcome -> !outcome.isNothing())
                        .map(outcome -> outcome.as(Result.KO_MINUS)))
                .orElse(Outcome.NOTHING);
    }

    /** What the attacker gets by two moves in a row, the first of which is given. */
    public Outcome attackAfter(int first) {
        return twice(
                first, attacker(), Outcome.HAD, position -> attack(position, aim -> reader.getIn(position, aim, call)));
    }

    /** What the owner gets by two moves in a row, the first of which is given. */
    public Outcome defenceAfter(int first) {
        return twice(
                first,
                target.owner(),
                Outcome.NOTHING,
                position -> defence(position, aim -> reader.getIn(position, aim, call), UnaryOperator.identity()));
    }

    /**
     * What a player gets by two moves in a row, the first of which is given.
     *
     * @param captured what it is worth that the first move leaves nothing of the target
     */
    private Outcome twice(int first, Colour player, Outcome captured, Function<Position, Outcome> second) {
        return by(
                first,
                player,
                position -> target.in(position).isEmpty() ? captured : second.apply(position.withToMove(player)));
    }

    private Outcome attackSecond(Position position) {
        if (target.in(position).isPresent()) {
            return attack(position, aim -> reader.keep(position, aim, call));
        }
        return target.stones().contains(position.ban()) ? Outcome.HAD.as(Result.KO_PLUS) : Outcome.HAD;
    }

    private Outcome defenceSecond(Position position) {
        return defence(
                position,
                aim -> reader.keep(position, anyMoveWillDo(position) ? aim.byMove() : aim, call),
                UnaryOperator.identity());
    }

    /**
     * The attack in a position.
     *
     * @param position with the player to move who moves first
     * @param ask puts the question about it
     */
    private Outcome attack(Position position, Function<Aim, Outcome> ask) {
        Target left = target.in(position).orElseThrow();
        Aim aim = aim(left.capture(), left);
        long before = reader.nodes(counter);
        Outcome outcome = ask.apply(anyMoveWillDo(position) ? aim.byMove() : aim);
        if (outcome.result() != Result.WON) {
            return outcome;
        }
        return withoutKo(left, outcome, reader.nodes(counter) - before, position, aim, ask)
                .map(withoutKo -> withoutKo.result() == Result.WON
                        ? withoutKo
                        : outcome.as(Result.KO_PLUS).restingOn(together(outcome.zone(), withoutKo.zone())))
                .orElse(outcome);
    }

    /**
     * Whether it need not be known if the attacker has to move at all. That a lone stone may be left alone shows more often
     * than any move that it is taken without a ko; and for a dragon a move or a pass that is enough without its surroundings is
     * looked at once more.
     */
    private boolean anyMoveWillDo(Position position) {
        return counter == Counter.READING && !target.isLoneStone(position);
    }

    /**
     * The defence in a position.
     *
     * @param byKo what becomes of a defence by a ko that is one only since a lone stone is taken in it
     */
    private Outcome defence(Position position, Function<Aim, Outcome> ask, UnaryOperator<Outcome> byKo) {
        Target left = target.in(position).orElseThrow();
        Aim aim = aim(left.live(), left).with(defendersTenuki(position));
        long before = reader.nodes(counter);
        Outcome outcome = ask.apply(aim);
        if (!outcome.isNothing()) {
            return outcome;
        }
        return withoutKo(left, outcome, reader.nodes(counter) - before, position, aim, ask)
                .filter(withoutKo -> !withoutKo.isNothing())
                .map(withoutKo -> byKo.apply(withoutKo.as(Result.KO_MINUS).restingOn(outcome.zone())))
                .orElse(outcome);
    }

    /** How long it is looked whether who moves first may pass: GNU Go names a move for a block, needed or not. */
    private Tenuki defendersTenuki(Position position) {
        boolean isBlock = counter == Counter.READING;
        return isBlock && position.toMove() == target.owner() ? Tenuki.GLANCED_AT : Tenuki.SOUGHT;
    }

    /**
     * What the player of an outcome gets if the attacker may take no ko; nothing unless the target is a lone stone. Where the main
     * line shows no ko another one may all the same; so that is asked, too, but not for long, and as the outcome was found.
     *
     * @param nodes that the outcome took
     */
    private Optional<Outcome> withoutKo(
            Target left, Outcome outcome, long nodes, Position position, Aim aim, Function<Aim, Outcome> ask) {
        if (mayBeTakenBack(left, outcome, position)) {
            return Optional.of(ask.apply(aim.assuming(horizon.withNoKo(attacker()))));
        }
        Aim withoutKo = aim.assuming(outcome.horizon().withNoKo(attacker()));
        boolean isLoneStone = target.stones().size() == 1 && left.isLoneStone(position);
        return isLoneStone
                ? reader.soon(Math.max(NODES_FOR_A_KO, TWICE * nodes), position, withoutKo, call)
                : Optional.empty();
    }

    /** That it is taken rests on one zone, that it is not without a ko on the other. */
    private static List<Integer> together(List<Integer> zone, List<Integer> other) {
        Set<Integer> both = new LinkedHashSet<>(zone);
        both.addAll(other);
        return List.copyOf(both);
    }

    /** Of a dragon of several blocks the others are gone by then: who takes back the last stone saves no more than that. */
    private boolean mayBeTakenBack(Target left, Outcome outcome, Position position) {
        return target.stones().size() == 1 && left.isTakenByKo(outcome.line(), position);
    }

    private FirstMove moveInstead(Outcome outcome, Colour player) {
        return Moves.insteadOfPass(
                reader.position(), player, candidates(outcome), position -> gets(outcome, position, player));
    }

    private boolean gets(Outcome outcome, Position position, Colour player) {
        Optional<Target> left = target.in(position);
        if (left.isEmpty()) {
            return outcome.result().isKo() || !target.stones().contains(position.ban());
        }
        Goal goal = goalOf(player, left.get());
        Result result = outcome.result();
        Aim aim = aim(goal, left.get()).assuming(outcome.horizon());
        return result == Result.WON && player == attacker()
                ? takesForGood(left.get(), position, aim)
                : reader.keeps(result, position, aim, call) || result.isKo() && getsKo(result, position, aim);
    }

    private Goal goalOf(Colour player, Target left) {
        return player == attacker() ? left.capture() : left.live();
    }

    /** Whether the attacker gets what is left of the target, and not by a ko for a lone stone. */
    private boolean takesForGood(Target left, Position position, Aim aim) {
        Aim withoutKo = aim.assuming(aim.horizon().withNoKo(attacker()));
        return reader.keepSoon(Long.MAX_VALUE, position, aim, call)
                .filter(kept -> kept.result() == Result.WON)
                .filter(kept ->
                        !mayBeTakenBack(left, kept, position) || reader.keeps(Result.WON, position, withoutKo, call))
                .isPresent();
    }

    /** Whether it is a ko since a lone stone is taken in one. */
    private boolean getsKo(Result result, Position position, Aim aim) {
        return result == Result.KO_PLUS
                ? reader.keeps(Result.WON, position, aim, call)
                : reader.keeps(Result.WON, position, aim.assuming(aim.horizon().withNoKo(attacker())), call);
    }

    /**
     * The points of the main line, as far as they are in the zone, for a move outside is a pass; and then the liberties of
     * the target.
     */
    private Set<Integer> candidates(Outcome outcome) {
        Board board = new Board(reader.position());
        Set<Integer> points = new LinkedHashSet<>(outcome.line());
        points.retainAll(outcome.zone());
        target.stones().forEach(stone -> points.addAll(PointOrder.of(Blocks.liberties(board, stone))));
        return points;
    }

    private Aim aim(Goal goal, Target left) {
        return new Aim(goal, horizon, counter, Tenuki.SOUGHT, counter == Counter.OWL ? left.stones() : List.of());
    }

    private Colour attacker() {
        return target.owner().opponent();
    }
}
