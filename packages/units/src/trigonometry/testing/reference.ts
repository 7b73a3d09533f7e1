/**
 * The oracle of the trigonometry: fixed-point series over BigInt, plain and slow.
 *
 * A value is an integer in units of 2^-bits, right to a few of these units; `bits` grows until the last double of the
 * answer lies more than 200 bits above them. So what is compared with is the true value for all purposes of a double.
 */
import { rational, type Rational } from '@tilewright/testing';

export type Fixed = { readonly value: bigint; readonly bits: number };

const guard = 320;

export function trueSin(x: number): Fixed {
  return sineAndCosine(x)[0];
}

export function trueCos(x: number): Fixed {
  return sineAndCosine(x)[1];
}

export function trueTan(x: number): Fixed {
  const [sine, cosine] = sineAndCosine(x);
  return { value: (sine.value << BigInt(sine.bits)) / cosine.value, bits: sine.bits };
}

/** For finite arguments that are not both zero. */
export function trueAtan2(y: number, x: number): Fixed {
  const bits = guard + Math.max(0, Math.abs(exponentOf(y) - exponentOf(x)));
  const a = absolute(rational(y));
  const b = absolute(rational(x));
  const steep = a.numerator * b.denominator > b.numerator * a.denominator;
  const ratio = steep
    ? ((b.numerator * a.denominator) << BigInt(bits)) / (b.denominator * a.numerator)
    : ((a.numerator * b.denominator) << BigInt(bits)) / (a.denominator * b.numerator);
  let angle = arcTangent(ratio, bits);
  if (steep) angle = pi(bits) / 2n - angle;
  if (x < 0) angle = pi(bits) - angle;
  return { value: y < 0 || Object.is(y, -0) ? -angle : angle, bits };
}

export function trueAsin(x: number): Fixed {
  const bits = guard + Math.max(0, -exponentOf(x));
  const [sine, cosine] = legs(x, bits);
  const magnitude = sine < 0n ? -sine : sine;
  const angle =
    magnitude < cosine
      ? arcTangent((magnitude << BigInt(bits)) / cosine, bits)
      : pi(bits) / 2n - arcTangent((cosine << BigInt(bits)) / magnitude, bits);
  return { value: sine < 0n ? -angle : angle, bits };
}

export function trueAcos(x: number): Fixed {
  const asin = trueAsin(x);
  return { value: pi(asin.bits) / 2n - asin.value, bits: asin.bits };
}

export function trueHypot(x: number, y: number): Fixed {
  const bits = guard + 1100;
  const a = toFixed(x, bits);
  const b = toFixed(y, bits);
  return { value: squareRoot(a * a + b * b), bits };
}

/**
 * How far `computed` lies from the truth, in units in the last place of the truth (the spacing of the doubles around
 * it; 2^-1074 among the subnormals). At most 0.5 is "correctly rounded", below 1 is "one of the two nearest".
 */
export function errorInUlps(computed: number, truth: Fixed): number {
  if (!Number.isFinite(computed)) return Number.POSITIVE_INFINITY;
  const c = rational(computed);
  const scale = BigInt(truth.bits);
  const difference = (c.numerator << scale) - truth.value * c.denominator;
  const exponent = truth.value === 0n ? -1022 : bitLength(truth.value) - 1 - truth.bits;
  const ulp = Math.max(exponent, -1022) - 52;
  // difference / (denominator * 2^bits) / 2^ulp, in millionths
  let numerator = (difference < 0n ? -difference : difference) * 1_000_000n;
  let denominator = c.denominator << scale;
  if (ulp < 0) numerator <<= BigInt(-ulp);
  else denominator <<= BigInt(ulp);
  return Number(numerator / denominator) / 1_000_000;
}

/** The exact value of a double in units of 2^-bits, rounded down. */
export function toFixed(x: number, bits: number): bigint {
  const { numerator, denominator } = rational(x);
  return (numerator << BigInt(bits)) / denominator;
}

const knownPi = new Map<number, bigint>();

/** Machin: pi = 16 atan(1/5) - 4 atan(1/239). */
export function pi(bits: number): bigint {
  let value = knownPi.get(bits);
  if (value === undefined) {
    const extra = 32;
    const one = 1n << BigInt(bits + extra);
    value = (16n * arcTangentSeries(one / 5n, bits + extra) - 4n * arcTangentSeries(one / 239n, bits + extra)) >> 32n;
    knownPi.set(bits, value);
  }
  return value;
}

