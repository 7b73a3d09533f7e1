/**
 * The crossing of a line and a grid line: `p + (a - d) (b - e) / (c - f)`, rounded to the nearest double.
 *
 * Double-double arithmetic computes it with an error bound. If the bound cannot tell the nearest double from its
 * neighbor, big integers decide.
 */
import { differenceTail, productTail, scaledInteger, sumTail } from '@tilewright/units/exact';
import { PAIR_ERROR, UNDERFLOW_BOUND } from '../limits.js';

// The offsets of the numbers. They are in an array, since engines box doubles that are passed to calls.
export const AT_P = 0;
export const AT_A = 1;
export const AT_D = 2;
export const AT_B = 3;
export const AT_E = 4;
export const AT_C = 5;
export const AT_F = 6;
export const AT_RESULT = 7;
export const CROSSING_NUMBERS = 8;

/** Writes the result into the array from which it reads. */
export function cross(numbers: Float64Array): void {
  const p = numbers[AT_P]!;
  const a = numbers[AT_A]! - numbers[AT_D]!;
  const b = numbers[AT_B]! - numbers[AT_E]!;
  const c = numbers[AT_C]! - numbers[AT_F]!;
  const product = a * b;
  const quotient = product / c;
  const back = quotient * c;
  const tailA = differenceTail(numbers[AT_A]!, numbers[AT_D]!, a);
  const tailB = differenceTail(numbers[AT_B]!, numbers[AT_E]!, b);
  const tailC = differenceTail(numbers[AT_C]!, numbers[AT_F]!, c);
  const productRest = productTail(a, b, product) + (a * tailB + b * tailA);
  const rest = (product - back - productTail(quotient, c, back) + (productRest - quotient * tailC)) / c;
  const rounded = p + quotient;
  const low = sumTail(p, quotient, rounded) + rest;
  const sum = rounded + low;
  const over = low - (sum - rounded);
  const error = PAIR_ERROR * (Math.abs(p) + Math.abs(quotient)) + UNDERFLOW_BOUND;
  numbers[AT_RESULT] = sum;
  if (sum + (over + error) !== sum || sum + (over - error) !== sum) numbers[AT_RESULT] = nearest(numbers);
}

/** The nearest double, computed with integers in units of 2^-1074, of which all doubles are multiples. */
function nearest(numbers: Float64Array): number {
  const whole = (at: number): bigint => scaledInteger(numbers[at]!);
  const c = whole(AT_C) - whole(AT_F);
  const product = (whole(AT_A) - whole(AT_D)) * (whole(AT_B) - whole(AT_E));
  const value = (whole(AT_P) * c + product) * (c < 0n ? -1n : 1n);
  const denominator = c < 0n ? -c : c;
  const magnitude = value < 0n ? -value : value;
  const rounded = roundedQuotient(magnitude, denominator);
  return value < 0n ? -rounded : rounded;
}

/** The double nearest to a quotient in units of 2^-1074; ties go to even. */
function roundedQuotient(numerator: bigint, denominator: bigint): number {
  let quotient = numerator / denominator;
  let rest = numerator % denominator;
  if (quotient < GREATEST_STEPS) {
    // In this range all multiples are doubles.
    rest *= 2n;
    if (rest > denominator || (rest === denominator && quotient % 2n === 1n)) quotient++;
    return Number(quotient) * Number.MIN_VALUE;
  }
  let halvings = 0;
  for (; quotient >= MANY_STEPS; quotient >>= 1n) {
    if (quotient % 2n === 1n) rest = 1n;
    halvings++;
  }
  // More bits than a double has, with a sticky last bit, so that the conversion rounds once.
  let result = (Number(2n * quotient + (rest === 0n ? 0n : 1n)) / 2) * Number.MIN_VALUE;
  for (; halvings > 0; halvings--) result *= 2;
  return result;
}

const GREATEST_STEPS = 0x20_0000_0000_0000n;
const MANY_STEPS = 0x1000_0000_0000_0000n;
