#!/bin/sh
# Draws the pictures of the documentation anew, each from a position in examples/. Needs the build.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$here/../..

draw() {
  "$root/analyze-commands/target/yomi/bin/yomi" draw --seconds 60 "$root/examples/$1.sgf" -o "$here/$2.svg" --goal "$3" $4
}

draw ladder ladder 'capture(D4)' ''
draw ladder-broken ladder-broken 'capture(D4) escape(3)' ''
draw net net 'capture(E5)' ''
draw snapback snapback 'capture(D2)' ''
draw ko ko 'capture(C1) escape(4)' ''
draw corner corner-black 'live(C3) alive(A4,E1)' '--color b'
draw corner corner-white 'live(C3) alive(A4,E1)' '--color w'
draw bamboo bamboo 'connect(C4,C6)' ''
draw game game 'capture(C6)' '--move 27'
draw corner safe 'safe(C3)' '--color w'
draw corner invade 'invade(white,A1-C2)' '--color w'
draw monkey-jump enter 'enter(D2,G1-J2)' ''
draw game race 'race(B7,B8)' '--move 27'
draw bamboo not '!connect(C4,C6)' ''
draw two and 'capture(C3) & capture(G3)' ''
draw double or 'capture(C2) | !connect(A2,C2)' ''