function sineAndCosine(x: number): readonly [Fixed, Fixed] {
  const exponent = exponentOf(x);
  const bits = guard + Math.max(0, -exponent);
  // The reduction of a huge argument needs pi to as many bits more.
  const wide = bits + Math.max(0, exponent);
  const quarter = pi(wide) / 2n;
  const scaled = toFixed(x, wide);
  const count = (2n * scaled + quarter) / (2n * quarter); // any near count does: the series converge for every rest
  const rest = (scaled - count * quarter) >> BigInt(wide - bits);
  const sine = { value: sineSeries(rest, bits), bits };
  const cosine = { value: cosineSeries(rest, bits), bits };
  switch (((count % 4n) + 4n) % 4n) {
    case 0n:
      return [sine, cosine];
    case 1n:
      return [cosine, negated(sine)];
    case 2n:
      return [negated(sine), negated(cosine)];
    default:
      return [negated(cosine), sine];
  }
}

function sineSeries(r: bigint, bits: number): bigint {
  return powerSeries(r, r, bits, 2n);
}

function cosineSeries(r: bigint, bits: number): bigint {
  return powerSeries(1n << BigInt(bits), r, bits, 1n);
}

/** first - first r^2 / (n (n + 1)) + ..., the next term always divided by the next two whole numbers from `n` on. */
function powerSeries(first: bigint, r: bigint, bits: number, n: bigint): bigint {
  const square = (r * r) >> BigInt(bits);
  let term = first;
  let sum = first;
  for (let k = n; term !== 0n; k += 2n) {
    term = -((term * square) >> BigInt(bits)) / (k * (k + 1n));
    sum += term;
  }
  return sum;
}

/** Of 0 <= t <= 1: halve the angle three times by t / (1 + sqrt(1 + t^2)), then Gregory's series. */
function arcTangent(t: bigint, bits: number): bigint {
  const scale = BigInt(bits);
  const one = 1n << scale;
  let halved = t;
  for (let i = 0; i < 3; i++) halved = (halved << scale) / (one + squareRoot((one << scale) + halved * halved));
  return 8n * arcTangentSeries(halved, bits);
}

function arcTangentSeries(t: bigint, bits: number): bigint {
  const scale = BigInt(bits);
  const square = (t * t) >> scale;
  let power = t;
  let sum = t;
  for (let k = 3n; power !== 0n; k += 2n) {
    power = -((power * square) >> scale);
    sum += power / k;
  }
  return sum;
}

function legs(x: number, bits: number): readonly [bigint, bigint] {
  const sine = toFixed(x, bits);
  return [sine, squareRoot((1n << BigInt(2 * bits)) - sine * sine)];
}

/** The greatest integer whose square is not above `n` (Newton from above). */
function squareRoot(n: bigint): bigint {
  if (n < 2n) return n;
  let root = 1n << BigInt((bitLength(n) + 1) >> 1);
  for (;;) {
    const next = (root + n / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}

function bitLength(n: bigint): number {
  const text = (n < 0n ? -n : n).toString(16);
  return n === 0n ? 0 : 4 * text.length - Math.clz32(Number.parseInt(text.charAt(0), 16)) + 28;
}

/** The binary exponent of a double: 0 for 1, 1 for 2 and 3; that of the least double for zero. */
function exponentOf(x: number): number {
  if (x === 0) return -1074;
  const { numerator, denominator } = rational(x);
  return bitLength(numerator) - bitLength(denominator);
}

function absolute(a: Rational): Rational {
  return { numerator: a.numerator < 0n ? -a.numerator : a.numerator, denominator: a.denominator };
}

function negated(a: Fixed): Fixed {
  return { value: -a.value, bits: a.bits };
}

/** x less whole turns: in [-pi, pi), or in [0, 2 pi). */
export function trueResidue(x: number, signed: boolean): Fixed {
  const exponent = exponentOf(x);
  const bits = guard + Math.max(0, -exponent);
  const wide = bits + Math.max(0, exponent);
  const turn = 2n * pi(wide);
  const value = ((toFixed(x, wide) % turn) + turn) % turn;
  return { value: (signed && 2n * value >= turn ? value - turn : value) >> BigInt(wide - bits), bits };
}
