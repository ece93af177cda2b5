# Cuts: !connect(u,v) is wanted by the opponent of the stones, and won if they can be kept apart for
# ever. With the cutting side first, and with the owner of the stones first.

yomi-param seconds 60

# M3 cuts. White first joins there or beside it.
loadsgf positions/small-knight.sgf

10 yomi-solve b !connect(L3,N2)
#? [Won M3( escape\(5\))?]

20 yomi-solve w !connect(L3,N2)
#? [Lost (M3|M2|M4|N3)]

30 yomi-status !connect(L3,N2)
#? [unsettled black M3 white (M3|M2|M4|N3)]

# Black cuts by saving the stones between; White first takes the same point.
loadsgf positions/links-by-capture.sgf

40 yomi-solve b !connect(D18,E15)
#? [Won (D15|F15|D19|E19)( escape\(5\))?]

50 yomi-solve w !connect(D18,E15)
#? [Lost D15]

# G15 and F17 are joined in effect: F16 is answered at G16.
loadsgf positions/diagonal-jump.sgf

60 yomi-solve w !connect(G15,F17)
#? [Lost]

70 yomi-solve b !connect(G15,F17)
#? [Lost (pass|F15|E15|F14|F16|G16|G17)]

# The stone that cuts at M14 is caught in a ladder, and taking it joins.
loadsgf positions/cut-into-a-ladder.sgf

80 yomi-solve b !connect(N14,M15)
#? [Lost]

90 yomi-solve w !connect(N14,M15)
#? [Lost (pass|M14|L14|M13)]

# G14 and D16 are joined in effect.
loadsgf positions/upper-side-links.sgf

100 yomi-solve w !connect(G14,D16)
#? [Lost]

110 yomi-solve b !connect(G14,D16)
#? [Lost (pass|G15|D15|F16|C16)]

120 yomi-status !connect(G14,D16)
#? [lost]

# The zone of that proof is around the stones, not at the lower side.
130 yomi-json w !connect(G14,D16)
#? [.*"zone_plus":\[(?=[^\]]*"G14")(?=[^\]]*"D16")("[A-K]1\d",?)+\].*]

# Black joins H15 and F15 at G15.
140 yomi-solve b !connect(H15,F15)
#? [Lost G15]

# The cut at G17 fails: after H18 G18 G19 White's stones at H19 and F19 are taken.
loadsgf positions/third-line-link.sgf

150 yomi-solve w !connect(H17,F17)
#? [Lost]

160 yomi-solve b !connect(H17,F17)
#? [Lost (pass|G17|G18)]

# F13 and H12 are joined in effect: G13 is answered at F12.
loadsgf positions/left-side-links.sgf

170 yomi-solve b !connect(F13,H12)
#? [Lost]

180 yomi-solve w !connect(F13,H12)
#? [Lost (pass|G12|F12|G11|G13)]

# White joins B14 and D14 with C13: a stone at C14 is then taken. B15 and D15 are enough, too.
190 yomi-solve w !connect(B14,D14)
#? [Lost (B15|C13|D15)]

# H4 and H7 are joined in effect.
loadsgf positions/large-jump.sgf

200 yomi-solve b !connect(H4,H7)
#? [Lost]

210 yomi-solve w !connect(H4,H7)
#? [Lost (pass|H5|J5|J7)]

# White joins at N11.
loadsgf positions/owner-joins.sgf

220 yomi-solve w !connect(N10,N12)
#? [Lost N11]

# White joins at M14 or beside it.
loadsgf positions/three-strings.sgf

230 yomi-solve w !connect(N13,M15)
#? [Lost (M14|L14|M13|N14)]

# White takes the black stones between his own with H2.
loadsgf positions/race-to-join.sgf

240 yomi-solve w !connect(L5,K6)
#? [Lost H2]

# Black joins at Q17 or Q18.
loadsgf positions/two-point-jump.sgf

250 yomi-solve b !connect(R17,P17)
#? [Lost (Q17|Q18)]

# Black joins at B4 or B2.
loadsgf positions/lower-left-corner.sgf

260 yomi-solve b !connect(B5,C2)
#? [Lost (B4|B2)]

# White joins at H11 or J11: every cut can be met on one side or the other.
loadsgf positions/three-point-jump.sgf

270 yomi-solve w !connect(G11,K11)
#? [Lost (H11|J11)]

# White joins with E6.
loadsgf positions/row-of-jumps.sgf

280 yomi-solve w !connect(D6,H6)
#? [Lost E6]

# Black joins at G7 or G8.
loadsgf positions/upper-stretch.sgf

290 yomi-solve b !connect(F8,G6)
#? [Lost (G7|G8)]

# Known results that are out of reach so far. The limit is small, so that they cost little time.
yomi-param nodes 100000

# D9 cuts.
loadsgf positions/cut-on-the-left.sgf

300 yomi-solve b !connect(D8,E10)
#? [Won D9( escape\(5\))?]*

# G15 cuts.
loadsgf positions/upper-side-links.sgf

310 yomi-solve w !connect(H15,F15)
#? [Won G15( escape\(5\))?]*

# N11 cuts.
loadsgf positions/owner-joins.sgf

320 yomi-solve b !connect(N10,N12)
#? [Won N11( escape\(5\))?]*

# G7 cuts.
loadsgf positions/upper-stretch.sgf

330 yomi-solve w !connect(F8,G6)
#? [Won G7( escape\(5\))?]*
