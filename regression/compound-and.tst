# G & H: everything at once. The parts alone are in other scripts or in the comments.

yomi-param seconds 60

# Black has room for two eyes at M10 and M12. White takes one, wins the race, and lives by that. K11 is as good: when Black
# takes one, White takes the other, and Black has the liberty K10 only.
loadsgf positions/eyeless-race.sgf

10 yomi-solve w capture(L13) & live(K13)
#? [Won (K11|M10|M12)]

# Whoever moves first is a move ahead. White fills a liberty behind the wall.
loadsgf positions/race-behind-walls.sgf

20 yomi-solve w capture(H14) & live(J14)
#? [Won (G12|G13|G14)]

# Likewise Black.
30 yomi-solve b capture(J14) & live(H14)
#? [Won (L10|L11|L12)]

# The lower left: A5 and B5 are the room for Black's second eye.
loadsgf positions/races-in-all-corners.sgf

40 yomi-solve w capture(C5) & live(C4)
#? [Won (A5|B5)]

# Black first can save C5, but not by taking C4.
50 yomi-solve b capture(C4) & live(C5)
#? [Lost]

# The upper right: neither can take the other.
60 yomi-solve b capture(S16) & live(S15)
#? [Lost]

# J10 is the vital point for both.
loadsgf positions/race-in-the-centre.sgf

70 yomi-solve b capture(K12) & live(J12)
#? [Won J10]

# J11 is the vital point for both.
loadsgf positions/race-over-a-ko-shape.sgf

80 yomi-solve b capture(J13) & live(J12)
#? [Won J11]

# H8 is the vital point for both.
loadsgf positions/race-with-a-throw-in.sgf

90 yomi-solve b capture(K12) & live(J12)
#? [Won H8]

# By G2 the race becomes a ko, for which Black needs the first threat.
loadsgf positions/ko-race-at-the-bottom.sgf

100 yomi-solve b capture(J1) & live(K1)
#? [Ko- G2]

# Several moves join F15 and H13, one of them joins H15 to F15 as well.
loadsgf positions/upper-side-links.sgf

110 yomi-solve b connect(F15,H13) & connect(H15,F15)
#? [Won G15]

# G14 and D16 are joined as they stand; Black need only see to the other link.
120 yomi-solve b connect(F15,H13) & connect(G14,D16)
#? [Won (H14|F14|G15)]

# S5 is caught as it stands, so White may spend his move on E19.
loadsgf positions/long-game.sgf

130 yomi-solve w capture(E19) & capture(S5)
#? [Won D19]

# O3 is caught as it stands, so Black may spend his move on F1.
140 yomi-solve b capture(O3) & capture(F1) escape(5)
#? [Won G1( escape\(5\))?]

# Either group falls to a move and is saved by one. Black has one move for two.
loadsgf positions/four-fights.sgf

150 yomi-solve b capture(H5) & capture(A5)
#? [Lost]

# The same for White.
160 yomi-solve w live(H5) & live(A5)
#? [Lost]

# B9 falls to D9 or E8, G9 to E8: one move takes both. After D9 White cannot save both either: E8 is answered
# by C8, and G9 falls later.
170 yomi-solve b capture(B9) & capture(G9)
#? [Won (D9|E8)]

# G15 and F17 are joined as they stand; G1 joins the others.
loadsgf positions/diagonal-jump.sgf

180 yomi-solve b connect(G15,F17) & connect(E2,J3)
#? [Won G1]

# A seki: Black lives, and does not take White.
loadsgf positions/seki-at-the-top.sgf

190 yomi-solve b capture(F18) & live(E18)
#? [Lost]

# E3 joins all stones, but they have no eyes: linked, and dead.
loadsgf positions/one-point-for-two-links.sgf

200 yomi-solve b connect(D3,E4) & live(D3)
#? [Lost]

# White is caught in the ladder though he begins, and F7 is not in danger.
loadsgf positions/ladder-in-the-centre.sgf

210 yomi-solve w capture(F9) & live(F7) escape(5)
#? [Won (pass|G9|H9|G10)( escape\(5\))?]

# F13 and H12 are joined as they stand. C13, B15 or D15 joins the others.
loadsgf positions/left-side-links.sgf

