# Connections: the owner of two stones wants them in one block. With the owner first (can they be
# joined?) and with the other side first (are they joined in effect?).

yomi-param seconds 60

# C1 is in atari: B1 joins it, or takes it.
loadsgf positions/first-line-link.sgf

10 yomi-solve b connect(C1,J4)
#? [Won B1( escape\(5\))?]

20 yomi-solve w connect(C1,J4)
#? [Lost B1]

30 yomi-status connect(C1,J4)
#? [unsettled black B1 white B1]

# E5 is in atari: F5 joins it, or takes it.
loadsgf positions/link-in-atari.sgf

40 yomi-solve b connect(E5,J7)
#? [Won F5( escape\(5\))?]

50 yomi-solve w connect(E5,J7)
#? [Lost F5]

# Black joins at O12 or beside it. White cuts at O12.
loadsgf positions/one-point-gap.sgf

60 yomi-solve b connect(O11,O13)
#? [Won (O12|P13|P11)( escape\(5\))?]

70 yomi-solve w connect(O11,O13)
#? [Lost O12]

# The zone is small: the stones and the points between and beside them.
80 yomi-json b connect(O11,O13)
#? [.*"zone_minus":\[(?=[^\]]*"O11")(?=[^\]]*"O13")("[N-Q]1[0-4]",?)+\].*]

# After N5, M7 or N7 White can stop only one of two ways.
loadsgf positions/two-ways-round.sgf

90 yomi-solve b connect(L6,N6)
#? [Won (N5|M7|N7)( escape\(5\))?]

# Several moves between the stones join them.
loadsgf positions/loose-link.sgf

100 yomi-solve w connect(N10,K11)
#? [Won (L11|L10|M11|M10)( escape\(5\))?]

# R7 joins at once.
loadsgf positions/direct-link.sgf

110 yomi-solve b connect(S7,Q7)
#? [Won R7( escape\(5\))?]

# H14, F14 and G15 each leave two ways to join.
loadsgf positions/upper-side-links.sgf

120 yomi-solve b connect(F15,H13)
#? [Won (H14|F14|G15)( escape\(5\))?]

# Joined, even if White is first: G17 is answered at H18, any other move at G17.
# (That the stones get into one block is all that is asked.)
loadsgf positions/third-line-link.sgf

130 yomi-solve b connect(H17,F17)
#? [Won (pass|G17|H18|G18)( escape\(5\))?]

140 yomi-solve w connect(H17,F17)
#? [Won]

150 yomi-status connect(H17,F17)
#? [won]

# R18 goes round the cutting stone; White's atari at P18 does not help him.
loadsgf positions/round-the-stone.sgf

160 yomi-solve b connect(R17,P17)
#? [Won R18( escape\(5\))?]

# The cutting stone is caught from S18, S19 or T18. Black first gets out at S18.
loadsgf positions/corner-link.sgf

170 yomi-solve w connect(Q18,R17)
#? [Won (S18|S19|T18)( escape\(5\))?]

180 yomi-solve b connect(Q18,R17)
#? [Lost S18]

# T5 joins along the edge, with a capture and a stone played back.
loadsgf positions/right-edge-link.sgf

190 yomi-solve b connect(S7,S4)
#? [Won T5( escape\(5\))?]

# D15 or a move that threatens to take the stones between.
loadsgf positions/links-by-capture.sgf

200 yomi-solve b connect(D14,B18)
#? [Won (D15|B14|F15|B15|C13)( escape\(5\))?]

# White cannot save all of his cutting stones.
loadsgf positions/few-liberties.sgf

210 yomi-solve b connect(N13,N17)
#? [Won (O17|N16|P16)( escape\(5\))?]

# E3 or F3 joins against every cut.
loadsgf positions/third-line-jump.sgf

220 yomi-solve w connect(D3,G3)
#? [Won (E3|F3)( escape\(5\))?]

# White has several moves around H2, Black cuts there.
loadsgf positions/below-the-stones.sgf

230 yomi-solve w connect(G2,L4)
#? [Won (H2|H1|G1|J1|H3)( escape\(5\))?]

240 yomi-solve b connect(G2,L4)
#? [Lost H2]

# Known results that are out of reach so far. The limit is small, so that they cost little time.
yomi-param nodes 100000

# B7 or A6 joins the stones.
loadsgf positions/two-cuts.sgf

250 yomi-solve w connect(B5,B8)
#? [Won (B7|A6)( escape\(5\))?]

# D5, D8 or E9 joins the stones.
loadsgf positions/cut-in-the-centre.sgf

260 yomi-solve b connect(G7,D6)
#? [Won (D5|D8|E9)( escape\(5\))?]
