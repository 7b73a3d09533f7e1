/** Arguments on which trigonometry goes wrong. */
import fc from 'fast-check';

const float = new Float64Array(1);
const whole = new BigInt64Array(float.buffer);

/** The double that lies `steps` doubles further from zero. */
export function outwards(value: number, steps: number): number {
  float[0] = value;
  whole[0] = (whole[0] as bigint) + BigInt(steps);
  return float[0];
}

/** Every finite double alike: all exponents, subnormals too. */
export const anyDouble: fc.Arbitrary<number> = fc.double({ noNaN: true, noDefaultInfinity: true });

/** Doubles on and a few ulps beside small multiples of 1/8 turn, as quotients of pi or sums give them. */
export const nearEighths: fc.Arbitrary<number> = fc
  .tuple(fc.integer({ min: 1, max: 4_000_000 }), fc.integer({ min: -3, max: 3 }), fc.boolean())
  .map(([count, steps, negative]) => {
    const x = outwards((count * Math.PI) / 4, steps);
    return negative ? -x : x;
  });

/** The same with small counts, which games use. */
export const nearFirstEighths: fc.Arbitrary<number> = fc
  .tuple(fc.integer({ min: -64, max: 64 }), fc.integer({ min: -40, max: 40 }))
  .filter(([count]) => count !== 0)
  .map(([count, steps]) => outwards((count * Math.PI) / 4, steps));

/** Angles of a game: a few turns. */
export const ordinaryAngle: fc.Arbitrary<number> = fc
  .integer({ min: -(2 ** 31), max: 2 ** 31 })
  .map((n) => n * 1e-8 * 1.0000001);

/** Within an eighth of a turn, evenly. */
export const smallAngle: fc.Arbitrary<number> = fc
  .integer({ min: -(2 ** 31), max: 2 ** 31 })
  .map((n) => (n / 2 ** 31) * 0.8);

/** The doubles that come nearest to multiples of pi / 2 (found by continued fractions), and the ends of the range. */
export const hostileAngles: readonly number[] = [
  Number.MAX_VALUE,
  Number.MIN_VALUE,
  2.2250738585072014e-308,
  2.225073858507201e-308,
  6381956970095103 * 2 ** 797,
  5319372648326541 * 2 ** 416,
  5.319372648326541e255,
  1e22,
  1e300,
  2 ** 1023,
  2 ** 52,
  2 ** 53,
  1647099.3291652855,
  1647099.3291652857,
  1647098.543767122,
  0.7853981633974483,
  0.7853981633974484,
  7.450580596923828e-9,
  7.450580596923827e-9,
  9.313225746154785e-10,
  1e-5,
  355,
  103993,
  11,
  22,
  52174,
  573204,
  42781604,
];
