# Races to capture: race(a,b) asks whether b is captured before a. Nobody captures in a seki, and then neither
# side has won its race.

yomi-param seconds 60

# Four liberties against four: who moves first is a move ahead.
loadsgf positions/four-liberties-each.sgf

10 yomi-status race(B4,H4)
#? [unsettled black (K3|K5|M3|M5) white (C3|C5|E3|E5)]

20 yomi-verify b race(B4,H4)
#? [Confirmed \d+ positions]

# A stone of the wall lives, so that Black never has it as well.
30 yomi-solve b race(B4,H4,A4)
#? [Lost]

# Four against three: settled.
play w C5

40 yomi-status race(B4,H4)
#? [lost]

50 yomi-status race(H4,B4)
#? [won]

60 yomi-verify b race(H4,B4)
#? [Confirmed \d+ positions]

# An eye against none: the two shared liberties are Black's, and White's three others are not enough.
loadsgf positions/eye-against-no-eye.sgf

70 yomi-status race(B4,G4)
#? [won]

80 yomi-verify w race(B4,G4)
#? [Confirmed \d+ positions]

# With the eye filled White is two liberties ahead outside, as many as are shared: he need not even move first.
play b C3

90 yomi-status race(G4,B4)
#? [won]

# One ahead: he wins if he moves first, and else it is a seki.
play b J5

100 yomi-status race(G4,B4)
#? [unsettled black (K3|L5) white (C5|E3|F3)]

110 yomi-status race(B4,G4)
#? [lost]

# As many liberties outside: a seki, whoever moves first. Neither race is won, and both live.
play b L5

120 yomi-status race(G4,B4)
#? [lost]

130 yomi-status race(B4,G4)
#? [lost]

140 yomi-solve w live(B4)
#? [Won]

150 yomi-solve b !race(G4,B4)
#? [Won pass]

# White cannot fill C1 before D1, and has the eye to fill last. So he has three moves to make, as has Black.
loadsgf positions/edge-approach.sgf

160 yomi-status race(B4,H4)
#? [unsettled black (J3|J5|L5) white D1]

# Two liberties of White are too few even if he moves first; with D1 in place they are enough.
play b L5

170 yomi-status race(B4,H4)
#? [won]

180 yomi-verify w race(B4,H4)
#? [Confirmed \d+ positions]

play w D1

190 yomi-status race(B4,H4)
#? [unsettled black (J3|J5) white C1]

# Two by two points inside take five moves to fill, as many as White has liberties.
loadsgf positions/square-four-against-five.sgf

200 yomi-status race(B4,H5)
#? [unsettled black (H6|K6|M6|J4|L4) white (C4|C5|D4|D5)]

# Four are too few.
play b H6

210 yomi-status race(B4,H5)
#? [won]

# Two strings, both before the black one. White first joins them at K4; then it is four liberties against four, and
# Black's move.
loadsgf positions/two-against-one.sgf

220 yomi-status race(B4,H4,L4)
#? [won]

# With one liberty less for Black that is enough. Black first takes at K4, or fills a liberty that will be shared.
play w C5

230 yomi-status race(B4,H4,L4)
#? [unsettled black (K3|K4|K5|M3|M5) white K4]

# Published races: the vital points are the same as for capture(..) & live(..).
loadsgf positions/race-behind-walls.sgf

240 yomi-status race(H14,J14)
#? [unsettled black (L10|L11|L12) white (G12|G13|G14)]

loadsgf positions/race-over-a-ko-shape.sgf

250 yomi-solve b race(J12,J13)
#? [Won J11]

loadsgf positions/race-in-the-centre.sgf

260 yomi-solve b race(J12,K12)
#? [Won J10]

# A ko decides who captures first.
loadsgf positions/ko-race-at-the-bottom.sgf

270 yomi-solve b race(K1,J1)
#? [Ko- G2]
