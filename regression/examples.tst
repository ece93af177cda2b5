# The answers that README.md and docs/ give for the positions in examples/.

loadsgf ../examples/ladder.sgf
10 yomi-solve b capture(D4)
#? [Won D5]
20 yomi-solve b !live(D4)
#? [Won D5]

loadsgf ../examples/ladder-broken.sgf
30 yomi-solve b capture(D4) escape(3)
#? [Lost escape\(3\)]

loadsgf ../examples/net.sgf
40 yomi-solve b capture(E5)
#? [Won F6]
42 yomi-order b capture(E5)
#? [Won F6 order 2]
44 yomi-order w live(E5) escape(4)
#? [Won F5 order none escape\(4\)]
46 yomi-explain b capture(E5)
#? [Black to move: Black captures E5\..Line: Black F6, .*: E5 is captured\..*Moves elsewhere change nothing.*\.]
48 yomi-verify b capture(E5)
#? [Confirmed 1\d\d positions]
50 yomi-solve w live(E5) escape(4)
#? [Won F5 escape\(4\)]
60 yomi-solve b connect(D5,E4)
#? [Won (C3|D3|E3|B4|C4|C5|F6)]
70 yomi-status capture(E5) escape(4)
#? [unsettled black F6 white F5 escape\(4\)]

loadsgf ../examples/snapback.sgf
80 yomi-solve b capture(D2)
#? [Won D1]

loadsgf ../examples/ko.sgf
90 yomi-solve w capture(C1) escape(4)
#? [Ko- E1 escape\(4\)]
100 yomi-json w capture(C1) escape(4)
#? [.*"threats":1,.*]
110 yomi-status capture(C1) escape(4)
#? [ko black Won A1 white Ko- E1 escape\(4\)]
120 yomi-solve w live(C1) escape(4)
#? [Ko\+ E1 escape\(4\)]
122 yomi-status race(D1,C1)
#? [unsettled black A1 white E1]
124 yomi-verify w race(D1,C1)
#? [Confirmed \d+ positions]

loadsgf ../examples/corner.sgf
130 yomi-solve b live(C3) alive(A4,E1)
#? [Lost B2 alive\(E1,A4\)]
140 yomi-solve w live(C3) alive(A4,E1)
#? [Won (B1|B2)]
145 yomi-status live(C3) alive(A4,E1)
#? [unsettled black B2 white (B1|B2) alive\(E1,A4\)]
150 yomi-solve b live(C3) within(A1-C2)
#? [Lost B2 within\(A1-C2\)]
152 yomi-solve w safe(C3)
#? [Won (B1|B2)]
154 yomi-solve w invade(white,A1-C2)
#? [Won (B1|B2)]

# The monkey jump, and how it is stopped.
loadsgf ../examples/monkey-jump.sgf
156 yomi-solve w enter(D2,G1-J2)
#? [Won G1]
158 yomi-solve b enter(D2,G1-J2) within(C1-J2)
#? [Lost G2 within\(C1-J2\)]

loadsgf ../examples/bamboo.sgf
160 yomi-solve w connect(C4,C6)
#? [Won]
170 yomi-solve b connect(C4,C6)
#? [Won pass]
172 yomi-moves b connect(C4,C6)
#? [Won C5 D5 C7 D7 pass]
174 yomi-verify w connect(C4,C6)
#? [Confirmed \d+ positions]
180 yomi-solve w !connect(C4,C6)
#? [Lost]

# E3 lets either group out, and Black closes one side with the first move.
loadsgf ../examples/two.sgf
182 yomi-solve b capture(C3) & capture(G3)
#? [Won (E2|D3|F3|E4)]

loadsgf ../examples/double.sgf
184 yomi-solve w capture(C2)
#? [Lost]
186 yomi-solve w !connect(A2,C2)
#? [Lost]
188 yomi-solve w capture(C2) | !connect(A2,C2)
#? [Won (B2|D2)]

loadsgf ../examples/game.sgf 27
190 yomi-solve b capture(C6)
#? [Won D5]
192 yomi-solve b race(B7,B8)
#? [Won (A6|D5)]
194 yomi-solve w race(B7,B8)
#? [Lost A6]
196 yomi-verify b race(B7,B8)
#? [Confirmed \d+ positions]
