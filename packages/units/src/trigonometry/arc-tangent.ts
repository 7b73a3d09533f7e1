/**
 * The arc tangent, and the angle of a vector, in radians.
 *
 * Within 1 ulp of the true value for all doubles, the same bits in every engine; zeros and infinities as IEEE 754 has
 * them, NaN gives NaN. `atan2` is 0 towards positive x and grows towards positive y: with y downwards, from east to
 * south.
 *
 * The quotient of the shorter and the longer leg is carried as two doubles. Up to 7/16 a minimax polynomial (Remez,
 * error below 2^-57) does, above a table of 1/16 steps: atan(q) = atan(c) + atan((q - c) / (1 + q c)).
 */
import { GREATEST_EXACT_PRODUCT, HALF_TURN, LEAST_EXACT_PRODUCT, LINEAR_END, QUARTER_TURN } from '../limits.js';
import { productError } from './exactly.js';

/** Half of `LINEAR_END`: rounding cannot send a ratio back and forth between `atan2` and `atan2AtTheEnds`. */
const LEAST_RATIO = 3.725290298461914e-9;

/** From here on atan(x) is a quarter turn less 1 / x. */
const LARGEST = 134217728;

/** What pi / 2 and pi exceed their doubles by, for each unit of these. */
const TAIL_OF_BASE = 3.8981718325193755e-17;

/** atan(j / 16) for j = 7 to 16, and what rounding took from each. */
const TABLE_START = 7;
const table: readonly number[] = [
  0.4124104415973873, 0.4636476090008061, 0.5123894603107377, 0.5585993153435624, 0.6022873461349642,
  0.6435011087932844, 0.6823165548747481, 0.7188299996216245, 0.7531512809621944, 0.7853981633974483,
];
const tableTail: readonly number[] = [
  -1.587652227770689e-17, 2.2698777452961687e-17, -2.5462781472855804e-17, -5.4556305485916264e-18,
  2.950430737228402e-17, 1.5834785051444286e-17, 6.943223671560008e-18, -2.1478388444456983e-17,
  -2.4256934659182068e-17, 3.061616997868383e-17,
];

export function atan(x: number): number {
  const size = Math.abs(x);
  if (!(size >= LINEAR_END && size < LARGEST)) return atanAtTheEnds(x);
  const steep = size > 1;
  const q = steep ? 1 / size : size;
  const tail = steep ? -productError(q, size, 1) * q : 0;
  const angle = arcTangent(q, tail, steep ? QUARTER_TURN : 0, steep ? -1 : 1);
  return x < 0 ? -angle : angle;
}

export function atan2(y: number, x: number): number {
  const rise = Math.abs(y);
  const run = Math.abs(x);
  const steep = rise > run;
  const a = steep ? run : rise;
  const b = steep ? rise : run;
  const inverse = 1 / b;
  const q = a * inverse;
  if (!(a > LEAST_EXACT_PRODUCT && b < GREATEST_EXACT_PRODUCT && q > LEAST_RATIO)) return atan2AtTheEnds(y, x);
  const tail = -productError(q, b, a) * inverse;
  const west = x < 0;
  const angle = arcTangent(q, tail, steep ? QUARTER_TURN : west ? HALF_TURN : 0, steep === west ? 1 : -1);
  return y < 0 ? -angle : angle;
}

/** base + sign * atan(q + tail), rounded as if once, for 0 <= q <= 1; `base` stands for as many exact quarter turns. */
function arcTangent(q: number, tail: number, base: number, sign: number): number {
  let head: number;
  let rest: number;
  if (q < 0.4375) {
    const z = q * q;
    const w = z * z;
    const even =
      -0.3333333333333292 +
      w *
        (-0.14285714272262234 +
          w *
            (-0.09090886876325091 + w * (-0.06661034237929284 + w * (-0.0497591791939645 + w * -0.01626561111908916))));
    const odd =
      0.19999999999873683 +
      w * (0.11111110395094209 + w * (0.07691872252326681 + w * (0.05833324719996999 + w * 0.03651036840866274)));
    head = q;
    rest = q * z * (even + z * odd) + tail * (1 - z);
  } else {
    const j = Math.floor(q * 16 + 0.5);
    const c = j * 0.0625;
    // q - c is exact. |t| is at most 1/32 / (1 + c^2), so a few terms of the series do.
    const t = (q - c + tail) / (1 + q * c);
    const z = t * t;
    const series = -0.3333333333333333 + z * (0.2 + z * (-0.14285714285714285 + z * 0.1111111111111111));
    head = table[j - TABLE_START] as number; // 7/16 <= q <= 1, so 7 <= j <= 16
    rest = (tableTail[j - TABLE_START] as number) + t * z * series + t;
  }
  const sum = base + sign * head;
  return sum + (base - sum + sign * head + base * TAIL_OF_BASE + sign * rest);
}

/** Magnitudes below `LINEAR_END`, where q - q^3 / 3 rounds to q, or from `LARGEST` on; infinities and NaN. */
function atanAtTheEnds(x: number): number {
  if (x > 1) return QUARTER_TURN - 1 / x;
  if (x < -1) return -QUARTER_TURN - 1 / x;
  return x;
}

/** Legs of which one is zero, far smaller than the other, close to an end of the range, infinite or NaN. */
function atan2AtTheEnds(y: number, x: number): number {
  if (x !== x || y !== y) return Number.NaN;
  const rise = Math.abs(y);
  const run = Math.abs(x);
  const infinite = Number.POSITIVE_INFINITY;
  const west = x < 0 || Object.is(x, -0);
  const north = y < 0 || Object.is(y, -0);
  let angle: number;
  if (rise === infinite && run === infinite) angle = west ? 2.356194490192345 : 0.7853981633974483;
  else if (rise === 0 || run === infinite) angle = west ? HALF_TURN : 0;
  else if (run === 0 || rise === infinite) angle = QUARTER_TURN;
  else if (run <= LINEAR_END * rise) angle = QUARTER_TURN - x / rise;
  else if (rise <= LINEAR_END * run) angle = west ? HALF_TURN - rise / run : rise / run;
  else {
    // By one power of two, exactly: the legs are within 2^27 of each other.
    const scale = rise > 1 ? LEAST_EXACT_PRODUCT : GREATEST_EXACT_PRODUCT;
    return atan2(y * scale, x * scale);
  }
  return north ? -angle : angle;
}
