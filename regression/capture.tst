# Captures, with the attacker first (can it be caught?) and with the defender first (is it caught
# even then?). A move is given in the answer if the side that moves first gets its way.

yomi-param seconds 60

# F1 is in atari on the first line. White may join it to the string above it.
loadsgf positions/long-game.sgf

10 yomi-solve b capture(F1)
#? [Won G1]

20 yomi-solve w capture(F1) escape(5)
#? [Lost G1( escape\(5\))?]

30 yomi-status capture(F1) escape(5)
#? [unsettled black G1 white G1( escape\(5\))?]

# S5 cannot get away along the edge: it is caught even if Black moves first.
40 yomi-solve w capture(S5)
#? [Won (pass|S4|T5|S3|T4)]

50 yomi-solve b capture(S5)
#? [Won]

# O3 is in atari, and White may not fill its liberty: Black need not move at all.
60 yomi-solve b capture(O3)
#? [Won (pass|O4)]

70 yomi-solve w capture(O3)
#? [Won]

80 yomi-status capture(O3)
#? [won]

# The zone of that proof has the stone and its liberty, and no point of the fights elsewhere.
90 yomi-json b capture(O3)
#? [.*"zone_minus":\[(?=[^\]]*"O3")(?=[^\]]*"O4")("[L-Q][1-6]",?)+\].*]

# K18 has three liberties. Black starts from below, at J17 or J16, and takes the stones.
loadsgf positions/shortage-at-the-top.sgf

100 yomi-solve b capture(K18) escape(5)
#? [Won (J17|J16)( escape\(5\))?]

# F9 is in atari. Running at G9 starts a ladder with nothing in its way: caught whoever moves.
loadsgf positions/ladder-in-the-centre.sgf

110 yomi-solve w capture(F9)
#? [Won (pass|G9|H9|G10)]

120 yomi-solve b capture(F9)
#? [Won]

# The zone of a ladder has the points of its way.
130 yomi-json w capture(F9)
#? [.*"zone_minus":\[(?=[^\]]*"G9")(?=[^\]]*"H11")(?=[^\]]*"K12").*]

# H12 drives the stones out to the right, and the chase ends well for Black.
loadsgf positions/loose-ladder.sgf

140 yomi-solve b capture(G12)
#? [Won H12]

# R4, T4 and T5 all catch S4; White gets it out with R5.
loadsgf positions/edge-clamp.sgf

150 yomi-solve b capture(S4)
#? [Won (R4|T4|T5)]

160 yomi-solve w capture(S4) escape(5)
#? [Lost R5( escape\(5\))?]

# F9 is the vital point for both.
loadsgf positions/top-edge.sgf

170 yomi-solve b capture(E9)
#? [Won F9]

180 yomi-solve w capture(E9) escape(5)
#? [Lost F9( escape\(5\))?]

# H2 is the vital point of the lower right for both.
loadsgf positions/four-fights.sgf

190 yomi-solve b capture(H5)
#? [Won H2]

200 yomi-solve w capture(H5)
#? [Lost H2]

210 yomi-status capture(H5)
#? [unsettled black H2 white H2]

# The lower left: White lives with B2 only, Black has A3 as well.
220 yomi-solve b capture(A5)
#? [Won (A3|B2)]

230 yomi-solve w capture(A5)
#? [Lost B2]

# The upper left falls to D9 or E8, the upper right to E8.
240 yomi-solve b capture(B9)
#? [Won (D9|E8)]

250 yomi-solve b capture(G9)
#? [Won E8]

# Black has to prepare with F5 or F6 before he can fill the liberties.
loadsgf positions/approach-move.sgf

260 yomi-solve b capture(H2)
#? [Won (F5|F6)]

# O16 shuts the way to the right; White's tries at the top do not help.
loadsgf positions/net-at-the-top.sgf

270 yomi-solve b capture(N16)
#? [Won O16]

# Black may take four stones at D1, but White plays F2, where they stood, and catches the takers.
loadsgf positions/under-the-stones.sgf

280 yomi-solve w capture(D2)
#? [Won (pass|D1)]

290 yomi-solve b capture(D2)
#? [Won]

# A3 is in atari; joined at A2 it is a string of four with one liberty. Dead as it stands.
loadsgf positions/corner-shortage.sgf

300 yomi-solve b capture(A3)
#? [Won (pass|A2|B1|C1|C2)]

310 yomi-solve w capture(A3)
#? [Won]

