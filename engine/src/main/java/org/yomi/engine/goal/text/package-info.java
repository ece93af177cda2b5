/**
 * The goal language: text to goals and back.
 *
 * <pre>
 * text       = or { assumption }
 * or         = and { "|" and }
 * and        = unary { "&amp;" unary }
 * unary      = "!" unary | "(" or ")" | "not" "(" or ")" | ("and" | "or") "(" or "," or { "," or } ")" | atom
 * atom       = ("capture" | "live" | "safe") "(" vertex { "," vertex } ")"
 *            | "connect" "(" vertex "," vertex { "," vertex } ")" | "enter" "(" vertex "," region ")"
 *            | "race" "(" vertex "," vertex { "," vertex } ")" | "invade" "(" colour "," region ")"
 * assumption = ("escape" | "open" | "apart") "(" number ")" | "within" "(" region ")"
 *            | "alive" "(" vertex { "," vertex } ")" | "noko" "(" colour ")"
 * region     = "board" | box { "," box }
 * box        = vertex [ "-" vertex ]
 * colour     = "black" | "white" | "b" | "w"
 * </pre>
 *
 * Words in any case; spaces may stand between any two words or signs.
 */
@NullMarked
package org.yomi.engine.goal.text;

import org.jspecify.annotations.NullMarked;
