package org.yomi.solvers.known;

import java.util.List;

/** Seki, two eyes, corner shapes, snapback, throw-in, connect and die, under the stones. */
final class ShapePositions {
    static final List<KnownPosition> ALL = List.of(
            KnownPosition.named("seki")
                    .diagram("""
                    OOOO
                    .XXO
                    X.OO
                    """)
                    .goal("live black A1")
                    .blackFirst("WON [pass]")
                    .whiteFirst("WON []")
                    .because("Two common liberties: whoever plays one of them is taken on the other."),
            KnownPosition.named("seki of the other group")
                    .diagram("""
                    OOOO
                    .XXO
                    X.OO
                    """)
                    .goal("not capture white D1")
                    .blackFirst("WON []")
                    .whiteFirst("WON [pass]")
                    .because("White does not move either."),
            KnownPosition.named("seki is not safe")
                    .diagram("""
                    OOOO
                    .XXO
                    X.OO
                    """)
                    .goal("safe black A1")
                    .blackFirst("LOST []")
                    .whiteFirst("LOST [pass]")
                    .because("Life without two eyes is life, but not unconditional."),
            KnownPosition.named("seki is no invasion")
                    .diagram("""
                    OOOO
                    .XXO
                    X.OO
                    """)
                    .goal("invade black board")
                    .blackFirst("LOST []")
                    .whiteFirst("LOST [pass]")
                    .because("Neither side has an eye."),
            KnownPosition.named("two eyes")
                    .diagram("""
                    .X.X
                    XXXX
                    OO.O
                    """)
                    .goal("safe black A2")
                    .blackFirst("WON [pass C1 A3 C3]")
                    .whiteFirst("WON []")
                    .because("Two eyes are there already."),
            KnownPosition.named("bent four in the corner")
                    .diagram("""
                    OO...
                    XXOO.
                    .XXXO
                    ...XO
                    """)
                    .goal("live black B3")
                    .within("A1 B1 C1 A2")
                    .alive("A4 C3 E1")
                    .blackFirst("WON [A1 B1]")
                    .whiteFirst("KO_MINUS 1 [B1]")
                    .because("Black first makes two eyes with A1 or B1; white first at B1 gets a ko."),
            KnownPosition.named("bent four, seen by the attacker")
                    .diagram("""
                    OO...
                    XXOO.
                    .XXXO
                    ...XO
                    """)
                    .goal("capture black B3")
                    .within("A1 B1 C1 A2")
                    .alive("A4 C3 E1")
                    .blackFirst("LOST [A1 B1]")
                    .whiteFirst("KO_PLUS 1 [B1]")
                    .because("The same ko: black has to find a threat."),
            KnownPosition.named("rectangular six with one outer liberty")
                    .diagram("""
                    OOO.O
                    XXXXO
                    ...XO
                    ...XO
                    """)
                    .goal("live black A3")
                    .within("A1 B1 C1 A2 B2 C2 D4")
                    .alive("A4 E3")
                    .blackFirst("WON [B1 B2]")
                    .whiteFirst("KO_MINUS 1 [B1]")
                    .because("With one liberty outside white first gets a ko."),
            KnownPosition.named("rectangular six without outer liberties")
                    .diagram("""
                    OOOO.
                    XXXXO
                    ...XO
                    ...XO
                    """)
                    .goal("live black A3")
                    .within("A1 B1 C1 A2 B2 C2")
                    .alive("A4 E3")
                    .blackFirst("WON [B1 B2]")
                    .whiteFirst("LOST [B2]")
                    .because("White at B2 kills: black is too short of liberties even for a ko."),
            KnownPosition.named("snapback")
                    .diagram("""
                    XXXX
                    XXOO
                    .O..
                    """)
                    .goal("capture white B1")
                    .blackFirst("WON [C1]")
                    .whiteFirst("LOST [A1 C1]")
                    .because("Black throws in at C1; when white takes it at D1, black takes three at C1, and no ban is "
                            + "in the way."),
            KnownPosition.named("snapback against the throw-in")
                    .diagram("""
                    XXXX
                    XXOO
                    .O..
                    """)
                    .goal("not capture white B1")
                    .blackFirst("LOST [C1]")
                    .whiteFirst("WON [A1 C1]")
                    .because("White first connects or runs to the corner."),
            KnownPosition.named("throw-in that makes a false eye")
                    .diagram("""
                    XXXX
                    XX.O
                    .O.O
                    """)
                    .goal("live black B2")
                    .blackFirst("WON [C1]")
                    .whiteFirst("LOST [C1]")
                    .because("Black at C1, taken from C2, black again at C1: the eye is gone, and white with it."),
            KnownPosition.named("connect and die (oiotoshi)")
                    .diagram("""
                    OX.X
                    .XOO
                    OO..
                    """)
                    .goal("capture white B1")
                    .blackFirst("WON [C1]")
                    .whiteFirst("LOST [C1 C3]")
                    .because("Black throws in at C1; after D1 takes it, A2 is atari, and connecting at C1 only makes "
                            + "more stones to take."),
            KnownPosition.named("under the stones")
                    .diagram("""
                    ..XX
                    OOXO
                    OOOO
                    """)
                    .goal("capture white B2")
                    .blackFirst("WON [B3]")
                    .whiteFirst("LOST [B3]")
                    .because("Black makes it four stones at B3; when A3 takes them, black plays C3, the middle of the "
                            + "hole, and white has one eye."),
            KnownPosition.named("under the stones to live")
                    .diagram("""
                    X..X
                    XXOX
                    ..OX
                    """)
                    .goal("live black B2")
                    .blackFirst("WON [C3]")
                    .whiteFirst("LOST [A1 B1 C3]")
                    .because("Black gives up four stones at C3; when B3 takes them, he takes B3 back at C3, in the "
                            + "hole."));

    private ShapePositions() {}
}
