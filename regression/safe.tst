# Two real eyes: safe(v) is won when the block of the stone is unconditionally alive, so that its owner may pass for
# ever. A seki is life, but not safe.

yomi-param seconds 60

# Three points in a row: the middle one is vital for both.
loadsgf positions/three-points-in-a-row.sgf

10 yomi-status safe(B4)
#? [unsettled black D3 white D3]

20 yomi-verify w safe(B4)
#? [Confirmed \d+ positions]

# Four in a square: dead, and Black first changes nothing.
loadsgf positions/four-points-in-a-square.sgf

30 yomi-status safe(B5)
#? [lost]

40 yomi-solve b live(B5)
#? [Lost]

# Five in a bulky shape.
loadsgf positions/bulky-five.sgf

50 yomi-status safe(B5)
#? [unsettled black D3 white D3]

# Two rows of three: White inside D3 is answered at D4, and D4 at D3.
loadsgf positions/two-rows-of-three.sgf

60 yomi-status safe(B5)
#? [won]

70 yomi-verify w safe(B5)
#? [Confirmed \d+ positions]

# The same six points in the corner depend on the liberties outside. With none White kills,
loadsgf positions/six-points-no-liberty.sgf

80 yomi-status safe(D4)
#? [unsettled black (B4|B5) white B4]

# with one it is a ko that he takes first,
loadsgf positions/six-points-one-liberty.sgf

90 yomi-solve b safe(D4)
#? [Won (B4|B5)]

100 yomi-solve w safe(D4)
#? [Ko- B5]

110 yomi-json w safe(D4)
#? [.*"result":"Ko-".*"threats":1,.*]

# and with two Black is safe.
loadsgf positions/six-points-two-liberties.sgf

120 yomi-status safe(D5)
#? [won]

130 yomi-verify w safe(D5)
#? [Confirmed \d+ positions]

# Four points in a bent row make two eyes, but not around the corner: White has a ko.
loadsgf positions/four-points-around-the-corner.sgf

140 yomi-solve w safe(D4)
#? [Ko- B4]

150 yomi-solve b safe(D4)
#? [Won (A4|B4)]

# In the corner four die on the second line, six live, and with five the first move decides.
loadsgf positions/four-in-the-corner.sgf

160 yomi-solve b safe(A2)
#? [Lost]

loadsgf positions/five-in-the-corner.sgf

170 yomi-solve b safe(A2)
#? [Won (B1|E1)]

loadsgf positions/six-in-the-corner.sgf

180 yomi-solve w safe(A2)
#? [Won]

190 yomi-verify w safe(A2)
#? [Confirmed \d+ positions]

# On the side it takes eight. Seven are safe if Black is first.
loadsgf positions/second-line-groups.sgf

200 yomi-solve w safe(S6)
#? [Won]

210 yomi-solve b safe(G18)
#? [Won (G19|K19|N19)]

# A seki: both live, and neither is safe.
loadsgf positions/shared-liberties.sgf

220 yomi-status safe(B3)
#? [lost]

230 yomi-status live(B3)
#? [won]

240 yomi-status safe(C1)
#? [lost]

250 yomi-status !safe(B3)
#? [won]

# Black's wall has its two eyes already.
260 yomi-solve b safe(G2)
#? [Won pass]

# D3 hangs on the two eyes of its group, and is as safe as the group.
loadsgf positions/stone-on-two-eyes.sgf

270 yomi-status safe(D3,C5)
#? [won]
