package org.yomi.analyze.gnugo;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.yomi.analyze.game.Points;
import org.yomi.analyze.game.Stones;
import org.yomi.analyze.gnugo.reading.Counter;
import org.yomi.analyze.gnugo.reading.Dragons;
import org.yomi.analyze.gnugo.reading.EyeValue;
import org.yomi.analyze.gnugo.reading.Eyes;
import org.yomi.analyze.gnugo.reading.Fight;
import org.yomi.analyze.gnugo.reading.Outcome;
import org.yomi.analyze.gnugo.reading.PointOrder;
import org.yomi.analyze.gnugo.reading.Reader;
import org.yomi.analyze.gnugo.reading.Target;
import org.yomi.analyze.gnugo.reading.TwoMoves;
import org.yomi.analyze.settings.Horizons;
import org.yomi.engine.board.Colour;
import org.yomi.engine.board.Geometry;
import org.yomi.engine.board.Position;
import org.yomi.engine.question.Result;
import org.yomi.gtp.call.Arguments;
import org.yomi.gtp.call.Call;
import org.yomi.gtp.call.GtpFailure;
import org.yomi.gtp.registry.Command;
import org.yomi.gtp.vertex.Color;
import org.yomi.gtp.vertex.Vertex;

/** Life and death of dragons. */
public final class DragonCommands {
    private static final String GROUP = "In GNU Go's words: dragons";

    private final Reader reader;

    private DragonCommands(Reader reader) {
        this.reader = reader;
    }

    /** The rows of this group. */
    public static List<Command> rows(Reader reader) {
        DragonCommands commands = new DragonCommands(reader);
        return List.of(
                row("dragon_stones")
                        .arguments("[VERTEX|COLOR]")
                        .help(
                                "The stones of the block's dragon, or of all dragons, or those of COLOR, one a line: blocks"
                                        + " that are connected whatever the opponent does, all at the same time, as far as that"
                                        + " is proven with a few hundred nodes. A list of all has each block once. GNU Go's own"
                                        + " dragons are often larger.")
                        .handler(commands::stones),
                row("same_dragon")
                        .arguments("VERTEX VERTEX")
                        .help("1 if the blocks of two stones are in one dragon, that of the one or of the other (see"
                                + " dragon_stones), else 0.")
                        .handler(commands::isOneDragon),
                row("owl_attack")
                        .arguments("VERTEX")
                        .help(
                                "Whether the opponent captures every block of the dragon (see dragon_stones) if he moves first:"
                                        + " '1 G1', '2 G1', '3 G1' or '0', as for attack. Seki and escape are life: it leans on"
                                        + " open(" + Horizons.OPEN
                                        + ") unless yomi-param open is set; what takes long leans on within(..) and"
                                        + " alive(..) of its surroundings. In a race with a block of seven stones or more that is"
                                        + " shut in itself, a dragon that is not captured first lives. Who lives only by an"
                                        + " endless ko is dead.")
                        .handler(commands::attack),
                row("owl_defend")
                        .arguments("VERTEX")
                        .help(
                                "Whether the owner keeps a block of the dragon if he moves first: '1 G1', '2 G1', '3 G1' or"
                                        + " '0'; '1 PASS' if he need not move. Leans on what owl_attack leans on.")
                        .handler(commands::defend),
                row("owl_does_attack")
                        .arguments("MOVE VERTEX")
                        .help("The code that MOVE of the opponent gets against the dragon: 1, 2, 3 or 0.")
                        .handler(commands::doesAttack),
                row("owl_does_defend")
                        .arguments("MOVE VERTEX")
                        .help("The code that MOVE of the owner gets for the dragon: 1, 2, 3 or 0.")
                        .handler(commands::doesDefend),
                row("owl_threaten_attack")
                        .arguments("VERTEX")
                        .help("Whether the opponent captures the dragon by two moves in a row: '1 G1 H2', '2 G1 H2',"
                                + " '3 G1 H2' or '0'. Of several such moves it is the first that is found.")
                        .handler(call -> commands.twoMoves(call, Fight::attack, Fight::attackAfter)),
                row("owl_threaten_defense")
                        .arguments("VERTEX")
                        .help("Whether the owner saves the dragon by two moves in a row, likewise.")
                        .handler(call -> commands.twoMoves(call, Fight::defence, Fight::defenceAfter)),
                row("dragon_status")
                        .arguments("[VERTEX]")
                        .help("'alive' if the dragon cannot be attacked, 'dead' if it can and cannot be defended, else"
                                + " 'critical G1 H2' with a move of the attack and one of the defence; a ko, too, is an"
                                + " attack or a defence. Without VERTEX all dragons, one a line: 'A4: alive', or 'A4:"
                                + " unknown nodes'.")
                        .handler(commands::status),
                row("eval_eye")
                        .arguments("VERTEX")
                        .help(
                                "The eyes that the region of VERTEX is worth to the stones around it: if the opponent moves first,"
                                        + " if the owner does, and a move of each, '0 1 D7 D7'; '1 1' where nobody need"
                                        + " move. Two eyes: the stones live by the region alone, though the opponent has all"
                                        + " the ko threats; one: they do if the largest group of them has an eye elsewhere."
                                        + " Stones count as one group if they are connected whatever the opponent does outside."
                                        + " All stones around must stand, so that there may be more eyes than that. VERTEX is empty,"
                                        + " or has a stone shut in by the opponent. Regions have ten points at most, and four"
                                        + " groups around them; those of GNU Go may be larger, and have stones of their owner.")
                        .handler(commands::eyes));
    }