220 yomi-solve w connect(F13,H12) & connect(B14,D14)
#? [Won (C13|B15|D15)]

# The same with Black first.
230 yomi-solve b connect(F13,H12) & connect(B14,D14)
#? [Lost C13]

# F3 takes E5 and saves C5.
loadsgf positions/banned-edge.sgf

240 yomi-solve w capture(E5) & live(C5) escape(5)
#? [Won F3( escape\(5\))?]

# Black has to take a ko for that, and may not take it at once.
250 yomi-solve b capture(C5) & live(E5) escape(5)
#? [Ko- G1( escape\(5\))?]

# Three goals that hang on one ko: with a threat Black gets all of them by E8.
loadsgf positions/banned-centre.sgf

260 yomi-solve b capture(F8) & capture(E9) & live(G9) escape(5)
#? [Ko- E8( escape\(5\))?]

# Each white group needs its ko for the second eye, and neither ko can be ended by White. Black wins
# them one after the other, unless White has threats without end.
loadsgf positions/two-eyes-in-ko.sgf

270 yomi-solve w capture(B3) & capture(M3) within(A3,C3,D3,K3,L3,N3)
#? [Ko\+ pass within.*]

# Each part is Won. But C2 lives by answering in a double ko, and if White need not heed the ko rule
# he takes there for ever, so that Black never gets to O2.
loadsgf positions/double-ko-and-a-stone.sgf

280 yomi-solve w live(C2) & capture(O3) within(A3,B3,D3,F3,G3,H1,O2)
#? [Ko\+ B3 within.*]

# C2 lives by a double ko, Q3 would be caught by a ko: the double ko has a threat for it each time.
# The rare case of Ramon and Croonenborghs, section 3.2.1.
loadsgf positions/double-ko-and-a-ko.sgf

290 yomi-solve w live(C2) & capture(Q3) within(A3,B3,D3,F3,G3,H1,O3,P3,R3)
#? [Lost .* within.*]

# Each link alone would be a ko that Black wins by one threat. Of two kos at once he loses one.
loadsgf positions/two-ko-links.sgf

300 yomi-solve w connect(D3,B3) & connect(H3,K3)
#? [Lost (C3|J3)]

# Black first makes one link safe; the other is a ko.
310 yomi-solve b connect(D3,B3) & connect(H3,K3)
#? [Ko- (C3|J3)]

# The left side is a seki: nobody takes anybody.
loadsgf positions/races-on-all-sides.sgf

320 yomi-solve b capture(A15) & live(A14)
#? [Lost]

# At the top Black can live by Q17, no more.
330 yomi-solve b capture(N19) & live(O19)
#? [Lost]

# At the top White can live, no more.
loadsgf positions/races-at-the-edges.sgf

340 yomi-solve w capture(O19) & live(N19)
#? [Lost]

# A race: whoever takes the other's stones lives by it. White needs C7, Black E4.
loadsgf positions/small-race.sgf

350 yomi-solve w capture(E8) & live(D6) escape(5)
#? [Won C7( escape\(5\))?]

360 yomi-solve b capture(D6) & live(E8) escape(5)
#? [Won E4( escape\(5\))?]

# E6 is beyond danger, so that both hang on B5 alone, and that on the ko which White takes first.
loadsgf positions/ko-for-two-eyes.sgf

370 yomi-solve w live(B5) & live(E6) escape(5)
#? [Ko\+ B2( escape\(5\))?]

# Three races: whoever begins is ahead.
loadsgf positions/race-on-the-edge.sgf

380 yomi-solve b capture(A3) & live(A4)
#? [Won A1]

390 yomi-solve w capture(A3) & live(A4)
#? [Lost (A1|C1)]

loadsgf positions/race-with-few-liberties.sgf

400 yomi-solve w capture(E19) & live(D19)
#? [Won (F16|F17)]

410 yomi-solve b capture(E19) & live(D19)
#? [Lost (C16|C17)]

loadsgf positions/race-around-the-corner.sgf

420 yomi-solve b capture(T3) & live(T4)
#? [Won (S1|S2|T2)]

430 yomi-solve w capture(T3) & live(T4)
#? [Lost (Q5|R5|S5|T5)]
