/** Doubles that break geometry: neighbors, subnormals, whole numbers, powers of two, distant coordinates. */
import fc from 'fast-check';

/** Values that every check must reject. */
export const notFinite: readonly number[] = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];

const float = new Float64Array(1);
const whole = new BigInt64Array(float.buffer);

/** The smallest double above a finite `value`. */
export function nextUp(value: number): number {
  if (value === 0) return Number.MIN_VALUE;
  float[0] = value;
  whole[0] = (whole[0] ?? 0n) + (value > 0 ? 1n : -1n);
  return float[0] ?? Number.NaN;
}

/** The largest double below a finite `value`. */
export function nextDown(value: number): number {
  return -nextUp(-value);
}

/** The number of steps between doubles from `a` to `b`: 0 if they are equal (as are 0 and -0), 1 for neighbors. */
export function ulpsBetween(a: number, b: number): number {
  const distance = ordinal(a) - ordinal(b);
  return Number(distance < 0n ? -distance : distance);
}

function ordinal(value: number): bigint {
  float[0] = value;
  const pattern = whole[0] ?? 0n;
  return pattern >= 0n ? pattern : -(pattern & 0x7fff_ffff_ffff_ffffn);
}

/** Coordinates of a game: anywhere within `limit`, with many whole and half numbers and their neighbors. */
export function coordinate(limit: number): fc.Arbitrary<number> {
  const integer = fc.integer({ min: -Math.floor(limit), max: Math.floor(limit) });
  return fc.oneof(
    fc.double({ min: -limit, max: limit, noNaN: true }),
    integer,
    integer.map((n) => n / 2),
    integer.map((n) => nextUp(n)),
    integer.map((n) => nextDown(n)),
    fc.constantFrom(0, -0, Number.MIN_VALUE, -Number.MIN_VALUE, 1e-300, -1e-300),
  );
}