    private static Command.Builder row(String name) {
        return Command.row(GROUP, name);
    }

    private String attack(Call call) {
        return text(dragon(call, 0, 1).attack());
    }

    private String defend(Call call) {
        return text(dragon(call, 0, 1).defence());
    }

    private String text(Outcome outcome) {
        return Words.codeAndMove(outcome, reader.position().geometry());
    }

    private String doesAttack(Call call) {
        Fight dragon = dragon(call, 1, 2);
        return Integer.toString(dragon.attackBy(move(call)).code());
    }

    private String doesDefend(Call call) {
        Fight dragon = dragon(call, 1, 2);
        return Integer.toString(dragon.defenceBy(move(call)).code());
    }

    /**
     * Two moves in a row. The first is one that gets something by itself, or else must be in the zone that shows that no move
     * wins: a stone outside changes nothing. Where one move gets a ko, another pair may need none.
     */
    private String twoMoves(Call call, Function<Fight, Outcome> one, BiFunction<Fight, Integer, Outcome> another) {
        Fight dragon = dragon(call, 0, 1);
        Outcome alone = one.apply(dragon);
        Set<Integer> firsts = new LinkedHashSet<>();
        if (!alone.isNothing()) {
            firsts.add(alone.move().point());
        }
        if (alone.result() != Result.WON) {
            firsts.addAll(alone.zone());
        }
        Geometry geometry = reader.position().geometry();
        return TwoMoves.best(firsts, first -> another.apply(dragon, first))
                .map(found -> found.outcome().code() + " " + Words.move(geometry, found.first()) + " "
                        + Words.move(found.outcome(), geometry))
                .orElse("0");
    }

    private int move(Call call) {
        return Words.empty(call.arguments(), 0, reader.position());
    }

    /** The dragon of an argument. */
    private Fight dragon(Call call, int i, int arguments) {
        call.arguments().expect(arguments);
        int stone = Stones.at(call.arguments(), i, reader.position());
        return fight(new Dragons(reader, call).of(stone), call);
    }

    private Fight fight(Target dragon, Call call) {
        return new Fight(reader, dragon, reader.dragons(), Counter.OWL, call);
    }

    private String eyes(Call call) {
        call.arguments().expect(1);
        Geometry geometry = reader.position().geometry();
        int point = Points.point(call.arguments(), 0, geometry);
        Optional<EyeValue> found = new Eyes(reader, call).of(point);
        EyeValue eyes = found.orElseThrow(() -> noEye(point));
        String numbers = eyes.least() + " " + eyes.most();
        return eyes.least() == eyes.most()
                ? numbers
                : numbers + " " + Words.move(geometry, eyes.attack()) + " " + Words.move(geometry, eyes.defence());
    }

