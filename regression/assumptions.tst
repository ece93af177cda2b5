# What is taken for granted behind a goal, and that the answer says so if, and only if, it needed it.

yomi-param seconds 60

# noko: in the corner Black lives if White may not fight the ko, and dies if he may not himself.
loadsgf positions/six-points-one-liberty.sgf

10 yomi-solve w safe(D4)
#? [Ko- B5]

20 yomi-solve w safe(D4) noko(white)
#? [Won noko\(white\)]

30 yomi-solve w safe(D4) noko(black)
#? [Lost B5 noko\(black\)]

40 yomi-verify w safe(D4) noko(black)
#? [Confirmed \d+ positions]

# Black first makes two eyes, and no ko is left to think of.
loadsgf positions/four-points-around-the-corner.sgf

50 yomi-solve b safe(D4) noko(black)
#? [Won (A4|B4)]

60 yomi-status capture(D4) noko(white)
#? [lost noko\(white\)]

70 yomi-verify w live(D4) noko(white)
#? [Confirmed \d+ positions]

# within: seven on the second line make no two eyes if White is first. But nobody may play at E19: a black stone on F19
# keeps that liberty for good, and so the seven are not taken either.
loadsgf positions/second-line-groups.sgf

80 yomi-solve w safe(G18) within(F19-O19)
#? [Lost (G19|K19|N19) within\(F19-O19\)]

90 yomi-solve w live(G18) within(F19-O19)
#? [Won within\(F19-O19\)]

# G1 is a liberty that nobody fills.
100 yomi-solve b live(G2) within(H1-L1)
#? [Won pass within\(H1-L1\)]

# What needs no assumption does not name it.
110 yomi-solve b safe(G18) within(F19-O19)
#? [Won (G19|K19|N19)]

120 yomi-solve w safe(S6) within(T5-T14)
#? [Won]

# Four in the corner are dead, too, where only the first line is played on.
loadsgf positions/four-in-the-corner.sgf

130 yomi-solve b safe(A2) within(A1-G1)
#? [Lost within\(A1-G1\)]

# alive: White dies, but only as the stones around him are not taken. His life needs no such thing.
loadsgf ../examples/corner.sgf

140 yomi-solve b capture(C3) alive(A4,E1)
#? [Won B2 alive\(E1,A4\)]

150 yomi-verify b capture(C3) alive(A4,E1)
#? [Confirmed \d+ positions]

160 yomi-solve w safe(C3) alive(A4,E1)
#? [Won (B1|B2)]

170 yomi-solve w capture(A4) alive(A4)
#? [Lost alive\(A4\)]

# open: a stone that gets out to 20 empty points is not hunted further, so the net does not hold. Seventy are nowhere
# in reach.
loadsgf ../examples/net.sgf

180 yomi-solve b capture(E5) open(20)
#? [Lost open\(20\)]

190 yomi-solve b capture(E5) open(70)
#? [Won F6]

200 yomi-verify b capture(E5) open(20)
#? [Confirmed \d+ positions]

loadsgf positions/second-line-groups.sgf

210 yomi-solve w capture(K10) open(100)
#? [Lost open\(100\)]

220 yomi-solve w live(K11) open(20)
#? [Won pass open\(20\)]

# apart: from D10 to K10 it is four moves by way of F10, and White first makes it five.
230 yomi-solve b connect(D10,K10) apart(4)
#? [Lost apart\(4\)]

240 yomi-solve w connect(D10,K10) apart(5)
#? [Lost (G10|H10|J10|G9|J9|K9|L10|G11|J11) apart\(5\)]

250 yomi-solve b connect(D10,F10) apart(4)
#? [Won (E10|E11)]

# The fourth line is three moves away from C7, and the third four.
260 yomi-solve w enter(C7,A1-T4) apart(4)
#? [Lost (C4|C5|C6) apart\(4\)]

270 yomi-solve b enter(C7,A1-T3) apart(4)
#? [Lost apart\(4\)]

280 yomi-verify w enter(C7,A1-T4) apart(4)
#? [Confirmed \d+ positions]
