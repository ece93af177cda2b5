# Stones to keep: live(v) is the negation of capture(v), and seki is life. With the owner first (can it
# be saved?) and with the attacker first (is it safe, or gone?).

yomi-param seconds 60

# White saves the lower right with H2, the lower left with B2, for ever and without any assumption.
loadsgf positions/four-fights.sgf

10 yomi-solve w live(H5)
#? [Won H2]

20 yomi-solve w live(A5)
#? [Won B2]

30 yomi-solve b live(H5)
#? [Lost H2]

40 yomi-solve b live(A5)
#? [Lost (A3|B2)]

50 yomi-status live(H5)
#? [unsettled black H2 white H2]

60 yomi-status live(A5)
#? [unsettled black (A3|B2) white B2]

# Both groups at the top are lost if Black is first.
70 yomi-solve b live(B9)
#? [Lost (D9|E8)]

80 yomi-solve b live(G9)
#? [Lost E8]

# A goal may be written as the negation of its opposite.
90 yomi-solve w !capture(H5)
#? [Won H2]

100 yomi-solve b !live(H5)
#? [Won H2]

# F1 joins the string above it, or is taken.
loadsgf positions/long-game.sgf

110 yomi-solve w live(F1) escape(5)
#? [Won G1( escape\(5\))?]

120 yomi-solve b live(F1)
#? [Lost G1]

# White takes E19 at D19. The stone that takes may be retaken, but the stone asked about is gone.
130 yomi-solve w live(E19)
#? [Lost D19]

# Black gains the move that he needs with A17.
loadsgf positions/upper-left-race.sgf

140 yomi-solve b live(C19) escape(5)
#? [Won A17( escape\(5\))?]

# N13 is saved by N16, on the other side of the stones that hold it.
loadsgf positions/distant-defence.sgf

160 yomi-solve w live(N13)
#? [Lost (N14|N15|M13)]

# K12 is saved by M14; Black first has L13.
loadsgf positions/two-points-off.sgf

170 yomi-solve w live(K12) escape(5)
#? [Won M14( escape\(5\))?]

180 yomi-solve b live(K12)
#? [Lost (M12|L13|M14)]

# Three liberties, no way out and no eyes: dead even if Black is first.
loadsgf positions/closed-in.sgf

190 yomi-solve b live(Q15) escape(5)
#? [Lost( escape\(5\))?]

# O14, N16 and N17 save the string; White takes it with O14.
loadsgf positions/one-move-each.sgf

200 yomi-solve b live(O13) escape(5)
#? [Won (O14|N16|N17)( escape\(5\))?]

210 yomi-solve w live(O13)
#? [Lost O14]

# F8 saves the string; White first closes the edge at B9 or A9.
loadsgf positions/along-the-top.sgf

220 yomi-solve b live(C9) escape(5)
#? [Won F8( escape\(5\))?]

230 yomi-solve w live(C9)
#? [Lost (B9|A9)]

# F7 lives even if Black is first: his atari at E5 is answered at G9.
loadsgf positions/ladder-in-the-centre.sgf

240 yomi-solve b live(F7) escape(5)
#? [Won( escape\(5\))?]

# The answer says that it leans on the assumption.
250 yomi-json b live(F7) escape(5)
#? [.*"result":"Won","move":"none".*"zone_minus":.*"assumptions":\["escape\(5\)"\].*]

# The string lives even if Black is first: its liberties are few, but so are his.
loadsgf positions/corner-against-corner.sgf

260 yomi-solve b live(G2) escape(5)
#? [Won( escape\(5\))?]

# A4 lives even if Black is first: A1 is answered at B3.
loadsgf positions/left-edge.sgf

270 yomi-solve b live(A4) escape(5)
#? [Won( escape\(5\))?]

# White first takes the stones from the edge.
loadsgf positions/towards-the-corner.sgf

280 yomi-solve w live(G3)
#? [Lost (J2|J1|H1|G1)]

# White first closes the way down at A7, or the way out at B5.
loadsgf positions/three-on-the-edge.sgf

290 yomi-solve w live(A8)
#? [Lost (A7|B5)]

# White first takes it.
loadsgf positions/one-liberty-at-the-top.sgf

300 yomi-solve w live(J19)
#? [Lost K19]

# A10 is atari; the chase down the edge ends at the corner.
loadsgf positions/edge-chase.sgf

310 yomi-solve w live(A9)
#? [Lost (A10|A8|D9|A7)]

# Black first closes the edge at A6 or A5, or by A4.
loadsgf positions/second-line-string.sgf

320 yomi-solve b live(B6)
#? [Lost (A6|A5|A4)]

# Black first plays L2, and White stays a liberty short.
loadsgf positions/lower-side.sgf

330 yomi-solve b live(K4)
#? [Lost L2]

# White first attacks from inside, or along the edge.
loadsgf positions/inner-move.sgf

340 yomi-solve w live(B4)
#? [Lost (C4|A3|A4)]

# Black first: after B11 the crawl up the edge does not reach safety.
loadsgf positions/edge-crawl.sgf

350 yomi-solve b live(B12)
#? [Lost B11]

# White first takes it, or catches it in a net.
loadsgf positions/cutting-stone.sgf

360 yomi-solve w live(F5)
#? [Lost (F6|E6|F7|G6)]

# Known results that are out of reach so far. The limit is small, so that they cost little time.
yomi-param nodes 100000

# H1 saves the stones.
loadsgf positions/towards-the-corner.sgf

370 yomi-solve b live(G3) escape(5)
#? [Won H1( escape\(5\))?]

# A7 or B5 saves the stones.
loadsgf positions/three-on-the-edge.sgf

380 yomi-solve b live(A8) escape(5)
#? [Won (A7|B5)( escape\(5\))?]

# C7 gets the stones out.
loadsgf positions/second-line-string.sgf

390 yomi-solve w live(B6) escape(5)
#? [Won C7( escape\(5\))?]

# N1 makes Black short of liberties.
loadsgf positions/lower-side.sgf

400 yomi-solve w live(K4) escape(5)
#? [Won N1( escape\(5\))?]

# A2 saves the stones.
loadsgf positions/inner-move.sgf

410 yomi-solve b live(B4) escape(5)
#? [Won A2( escape\(5\))?]

# The string is dead even if Black is first. This takes longer to see.
yomi-param nodes 200000
loadsgf positions/squeezed-string.sgf

420 yomi-solve b live(O19) escape(5)
#? [Lost( escape\(5\))?]

# A large room that protected stones close off: 38,000 positions of the room, and far more of the board.
loadsgf positions/thirteen-points-in-the-corner.sgf

430 yomi-solve b live(E4) alive(A5)
#? [Won alive\(A5\)]

# By itself, such a room has its own solver.
yomi-param solver room

440 yomi-solve b live(E4) alive(A5)
#? [Won alive\(A5\)]

450 yomi-solve b live(E4) alive(A5) escape(9)
#? [Unknown method]