# A1 has two liberties, and Black needs a move.
320 yomi-solve b capture(A1)
#? [Won (C1|A2)]

# The string has only the points B1 and B2, no two eyes: dead even if Black is first.
loadsgf positions/two-inner-liberties.sgf

330 yomi-solve w capture(B3)
#? [Won (pass|B2|B1)]

340 yomi-solve b capture(B3)
#? [Won]

# Black may take two stones at A9; White plays back at B8, and takes everything next.
loadsgf positions/two-for-one.sgf

350 yomi-solve w capture(C8)
#? [Won (pass|D9)]

360 yomi-solve b capture(C8)
#? [Won]

# White has no move that gains a liberty, not even one that takes stones.
loadsgf positions/right-edge.sgf

370 yomi-solve b capture(H7)
#? [Won (pass|J6|J5|J7)]

380 yomi-solve w capture(H7)
#? [Won]

# E8 is the point for both; White has others, too.
loadsgf positions/cutting-stones.sgf

390 yomi-solve w capture(D8)
#? [Won E8]

400 yomi-solve b capture(D8) escape(5)
#? [Lost (E8|E9|F8)( escape\(5\))?]

# The room below the wall is too small for two eyes if White is first; he has a choice of moves.
loadsgf positions/below-the-wall.sgf

410 yomi-solve w capture(G6)
#? [Won (H6|E6|F6|F5|J5|H5)]

# Black makes two eyes with L8 only; White has four ways to prevent it.
loadsgf positions/closed-room.sgf

420 yomi-solve w capture(J12)
#? [Won (K7|K8|L7|L8)]

430 yomi-solve b capture(J12)
#? [Lost L8]

# O2 can only go to the first line: dead whoever moves.
loadsgf positions/second-line.sgf

440 yomi-solve w capture(O2)
#? [Won (pass|O1|P1)]

450 yomi-solve b capture(O2)
#? [Won]

# J15 is in a net: caught whoever moves.
loadsgf positions/centre-net.sgf

460 yomi-solve b capture(J15)
#? [Won (pass|J14|H14|J13|K14)]

470 yomi-solve w capture(J15)
#? [Won]

# White kills with L13 or M13; Black first saves his stones with K13 or L13.
loadsgf positions/upper-right-corner.sgf

480 yomi-solve w capture(L12)
#? [Won (L13|M13)]

490 yomi-solve b capture(L12) escape(5)
#? [Lost (K13|L13)( escape\(5\))?]

# White throws in at B8, and again after Black has taken. Black first plays there himself.
loadsgf positions/corner-throw-in.sgf

500 yomi-solve w capture(C8)
#? [Won B8]

510 yomi-solve b capture(C8) escape(5)
#? [Lost (A6|B[568]|C9)( escape\(5\))?]

# White gets five liberties whoever moves.
loadsgf positions/race-in-the-corner.sgf

520 yomi-solve b capture(C3) escape(5)
#? [Lost( escape\(5\))?]

530 yomi-solve w capture(C3) escape(5)
#? [Lost pass( escape\(5\))?]

540 yomi-status capture(C3) escape(5)
#? [lost( escape\(5\))?]

# D4 gets five liberties even if White moves first.
loadsgf positions/escape-to-the-centre.sgf

550 yomi-solve w capture(D4) escape(5)
#? [Lost( escape\(5\))?]

560 yomi-solve b capture(D4) escape(5)
#? [Lost (pass|E4)( escape\(5\))?]

# Known results that are out of reach so far. The limit is small, so that they cost little time.
yomi-param nodes 100000

# White wins the race with C7.
loadsgf positions/small-race.sgf

570 yomi-solve w capture(E8) escape(5)
#? [Won C7( escape\(5\))?]

# Black looks after his own stones first, at D5 or E4, and then takes.
loadsgf positions/strengthen-first.sgf

580 yomi-solve b capture(G6) escape(5)
#? [Won (D5|E4)( escape\(5\))?]

# G19, on the first line, takes White's way to live; M15 and N16 shut the way out first.
loadsgf positions/top-edge-placement.sgf

590 yomi-solve b capture(K18) escape(5)
#? [Won (G19|M15|N16)( escape\(5\))?]

# Stones given up in the corner make White short of liberties.
loadsgf positions/corner-sacrifice.sgf

600 yomi-solve b capture(E8) escape(5)
#? [Won (H8|E9)( escape\(5\))?]
