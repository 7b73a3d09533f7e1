/**
 * The angle within one turn that a number of radians means: its residue modulo 2 pi, the true one.
 *
 * Within 1 ulp of the true residue for every finite double. Whole quarter turns (see `sin`) stay whole quarter turns, and
 * what is within the range already stays as it is. The ranges are half-open for sure: what would round to the excluded
 * end, which is the same angle as the other end, is that end. NaN and infinities give NaN.
 */
import { reduceTheLongWay, rest } from './long-reduction.js';
import { quarterTurn, quarterTurnTail } from './reduction.js';

const halfTurn = 3.141592653589793;
const fullTurn = 6.283185307179586;

/** In [-halfTurn, halfTurn). */
export function withinHalfTurns(x: number): number {
  return x >= -halfTurn && x < halfTurn ? x : residue(x, true);
}

/** In [0, fullTurn). */
export function withinTurn(x: number): number {
  return x >= 0 && x < fullTurn ? x + 0 : residue(x, false); // -0 becomes 0
}

function residue(x: number, signed: boolean): number {
  const quarters = reduceTheLongWay(x);
  const head = rest[0] as number; // it has these elements
  const tail = rest[1] as number;
  if (head === 0) return (signed && quarters > 1 ? quarters - 4 : quarters) * quarterTurn;
  return sumWithin(quarters, head, tail, signed);
}

/** `quarters` (0 to 3) and a rest as one angle, rounded as if once. */
function sumWithin(quarters: number, head: number, tail: number, signed: boolean): number {
  let count = quarters;
  if (signed) {
    // Half a turn and a bit is a bit above minus half a turn.
    if (count === 3 || (count === 2 && head > 0)) count -= 4;
  } else if (count === 0 && head < 0) count = 4;
  const whole = count * quarterTurn; // exact up to 4
  const sum = whole + head;
  const angle = sum + (whole - sum + head + (count * quarterTurnTail + tail));
  if (signed) return angle >= halfTurn ? -halfTurn : angle;
  return angle >= fullTurn ? 0 : angle;
}
