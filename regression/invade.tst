# To live somewhere: invade(c,R) asks for an unconditionally alive block of colour c with a stone in the region R,
# and names no stone. One that lives in a seki does not count.

yomi-param seconds 60

# Eight empty points: who moves first on the second or third row has it. A brute-force count of all positions, without
# a line of Yomi, says the same of each question on this board.
rectangular_boardsize 2 4

10 yomi-solve w invade(white,board)
#? [Won (A2|B2|A3|B3)]

20 yomi-solve b invade(white,board)
#? [Lost (A2|B2|A3|B3)]

30 yomi-verify b invade(white,board)
#? [Confirmed \d+ positions]

# Black in the corner leaves White a ko; White in the corner leaves Black everything. Both by A3.
play b A1

40 yomi-solve w invade(white,board)
#? [Ko\+ A3]

clear_board
play w A1

50 yomi-solve b invade(white,board)
#? [Lost A3]

# Three by three points: Black in the centre has everything.
boardsize 3
play b B2

60 yomi-solve w invade(white,board)
#? [Lost]

# A corner of two by four points behind a wall that lives: no room for two eyes, though White is first.
loadsgf positions/corner-of-eight-points.sgf

70 yomi-status invade(white,A1-B4)
#? [lost]

# Nor does a stone that is there already help.
play w B2

80 yomi-status invade(white,A1-B4)
#? [lost]

# Three by three points with two white stones.
loadsgf positions/corner-of-nine-points.sgf

90 yomi-status invade(white,A1-C3)
#? [lost]

100 yomi-verify w invade(white,A1-C3)
#? [Confirmed \d+ positions]

# Second-line stones in the corner, without naming them: four die, five need the first move, six live.
loadsgf positions/four-in-the-corner.sgf

110 yomi-solve b invade(black,A1-D2)
#? [Lost]

loadsgf positions/five-in-the-corner.sgf

120 yomi-solve b invade(black,A1-D2)
#? [Won (B1|E1)]

130 yomi-solve w invade(black,A1-D2)
#? [Lost (B1|E1)]

loadsgf positions/six-in-the-corner.sgf

140 yomi-solve w invade(black,A1-D2)
#? [Won]

150 yomi-verify w invade(black,A1-D2)
#? [Confirmed \d+ positions]

# Black lives in the corner by a ko if White is first.
loadsgf positions/six-points-one-liberty.sgf

160 yomi-solve w invade(black,A4-C5)
#? [Ko- B5]

# In a seki nobody has invaded; the walls have.
loadsgf positions/shared-liberties.sgf

170 yomi-status invade(white,C1-E2)
#? [lost]

180 yomi-solve b invade(black,B1-D2)
#? [Lost]

190 yomi-solve b live(B1)
#? [Won pass]

200 yomi-status invade(white,A1-C1)
#? [won]

210 yomi-status invade(black,E1-G3)
#? [won]

# A stone of a block that lives elsewhere is enough. C5 is next to White's wall, and if Black fills it, White wins the
# race and comes in afterwards.
loadsgf positions/four-liberties-each.sgf

220 yomi-status invade(white,C5)
#? [won]
