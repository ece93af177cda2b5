package org.yomi.analyze.gnugo;

import java.util.List;
import org.yomi.analyze.game.Stones;
import org.yomi.analyze.gnugo.reading.Aim;
import org.yomi.analyze.gnugo.reading.Blocks;
import org.yomi.analyze.gnugo.reading.Counter;
import org.yomi.analyze.gnugo.reading.Fight;
import org.yomi.analyze.gnugo.reading.Outcome;
import org.yomi.analyze.gnugo.reading.Reader;
import org.yomi.analyze.gnugo.reading.Target;
import org.yomi.analyze.settings.Horizons;
import org.yomi.engine.board.Board;
import org.yomi.engine.board.Colour;
import org.yomi.engine.goal.And;
import org.yomi.engine.goal.Capture;
import org.yomi.engine.goal.Goal;
import org.yomi.engine.goal.Live;
import org.yomi.engine.goal.Or;
import org.yomi.gtp.call.Call;
import org.yomi.gtp.call.GtpFailure;
import org.yomi.gtp.registry.Command;

/** Attack and defence of single blocks. */
public final class BlockCommands {
    private static final String GROUP = "In GNU Go's words: blocks";

    /** In a ladder the block never has three liberties when it is to be put into atari. */
    private static final int OUT_OF_LADDER = 3;

    private final Reader reader;

    private BlockCommands(Reader reader) {
        this.reader = reader;
    }

    /** The rows of this group. */
    public static List<Command> rows(Reader reader) {
        BlockCommands commands = new BlockCommands(reader);
        return List.of(
                row("attack")
                        .arguments("VERTEX")
                        .help(
                                "Whether the opponent captures the block if he moves first: '1 G1' with his move, '2 G1' by a"
                                        + " ko that the other side needs a threat for, '3 G1' by a ko that he needs a threat for, or"
                                        + " '0'. As in GNU Go a block with five liberties has escaped: it leans on escape("
                                        + Horizons.ESCAPE + ") unless"
                                        + " yomi-param escape is set; yomi-json gives the exact answer. What is not found out"
                                        + " within the limits is a failure, '? unknown nodes', for this and all commands in GNU Go's"
                                        + " words: no reply that a test could take for right. yomi-param ko does not matter to them.")
                        .handler(commands::attack),
                row("defend")
                        .arguments("VERTEX")
                        .help(
                                "Whether the owner saves the block if he moves first: '1 G1', '2 G1', '3 G1' or '0', as for"
                                        + " attack; '1 PASS' if it soon shows that he need not move.")
                        .handler(commands::defend),
                row("does_attack")
                        .arguments("MOVE VERTEX")
                        .help(
                                "The code that MOVE of the opponent gets against the block: 1, 2, 3 or 0. As in GNU Go 0, too,"
                                        + " if the block cannot be saved anyway.")
                        .handler(commands::doesAttack),
                row("does_defend")
                        .arguments("MOVE VERTEX")
                        .help(
                                "The code that MOVE of the owner gets for the block: 1, 2, 3 or 0. As in GNU Go 0, too, if the"
                                        + " block cannot be captured anyway.")
                        .handler(commands::doesDefend),
                row("attack_either")
                        .arguments("VERTEX VERTEX")
                        .help("The code for capturing one of two blocks of one colour, whichever: 1, 2, 3 or 0.")
                        .handler(commands::attackEither),
                row("defend_both")
                        .arguments("VERTEX VERTEX")
                        .help(
                                "The code for saving both of two blocks of one colour, their owner moving first: 1, 2, 3 or"
                                        + " 0.")
                        .handler(commands::defendBoth),
                row("ladder_attack")
                        .arguments("VERTEX")
                        .help(
                                "Whether the opponent captures a block with two liberties in a ladder, or in another way that"
                                        + " never lets it get a third, such as a net: '1 G1', '2 G1', '3 G1' or '0'. It leans on"
                                        + " escape(" + OUT_OF_LADDER + ").")
                        .handler(commands::ladderAttack),
                row("go_ladder")
                        .arguments("VERTEX")
                        .help(
                                "What a ladder does to the block, in Fuego's words: 'captured' though its owner moves first,"
                                        + " 'unsettled' if it depends on who does, or 'escaped'. As ladder_attack it also counts"
                                        + " other ways that never let the block get a third liberty, and leans on escape("
                                        + OUT_OF_LADDER + "); a ko counts for who moves first.")
                        .handler(commands::ladder));
    }

    private static Command.Builder row(String name) {
        return Command.row(GROUP, name);
    }

    private String attack(Call call) {
        return text(block(call).attack());
    }

    private String defend(Call call) {
        return text(block(call).defence());
    }

    private String text(Outcome outcome) {
        return Words.codeAndMove(outcome, reader.position().geometry());
    }

    /** The block of the only argument. */
    private Fight block(Call call) {
        call.arguments().expect(1);
        return block(Stones.at(call.arguments(), 0, reader.position()), call);
    }

    private Fight block(int stone, Call call) {
        Target target = Target.block(reader.position(), stone);
        return new Fight(reader, target, reader.blocks(), Counter.READING, call);
    }

    private String doesAttack(Call call) {
        Fight block = blockOfMove(call);
        Outcome attack = block.attackBy(Words.empty(call.arguments(), 0, reader.position()));
        boolean isDead = !attack.isNothing() && block.defence().isNothing();
        return Integer.toString(isDead ? 0 : attack.code());
    }

    private String doesDefend(Call call) {
        Fight block = blockOfMove(call);
        Outcome defence = block.defenceBy(Words.empty(call.arguments(), 0, reader.position()));
        boolean isSafe = !defence.isNothing() && block.attack().isNothing();
        return Integer.toString(isSafe ? 0 : defence.code());
    }

    /** The block of the second argument. */
    private Fight blockOfMove(Call call) {
        call.arguments().expect(2);
        return block(Stones.at(call.arguments(), 1, reader.position()), call);
    }

    private String attackEither(Call call) {
        List<Integer> stones = Words.twoStones(call.arguments(), reader.position());
        Colour attacker = Words.owner(reader.position(), stones.get(0)).opponent();
        return code(new Or(List.of(new Capture(stones.get(0), attacker), new Capture(stones.get(1), attacker))), call);
    }

    private String defendBoth(Call call) {
        List<Integer> stones = Words.twoStones(call.arguments(), reader.position());
        Colour owner = Words.owner(reader.position(), stones.get(0));
        return code(new And(List.of(new Live(stones.get(0), owner), new Live(stones.get(1), owner))), call);
    }

    private String code(Goal goal, Call call) {
        Aim aim = new Aim(goal, reader.blocks(), Counter.READING).byMove();
        return Integer.toString(reader.get(aim, call).code());
    }

    private String ladderAttack(Call call) {
        Fight block = block(call);
        int liberties = Blocks.liberties(
                        new Board(reader.position()), block.target().stones().get(0))
                .size();
        if (liberties != 2) {
            throw new GtpFailure("argument 1 must be a block with 2 liberties, this one has " + liberties);
        }
        return text(inLadder(block, call).attack());
    }

    private Fight inLadder(Fight block, Call call) {
        return new Fight(reader, block.target(), block.horizon().withEscape(OUT_OF_LADDER), block.counter(), call);
    }

    private String ladder(Call call) {
        Fight block = inLadder(block(call), call);
        if (block.attack().isNothing()) {
            return "escaped";
        }
        return block.defence().isNothing() ? "captured" : "unsettled";
    }
}
