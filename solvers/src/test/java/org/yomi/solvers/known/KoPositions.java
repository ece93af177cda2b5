package org.yomi.solvers.known;

import java.util.List;

/** Kos: direct, for the last eye, two and three at once, and cycles without a ban. */
final class KoPositions {
    static final List<KnownPosition> ALL = List.of(
            KnownPosition.named("ko stone in atari")
                    .diagram("""
                    .XO.
                    X.XO
                    .XO.
                    """)
                    .goal("live black C2")
                    .blackFirst("WON [D1 B2 D3]")
                    .whiteFirst("LOST [B2]")
                    .because("White takes at B2; black first moves away or connects, and no ban stands in his way."),
            KnownPosition.named("ko just taken, to be taken back")
                    .diagram("""
                    .XO.
                    XwXO
                    .XO.
                    """)
                    .goal("live black C2")
                    .blackFirst("WON [D1 B2 D3]")
                    .whiteFirst("KO_PLUS 1 [B2]")
                    .because("The same with the ban: white needs one threat to take, black needs none to connect."),
            KnownPosition.named("ko just taken, seen by the taker")
                    .diagram("""
                    .XO.
                    XwXO
                    .XO.
                    """)
                    .goal("not capture black C2")
                    .blackFirst("WON [D1 B2 D3]")
                    .whiteFirst("KO_PLUS 1 [B2]")
                    .because("As above, with the negation of the opposite goal."),
            KnownPosition.named("ko that cuts")
                    .diagram("""
                    .XO.
                    XwXO
                    .XO.
                    """)
                    .goal("connect black A2 C2")
                    .blackFirst("WON [D1 B2 D3]")
                    .whiteFirst("KO_PLUS 1 [B2]")
                    .because("The ko stone is the link: taking it cuts for good, so the ban is worth one threat."),
            KnownPosition.named("ko that cuts, seen by the cutter")
                    .diagram("""
                    .XO.
                    X.XO
                    .XO.
                    """)
                    .goal("not connect black A2 C2")
                    .blackFirst("LOST [D1 B2 D3]")
                    .whiteFirst("WON [B2]")
                    .because("Without the ban white just takes."),
            KnownPosition.named("ko to be taken before it is filled")
                    .diagram("""
                    .XObO
                    XXXOO
                    OOOO.
                    """)
                    .goal("capture white C3")
                    .within("C3 D3")
                    .alive("E3")
                    .blackFirst("KO_MINUS 1 [D3]")
                    .whiteFirst("LOST [D3]")
                    .because("Black may not take at once; if white gets to D3 first, the ko is over. One threat."),
            KnownPosition.named("two kos for two eyes")
                    .diagram("""
                    OXX.X
                    OX.XO
                    OOXOO
                    .OOO.
                    .....
                    """)
                    .goal("capture black B5")
                    .within("C3 C4 D5 E5 A2 E2 C1")
                    .blackFirst("KO_PLUS many [A2 C1 E2 pass]")
                    .whiteFirst("KO_PLUS many [A2 C1 C4 D5 E2 pass]")
                    .because("White takes one ko after the other, unless black, with a threat each time, takes back."),
            KnownPosition.named("race beside an eye in which one may take for ever")
                    .diagram("""
                    .O.
                    OX.
                    X.X
                    XOX
                    XXX
                    OOO
                    .X.
                    """)
                    .goal("capture white B2")
                    .within("A7 B7 C7 A6 B6 C6 B5 B4 A1 B1 C1")
                    .blackFirst("WON [A1 A7 C1 C6]")
                    .whiteFirst("KO_PLUS many [C6]")
                    .because(
                            "White, with threats, plays in black's eye, where each move needs an answer: the race never goes on."),
            KnownPosition.named("ko for the last eye")
                    .diagram("""
                    .X.XO
                    XXXOO
                    OOOO.
                    """)
                    .goal("live black B3")
                    .within("A3 C3 D3")
                    .alive("E3")
                    .blackFirst("KO_MINUS many [pass]")
                    .whiteFirst("KO_MINUS many [pass C3]")
                    .because("Black cannot end the ko but by filling the eye A3 or C3: each time that white takes at "
                            + "C3, black needs a threat, for ever."),
            KnownPosition.named("ko for the last eye, seen by the attacker")
                    .diagram("""
                    .X.XO
                    XXXOO
                    OOOO.
                    """)
                    .goal("capture black B3")
                    .within("A3 C3 D3")
                    .alive("E3")
                    .blackFirst("KO_PLUS many [pass]")
                    .whiteFirst("KO_PLUS many [pass C3]")
                    .because("The same ko: white wins it unless black has threats without end."),
            KnownPosition.named("two kos, one black eye")
                    .diagram("""
                    OX.X.XO
                    OOXXXOO
                    .OX.XO.
                    """)
                    .goal("live black D2")
                    .within("B3 C3 E3 F3 D1")
                    .blackFirst("KO_MINUS many [pass D1 C3 E3]")
                    .whiteFirst("KO_MINUS many [pass C3 E3]")
                    .because("Only white can end a ko (at B3 or F3). The second ko is worth no more than one: many "
                            + "threats."),
            KnownPosition.named("two kos in a row")
                    .diagram("""
                    X.X
                    O.O
                    XX.
                    """)
                    .goal("live black A1")
                    .blackFirst("KO_MINUS 1 [B2]")
                    .whiteFirst("LOST [B2 B3]")
                    .because("Black takes at B2, white starts a ko at B3, and black needs a threat for that."),
            KnownPosition.named("two kos in a row, the first just taken")
                    .diagram("""
                    X.X
                    ObO
                    XX.
                    """)
                    .goal("live black A1")
                    .blackFirst("KO_MINUS 2 [B2]")
                    .whiteFirst("LOST [B2 B3]")
                    .because(
                            "The same with a ban on B2: one threat to play there, one more for the ko that comes after "
                                    + "it."),
            KnownPosition.named("ko that black can never win")
                    .diagram("""
                    X.X
                    wXO
                    XO.
                    """)
                    .goal("live black A1")
                    .blackFirst("WON [C1]")
                    .whiteFirst("KO_MINUS many [B3]")
                    .because("White takes C3 from B3; black would have to take back again and again, and three threats "
                            + "are not enough."),
            KnownPosition.named("double ko seki")
                    .diagram("""
                    X.X.XO.O
                    OXXXXXOO
                    OOOOOOO.
                    """)
                    .goal("live black C2")
                    .within("A3 B3 D3 F3 G3 H1")
                    .blackFirst("WON [pass G3]")
                    .whiteFirst("WON []")
                    .because("Black has the eye D3, white the eye H1. White takes one ko, black the other, for ever: "
                            + "life under every rule."),
            KnownPosition.named("double ko seki, seen by the attacker")
                    .diagram("""
                    X.X.XO.O
                    OXXXXXOO
                    OOOOOOO.
                    """)
                    .goal("capture black C2")
                    .within("A3 B3 D3 F3 G3 H1")
                    .blackFirst("LOST [pass G3]")
                    .whiteFirst("LOST []")
                    .because("The same: a capture that never comes is no capture."),
            KnownPosition.named("double ko seki, the other group")
                    .diagram("""
                    X.X.XO.O
                    OXXXXXOO
                    OOOOOOO.
                    """)
                    .goal("live white A2")
                    .within("A3 B3 D3 F3 G3 H1")
                    .blackFirst("WON []")
                    .whiteFirst("WON [pass B3]")
                    .because("White keeps one of the two kos as well."),
            KnownPosition.named("double ko seki with a ban")
                    .diagram("""
                    bOX.XO.O
                    OXXXXXOO
                    OOOOOOO.
                    """)
                    .goal("live black C2")
                    .within("A3 B3 D3 F3 G3 H1")
                    .blackFirst("WON [G3]")
                    .whiteFirst("LOST [D3]")
                    .because("White has just taken at B3 and threatens D3; black may not take back there and need not: "
                            + "he takes the other ko."),
            KnownPosition.named("triple ko, black holds two")
                    .diagram("""
                    X.XO.
                    OXXXO
                    OX.XO
                    OOXOO
                    OOOOO
                    """)
                    .goal("live black C4")
                    .within("A5 B5 C3 D5 E5 C2")
                    .blackFirst("WON [pass E5]")
                    .whiteFirst("WON []")
                    .because("White to move has one liberty and takes a ko; then black is short and takes another: no "
                            + "end and no capture."),
            KnownPosition.named("triple ko, black holds two, seen by white")
                    .diagram("""
                    X.XO.
                    OXXXO
                    OX.XO
                    OOXOO
                    OOOOO
                    """)
                    .goal("live white A1")
                    .within("A5 B5 C3 D5 E5 C2")
                    .blackFirst("LOST [E5]")
                    .whiteFirst("WON [C3 B5]")
                    .because("Black to move takes the third ko at E5, with it the last liberty; white to move goes on "
                            + "for ever."),
            KnownPosition.named("triple ko, white holds two")
                    .diagram("""
                    X.XO.
                    OXXXO
                    OXOXO
                    OO.OO
                    OOOOO
                    """)
                    .goal("capture black C4")
                    .within("A5 B5 C3 D5 E5 C2")
                    .blackFirst("LOST [C2 E5]")
                    .whiteFirst("WON [B5]")
                    .because("White to move takes the last one at B5; black to move can take either of white's."),
            KnownPosition.named("triple ko with a ban")
                    .diagram("""
                    X.XO.
                    OXXXO
                    OXOXO
                    OObOO
                    OOOOO
                    """)
                    .goal("live black C4")
                    .within("A5 B5 C3 D5 E5 C2")
                    .blackFirst("WON [E5]")
                    .whiteFirst("LOST [B5]")
                    .because("White has just taken at C3: of the two kos he holds black takes the one that is not "
                            + "banned."),
            KnownPosition.named("sending two, returning one")
                    .diagram("""
                    .XOO.
                    XXXOO
                    X.O.O
                    """)
                    .goal("live black A2")
                    .within("A3 B1 C1 D1 E3")
                    .blackFirst("WON [pass]")
                    .whiteFirst("WON []")
                    .because("White sends a second stone at B1, black takes two at D1, white one at C1, and all is as "
                            + "before; neither gets further."),
            KnownPosition.named("sending two, returning one, the sender")
                    .diagram("""
                    .XOO.
                    XXXOO
                    X.O.O
                    """)
                    .goal("live white E2")
                    .within("A3 B1 C1 D1 E3")
                    .blackFirst("WON []")
                    .whiteFirst("WON [pass B1 D1]")
                    .because(
                            "White has to take the one stone back each time, and no ban is in the way, since his stone "
                                    + "at C1 has two liberties."),
            KnownPosition.named("two ko stones at one liberty")
                    .diagram("""
                    XO.OX
                    XXOXX
                    .OOO.
                    """)
                    .goal("capture white B3")
                    .within("B3 C3 D3")
                    .alive("C1 A3 E3")
                    .blackFirst("WON [C3]")
                    .whiteFirst("LOST [C3]")
                    .because("Black at C3 takes two at once, which makes no ban; white at C3 ends both kos."),
            KnownPosition.named("kos for the second eye")
                    .diagram("""
                    ...
                    ...
                    ...
                    """)
                    .goal("invade black board")
                    .blackFirst("KO_PLUS many [B2]")
                    .whiteFirst("LOST [B1 A2 B2 C2 B3]")
                    .because("Black takes the centre; white has but kos, which three threats do not win for him."),
            KnownPosition.named("ko against an invasion")
                    .diagram("""
                    .OX
                    OX.
                    X..
                    """)
                    .goal("invade white board")
                    .blackFirst("LOST [C1 A3]")
                    .whiteFirst("KO_MINUS 1 [B1 C2]")
                    .because("White makes his two eyes only by a ko, and black takes it first."),
            KnownPosition.named("second eye for ever in ko")
                    .diagram("""
                    ...
                    .X.
                    XX.
                    """)
                    .goal("safe black A1")
                    .blackFirst("WON [A2 C2 A3 B3 C3]")
                    .whiteFirst("KO_PLUS many [B3]")
                    .because("White makes a ko of the second eye; black wins it unless white has more than three "
                            + "threats for it."));

    private KoPositions() {}
}
