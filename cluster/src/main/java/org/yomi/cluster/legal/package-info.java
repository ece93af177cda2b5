/**
 * The number of legal positions as map and reduce: a border state's class is a key, its counts modulo some primes are the value.
 * The map fills the next point; the reduction adds up what leads to the same class.
 */
@NullMarked
package org.yomi.cluster.legal;

import org.jspecify.annotations.NullMarked;
