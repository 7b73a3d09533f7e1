/** Random numbers by tile: a tile always has the same number, independent of the order of painting. */
import { requireInteger } from '@tilewright/units/checks';

/** Returns the number of the tile at a column and row: from 0 to less than 1, always the same. */
export type RandomAt = (x: number, y: number) => number;

/** The number of values of 32 bits. */
const WORD = 0x1_0000_0000;

/**
 * Makes a function that returns a random number for each tile: from 0 to less than 1, a multiple of 2^-32.
 *
 * The number depends only on the seed and the tile, so a repainted tile gets the same picture.
 *
 * @param seed - an integer; different seeds give different numbers
 * @returns a function of column and row, which must be integers
 * @throws RangeError if the seed is not a safe integer
 *
 * @remarks A call takes a few nanoseconds. The numbers are not cryptographically secure.
 *
 * @example
 * const random = randomAt(7);
 * random(3, 4) === random(3, 4) // => true
 * random(3, 4) === random(4, 3) // => false
 */
export function randomAt(seed: number): RandomAt {
  requireInteger('randomAt', 'seed', seed);
  const low = mixed(seed | 0);
  const start = mixed(low ^ Math.floor(seed / WORD));
  return (x, y) => (mixed(Math.imul(mixed(Math.imul(start ^ x, SPREAD) ^ start) ^ y, SPREAD)) >>> 0) / WORD;
}

/** 2^32 divided by the golden ratio, made odd: neighbors in a row get distant values. */
const SPREAD = 0x9e37_79b1;

/** Two rounds of multiply and xor-shift: each input bit changes about half of the output bits. */
function mixed(bits: number): number {
  const once = Math.imul(bits ^ (bits >>> 16), 0x7feb_352d);
  const twice = Math.imul(once ^ (once >>> 15), 0x846c_a68b);
  return twice ^ (twice >>> 16);
}
