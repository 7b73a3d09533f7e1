/**
 * The angle within one turn that a number of radians means: its residue modulo 2 pi, the true one.
 *
 * Within 1 ulp of the true residue for every finite double. Whole quarter turns (see `sin`) stay whole quarter turns,
 * and what is within the range already stays as it is. The ranges are half-open for sure: what would round to the
 * excluded end, which is the same angle as the other end, is that end. NaN and infinities give NaN.
 */
import { FULL_TURN, HALF_TURN, QUARTER_TURN } from '../limits.js';
import { reduceTheLongWay, rest } from './long-reduction.js';
import { QUARTER_TURN_TAIL } from './reduction.js';

/** In [-HALF_TURN, HALF_TURN). */
export function withinHalfTurns(x: number): number {
  return x >= -HALF_TURN && x < HALF_TURN ? x : residue(x, true);
}

/** In [0, FULL_TURN). */
export function withinTurn(x: number): number {
  return x >= 0 && x < FULL_TURN ? x + 0 : residue(x, false); // -0 becomes 0
}

function residue(x: number, signed: boolean): number {
  const quarters = reduceTheLongWay(x);
  const head = rest[0] as number; // it has these elements
  const tail = rest[1] as number;
  if (head === 0) return (signed && quarters > 1 ? quarters - 4 : quarters) * QUARTER_TURN;
  return sumWithin(quarters, head, tail, signed);
}

/** `quarters` (0 to 3) and a rest as one angle, rounded as if once. */
function sumWithin(quarters: number, head: number, tail: number, signed: boolean): number {
  let count = quarters;
  if (signed) {
    // Half a turn and a bit is a bit above minus half a turn.
    if (count === 3 || (count === 2 && head > 0)) count -= 4;
  } else if (count === 0 && head < 0) count = 4;
  const whole = count * QUARTER_TURN; // exact up to 4
  const sum = whole + head;
  const angle = sum + (whole - sum + head + (count * QUARTER_TURN_TAIL + tail));
  if (signed) return angle >= HALF_TURN ? -HALF_TURN : angle;
  return angle >= FULL_TURN ? 0 : angle;
}
