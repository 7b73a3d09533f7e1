/** The oracle of directions, and hostile ones. */
import type { Direction2 } from '../compass.js';
import fc from 'fast-check';
import { pi, toFixed, trueAtan2, type Fixed } from '../../trigonometry/testing/reference.js';
import { unsafeDirection } from '../raw.js';

/** The direction nearest to the vector (x, y): an int32. */
export function nearestBits(x: number, y: number): number {
  const angle = trueAtan2(y, x);
  return nearestUnit(angle.value, pi(angle.bits));
}

/** The direction nearest to an angle in radians: an int32. */
export function nearestBitsOfAngle(radians: number): number {
  const bits = 1500;
  return nearestUnit(toFixed(radians, bits), pi(bits));
}

function nearestUnit(angle: bigint, halfTurn: bigint): number {
  const doubled = (angle * 2n ** 32n) / halfTurn; // in half units, towards zero
  const floored = doubled * halfTurn > angle * 2n ** 32n ? doubled - 1n : doubled;
  return Number(BigInt.asIntN(32, (floored + 1n) >> 1n));
}

/**
 * Integer vectors that lie nearest to the border between `bits` and the next direction, on both sides: the convergents
 * of its slope, and those as long as a power of two. For borders of the first eighth of the turn.
 */
export function vectorsNearBorder(bits: number): readonly (readonly [number, number])[] {
  const precision = 320;
  const slope = borderSlope(bits, precision);
  let above = slope;
  let below = 1n << BigInt(precision);
  const rise = Number(slope >> BigInt(precision - 52));
  const vectors: (readonly [number, number])[] = [rise, rise + 1].map((y) => [2 ** 52, y]);
  let [p0, q0, p1, q1] = [0n, 1n, 1n, 0n];
  while (below !== 0n) {
    const whole = above / below;
    [p0, q0, p1, q1] = [p1, q1, whole * p1 + p0, whole * q1 + q0];
    if (q1 >= 2n ** 53n) break;
    if (p1 > 0n) vectors.push([Number(q1), Number(p1)]);
    [above, below] = [below, above - whole * below];
  }
  return vectors;
}

/** tan((2 bits + 1) pi / 2^32). */
function borderSlope(bits: number, precision: number): bigint {
  const [cosine, sine] = cosineAndSine((BigInt(2 * bits + 1) * pi(precision)) >> 32n, precision);
  return (sine << BigInt(precision)) / cosine;
}

/** The exact components of the unit vector of a direction. */
export function trueUnitVector(bits: number): readonly [Fixed, Fixed] {
  const precision = 320;
  const [cosine, sine] = cosineAndSine((BigInt(bits) * pi(precision)) >> 31n, precision);
  // 1 and 0 in the main directions, where the last of the 320 bits are not right.
  return [
    { value: bits % 2 ** 31 === 2 ** 30 || bits % 2 ** 31 === -(2 ** 30) ? 0n : cosine, bits: precision },
    { value: bits % 2 ** 31 === 0 ? 0n : sine, bits: precision },
  ];
}

/** The series of e^(i angle), term by term. */
function cosineAndSine(angle: bigint, precision: number): readonly [bigint, bigint] {
  const scale = BigInt(precision);
  let cosine = 0n;
  let sine = 0n;
  let term = 1n << scale;
  for (let n = 0n; term !== 0n; n++) {
    const signed = n % 4n < 2n ? term : -term;
    if (n % 2n === 0n) cosine += signed;
    else sine += signed;
    term = (term * angle) / (n + 1n) / (1n << scale);
  }
  return [cosine, sine];
}

/** Any direction, the compass and its neighbors often. */
export const anyDirection: fc.Arbitrary<Direction2> = fc
  .oneof(
    fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }),
    fc.tuple(fc.integer({ min: -4, max: 3 }), fc.integer({ min: -3, max: 3 })).map(([e, d]) => (e * 2 ** 29 + d) | 0),
  )
  .map((bits) => unsafeDirection(bits));