    private GtpFailure noEye(int point) {
        boolean isEmpty = reader.position().isEmpty(point);
        String name = reader.position().geometry().name(point);
        return new GtpFailure("argument 1 must be a vertex "
                + (isEmpty ? "" : "that is empty, or has a stone shut in by the opponent, ")
                + "in a region of ten points and four groups around it at most, but "
                + (isEmpty ? name + " is not" : "a stone in no such region is on " + name));
    }

    private String stones(Call call) {
        call.arguments().expect(0, 1);
        Dragons dragons = new Dragons(reader, call);
        List<String> lines = new ArrayList<>();
        for (Target dragon : askedOrOfColour(call, dragons)) {
            // GNU Go puts a blank after each.
            lines.add(Words.points(dragons.stones(dragon)) + " ");
        }
        return String.join("\n", lines);
    }

    private String isOneDragon(Call call) {
        call.arguments().expect(2);
        int one = Stones.at(call.arguments(), 0, reader.position());
        int other = Stones.at(call.arguments(), 1, reader.position());
        Dragons dragons = new Dragons(reader, call);
        boolean isOne = isOf(one, other, dragons) || isOf(other, one, dragons);
        return isOne ? "1" : "0";
    }

    private boolean isOf(int stone, int other, Dragons dragons) {
        Position position = reader.position();
        return position.cell(stone) == position.cell(other)
                && dragons.stones(dragons.of(other)).contains(stone);
    }

    /** The dragon of the argument, or all, or those of one player: no vertex is spelled like a colour. */
    private List<Target> askedOrOfColour(Call call, Dragons dragons) {
        Arguments arguments = call.arguments();
        if (arguments.count() == 0 || Vertex.parse(arguments.word(0)) != null) {
            return asked(call, dragons);
        }
        Color colour = Color.parse(arguments.word(0));
        if (colour == null) {
            throw arguments.wrong(0, "a vertex such as D4, or a colour");
        }
        return fromTheTop(dragons, Points.colour(colour));
    }

    /** The dragon of the argument, or all. */
    private List<Target> asked(Call call, Dragons dragons) {
        return call.arguments().count() == 1
                ? List.of(dragons.of(Stones.at(call.arguments(), 0, reader.position())))
                : fromTheTop(dragons, Colour.BLACK, Colour.WHITE);
    }

    /** All dragons of some colours, in the order of the points by which they are named. */
    private List<Target> fromTheTop(Dragons dragons, Colour... owners) {
        List<Target> all = new ArrayList<>();
        for (Colour owner : owners) {
            all.addAll(dragons.all(owner));
        }
        all.sort(Comparator.comparing(
                dragons::origin, PointOrder.of(reader.position().geometry())));
        return all;
    }

    private String status(Call call) {
        call.arguments().expect(0, 1);
        Dragons dragons = new Dragons(reader, call);
        if (call.arguments().count() == 1) {
            return status(fight(asked(call, dragons).get(0), call));
        }
        List<String> lines = new ArrayList<>();
        for (Target dragon : asked(call, dragons)) {
            reader.beginAnew(call);
            String name = reader.position().geometry().name(dragons.origin(dragon));
            lines.add(name + ": " + statusIfKnown(fight(dragon, call)));
        }
        return String.join("\n", lines);
    }

    private String statusIfKnown(Fight dragon) {
        try {
            return status(dragon);
        } catch (GtpFailure e) {
            return String.valueOf(e.getMessage());
        }
    }

    private String status(Fight dragon) {
        Outcome attack = dragon.attackOrKo();
        if (attack.isNothing()) {
            return "alive";
        }
        reader.beginAnew(dragon.call());
        Outcome defence = dragon.defenceOrKo();
        if (defence.isNothing()) {
            return "dead";
        }
        Geometry geometry = reader.position().geometry();
        return "critical " + Words.move(dragon.improvedAttack(attack), geometry) + " "
                + Words.move(dragon.improvedDefence(defence), geometry);
    }
}
