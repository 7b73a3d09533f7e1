/** Random numbers by place: the same tile has the same number, whatever is painted and in which order. */
import { requireInteger } from '@tilewright/units/checks';

/** A number from 0 to less than 1 for the tile at a column and row: the same each time. */
export type RandomAt = (x: number, y: number) => number;

/** The number of values of 32 bits. */
const WORD = 0x1_0000_0000;

/**
 * Makes a function that gives each tile a random number of its own: from 0 to less than 1, a multiple of 2^-32.
 *
 * The number depends only on the seed and the tile, so a tile that is painted again gets the same picture.
 *
 * @param seed - an integer; another seed gives other numbers
 * @returns a function of column and row, which must be integers
 * @throws RangeError if the seed is not a safe integer
 *
 * @remarks The function takes a few nanoseconds. The numbers are for pictures, not for secrets.
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

/** 2^32 divided by the golden ratio, made odd: neighbors in a row land far apart. */
const SPREAD = 0x9e37_79b1;

/** Two rounds of multiplying by an odd number and folding the upper bits down: each bit changes about half of the others. */
function mixed(bits: number): number {
  const once = Math.imul(bits ^ (bits >>> 16), 0x7feb_352d);
  const twice = Math.imul(once ^ (once >>> 15), 0x846c_a68b);
  return twice ^ (twice >>> 16);
}
