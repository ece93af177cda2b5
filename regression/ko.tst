# Results that depend on ko: Ko+ if the side that wants the goal gets it unless the other side finds a
# threat, Ko- if it needs a threat itself.

yomi-param seconds 60

# J7 dies in a ko that White has to win by a threat. The three ko rules one by one:
loadsgf positions/ko-for-the-edge.sgf

10 yomi-solve w capture(J7)
#? [Ko- J8]

yomi-param ko N

20 yomi-solve w capture(J7)
#? [Lost under ko rule N]

yomi-param ko B

30 yomi-solve w capture(J7)
#? [Won J8 under ko rule B]

yomi-param ko all

# A ko result has both zones, and says that one threat is enough.
40 yomi-json w capture(J7)
#? [.*"result":"Ko-".*"zone_minus":\["[^\]]*\],"zone_plus":\["[^\]]*\].*"threats":1,.*]

# White's stones live in a ko if he is first, and are dead if Black is.
loadsgf positions/ko-at-the-bottom.sgf

50 yomi-solve w live(N2) escape(5)
#? [Ko- P5( escape\(5\))?]

60 yomi-solve b live(N2)
#? [Lost (N1|N3|P5)]

70 yomi-solve b capture(N2)
#? [Won (N1|N3|P5)]

# White has just taken the ko, so Black needs a threat to save G9, or to take F8 or E9.
loadsgf positions/banned-centre.sgf

80 yomi-solve b live(G9) escape(5)
#? [Ko- E8( escape\(5\))?]

90 yomi-solve b capture(F8) escape(5)
#? [Ko- E8( escape\(5\))?]

100 yomi-solve b capture(E9) escape(5)
#? [Ko- E8( escape\(5\))?]

# White first ends the ko at E8.
110 yomi-solve w live(G9)
#? [Lost E8]

120 yomi-solve w capture(F8)
#? [Lost E8]

# Black has to approach before he can fight, so a pass does no harm; White still needs no threat.
loadsgf positions/approach-ko.sgf

130 yomi-solve b capture(C5) escape(5)
#? [Ko- (pass|C1|C2)( escape\(5\))?]

140 yomi-solve w live(C5) escape(5)
#? [Ko\+ (pass|F1)( escape\(5\))?]

150 yomi-status capture(C5) escape(5)
#? [ko black Ko- (pass|C1|C2) white Ko- (pass|F1)( escape\(5\))?]

# One threat if Black is first, two if White is.
160 yomi-json b capture(C5) escape(5)
#? [.*"result":"Ko-".*"threats":1,.*]

170 yomi-json w capture(C5) escape(5)
#? [.*"result":"Ko-".*"threats":2,.*]

# White has just taken at F1: Black may not retake at G1 at once, but needs a threat.
loadsgf positions/banned-edge.sgf

180 yomi-solve b capture(C5) escape(5)
#? [Ko- G1( escape\(5\))?]

190 yomi-solve b live(E5) escape(5)
#? [Ko- G1( escape\(5\))?]

# White first ends the ko with F3; the ban is Black's and means nothing to him.
200 yomi-solve w live(C5) escape(5)
#? [Won F3( escape\(5\))?]

210 yomi-solve w capture(E5)
#? [Won F3]

220 yomi-status live(C5) escape(5)
#? [ko black Ko\+ G1 white Won F3( escape\(5\))?]

# Black makes a ko with E1, which he has to win by a threat. White first lives with D3.
loadsgf positions/ko-from-the-corner.sgf

230 yomi-solve b capture(B5) escape(5)
#? [Ko- E1( escape\(5\))?]

240 yomi-solve w capture(B5) escape(5)
#? [Lost D3( escape\(5\))?]

# White lives by taking the ko first with B2. Black first takes everything at A5.
loadsgf positions/ko-for-two-eyes.sgf

250 yomi-solve w live(B5) escape(5)
#? [Ko\+ B2( escape\(5\))?]

260 yomi-solve b live(B5)
#? [Lost A5]

270 yomi-status live(B5) escape(5)
#? [ko black Lost A5 white Ko\+ B2( escape\(5\))?]

# A stone taken by a ko capture is taken: no ko.
loadsgf positions/long-game.sgf

280 yomi-solve w capture(E19)
#? [Won D19]

# Likewise J8, which White need not even take at once: J9 is answered at F9, F9 at J9.
loadsgf positions/approach-move.sgf

290 yomi-solve w capture(J8)
#? [Won (pass|J9)]

300 yomi-solve b live(J8)
#? [Lost]

# Black, the owner, joins at L2 before there is a ko.
loadsgf positions/ko-cut.sgf

310 yomi-solve b !connect(K2,L3)
#? [Lost L2]

# Known results that are out of reach so far. The limit is small, so that they cost little time.
yomi-param nodes 100000

# White's cut at L2 leads to a ko that he has to win by a threat.
320 yomi-solve w !connect(K2,L3)
#? [Ko- L2]

# Black lives by a ko that White has to win by a threat.
loadsgf positions/ko-at-the-top.sgf

330 yomi-solve b live(H18) escape(5)
#? [Ko\+ H17( escape\(5\))?]*

# F1 makes a ko.
loadsgf positions/ko-for-the-corner.sgf

340 yomi-solve b capture(G1) escape(5)
#? [Ko[+-] F1( escape\(5\))?]
