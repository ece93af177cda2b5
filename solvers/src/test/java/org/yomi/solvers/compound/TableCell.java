package org.yomi.solvers.compound;

import java.util.List;

/**
 * A cell of Table 3, shown on the board: two parts with disjoint zones, Black's opponent to move.
 *
 * @param parts the results of both with min moving first
 * @param whole the result of {@code &} with min moving first
 * @param scene the position and the parts
 * @param reason why the whole comes to that
 */
record TableCell(String parts, String whole, Scene scene, String reason) {
    private static final String KOS = "within(A3,C3,D3,K3,L3,N3)";
    private static final String DOUBLE_KO = "within(A3,B3,D3,F3,G3,H1,P2,P3,O1,O3,R1,R3,N3)";

    static final List<TableCell> ALL = List.of(
            cell(
                    "Won & Won",
                    "Won",
                    """
                    XX......O.
                    OX......X.
                    .X.....X.X""",
                    "capture(A2)",
                    "connect(H1,J2)",
                    "",
                    "A2 is dead as it stands, H1 and J2 are joined."),
            cell(
                    "Won & Won",
                    "Won",
                    """
                    X.X.XO.OOX..X..
                    OXXXXXOOOX..X.X
                    OOOOOOO.OX..XXX""",
                    "live(C2)",
                    "live(N2)",
                    "within(A3,B3,D3,F3,G3,H1,O2,O3,P3)",
                    "Both are kept: it does not matter that C2 lives by answering in a double ko for ever."),
            cell(
                    "Won & Ko+",
                    "Ko+",
                    """
                    .O.OX......XO
                    OOOXX......X.
                    XXXX.......XX""",
                    "capture(N3)",
                    "capture(B3)",
                    "within(A3,C3,D3,N2)",
                    "White has no forcing move about N3."),
            cell(
                    "Won & Ko+",
                    "Ko-",
                    """
                    .OXX.OX..
                    .O...XXOO
                    .X.O.O..X""",
                    "!connect(G2,J1)",
                    "connect(B3,D1)",
                    "",
                    "White has one forcing move on the right: under the neutral rule it wins him the ko."),
            cell(
                    "Won & Ko+",
                    "Lost",
                    """
                    .XO...X.X
                    XwXO..X.X
                    .XO...OOO""",
                    "connect(G2,J2)",
                    "connect(A2,C2)",
                    "",
                    "White forces at H2, and takes C2 for good when Black has joined at H3."),
            cell(
                    "Won & Ko+",
                    "Lost",
                    """
                    X.X.XO.OOX..XO.O.
                    OXXXXXOOOX..XXOOO
                    OOOOOOO.OX...XXXX""",
                    "live(C2)",
                    "capture(Q3)",
                    "within(A3,B3,D3,F3,G3,H1,O3,P3,R3)",
                    "The rare case of the paper: C2 lives in double ko, which gives White threats without end."),
            cell(
                    "Won & Ko-",
                    "Ko-",
                    """
                    XX.X.....O..
                    XOXO.....X..
                    .OO.....X.X.""",
                    "connect(J1,K2)",
                    "connect(D3,B3)",
                    "",
                    "White has no forcing move on the right."),
            cell(
                    "Won & Ko-",
                    "Lost",
                    """
                    X.X.XO.OOX...X.XX
                    OXXXXXOOOX...OXOX
                    OOOOOOO.OX....OO.""",
                    "live(C2)",
                    "connect(O3,Q3)",
                    DOUBLE_KO,
                    "Even if Black retakes at once, White has a threat in the double ko each time."),
            cell("Won & Lost", "Lost", """
                    XX....OX.
                    OX...OX.X
                    .X....OX.""", "capture(A2)", "connect(G2,J2)", "", "White takes G2."),
            cell(
                    "Ko+ & Ko+",
                    "Ko+",
                    """
                    .O.OX...XO.O.
                    OOOXX...XXOOO
                    XXXX.....XXXX""",
                    "capture(B3)",
                    "capture(M3)",
                    KOS,
                    "White can do nothing but retake; Black wins the kos one after the other."),
            cell(
                    "Ko+ & Ko+",
                    "Lost",
                    """
                    .....O...
                    OXO...OXO
                    ..XX.XX..""",
                    "connect(B2,D1)",
                    "connect(F1,H2)",
                    "",
                    "White starts one ko, and the start of the other is his threat."),
            cell(
                    "Ko+ & Ko-",
                    "Ko-",
                    """
                    .O.OX....X.XX
                    OOOXX....OXOX
                    XXXX......OO.""",
                    "capture(B3)",
                    "connect(K3,M3)",
                    "within(A3,C3,D3,J3,L2,L3,K1,N1)",
                    "With threats Black wins first the one, then the other."),
            cell(
                    "Ko+ & Ko-",
                    "Lost",
                    """
                    .O.OX...OX.X.
                    OOOXX...OOXXX
                    XXXX.....OOOO""",
                    "capture(B3)",
                    "live(M3)",
                    KOS,
                    "Each time that Black takes for B3, White takes at L3, and Black is never free to capture."),
            cell("Ko+ & Lost", "Lost", """
                    .XO...OX.
                    XwXO.OX.X
                    .XO...OX.""", "connect(A2,C2)", "connect(J2,G2)", "", "White takes G2."),
            cell(
                    "Ko- & Ko-",
                    "Ko-",
                    """
                    .X.XO...OX.X.
                    XXXOO...OOXXX
                    OOOO.....OOOO""",
                    "live(B3)",
                    "live(M3)",
                    KOS,
                    "Black answers every capture by retaking, for ever."),
            cell(
                    "Ko- & Ko-",
                    "Lost",
                    """
                    XX.X...X.XX
                    XOXO...OXOX
                    .OO.....OO.""",
                    "connect(D3,B3)",
                    "connect(H3,K3)",
                    "",
                    "While Black fights the one ko, White takes the other as well."),
            cell("Ko- & Lost", "Lost", """
                    XX.X...OX.
                    XOXO..OX.X
                    .OO....OX.""", "connect(D3,B3)", "connect(H2,K2)", "", "White takes H2."),
            cell("Lost & Lost", "Lost", """
                    .XO...OX.
                    X.XO.OX.X
                    .XO...OX.""", "connect(A2,C2)", "connect(J2,G2)", "", "White takes one of them."));

    private static TableCell cell(
            String parts, String whole, String diagram, String one, String other, String assumptions, String reason) {
        return new TableCell(parts, whole, Scene.of(diagram, one, other, assumptions), reason);
    }

    @Override
    public String toString() {
        return parts + ": " + whole + ", " + scene.both("&");
    }
}
