# Getting in: the owner of a stone wants its block to get a stone into a region. In GNU Go's words, too:
# break_in (the owner first) and block_off (his opponent first), the stone before the points of the area.

yomi-param seconds 60

# White's string in the middle slips through at D2 or F2.
loadsgf positions/into-the-lower-side.sgf

10 yomi-solve w enter(D4,A1-J2)
#? [Won (D2|F2)]

20 yomi-verify w enter(D4,A1-J2)
#? [Confirmed \d+ positions]

30 break_in D4 J5 A4 B4 J4 A3 B3 H3 J3 A2 B2 C2 D2 F2 G2 H2 J2 A1 B1 C1 D1 E1 F1 G1 H1 J1
#? [1 (D2|F2)]

# A8 and B8 are next to White's string: one of them leads on, so that he need not hurry.
40 yomi-solve b enter(D7,A8,A9)
#? [Won]

50 yomi-solve w enter(D7,A8,A9)
#? [Won (pass|A8|B8)]

60 break_in D7 A8 A9
#? [1 (A8|B8)]

70 block_off D7 A8 A9
#? [0]

80 yomi-json w !enter(D4,E4-F4)
#? [.*"result":"Lost".*"nodes":0,.*]

# Black comes down at E3.
loadsgf positions/cut-off-above.sgf

90 yomi-solve b enter(D5,C3,E3)
#? [Won (C3|E3)]

100 yomi-verify b enter(D5,C3,E3)
#? [Confirmed \d+ positions]

110 break_in D5 B3 C3 E3 F3 G3 A2 B2 C2 D2 F2 H2 J2 A1 B1 C1 D1 E1 F1 G1 H1 J1
#? [1 (C3|E3)]

# B3 comes in behind the white stones; C3 does, too.
120 yomi-solve b enter(B6,A3-C3)
#? [Won (B3|C3)]

# Black comes out above or below G6.
loadsgf positions/out-to-the-right.sgf

130 break_in D7 F9 G9 H9 J9 F8 G8 H8 J8 G7 H7 J7 H6 J6 G5 H5 J5 H4 J4 G3 H3 J3 H2 J2 H1 J1
#? [1 (E8|G5|G7)]

# One move for both: E8 gets out, and D5 cannot be kept from Black then.
140 yomi-solve b enter(D7,E8) & enter(D4,D5)
#? [Won E8]

# The proofs behind the monkey jump, both ways.
loadsgf ../examples/monkey-jump.sgf

150 yomi-verify w enter(D2,G1-J2) within(C1-J2)
#? [Confirmed \d+ positions]

160 yomi-verify b enter(D2,G1-J2) within(C1-J2)
#? [Confirmed \d+ positions]
