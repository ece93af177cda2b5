/**
 * Lambda df-pn and plain df-pn for captures (Yoshizoe, Kishimoto, Mueller, <i>Lambda depth-first proof number search and
 * its application to Go</i>, IJCAI 2007), as solvers and as an experiment that compares them.
 */
@NullMarked
package org.yomi.solvers.lambda;

import org.jspecify.annotations.NullMarked;
