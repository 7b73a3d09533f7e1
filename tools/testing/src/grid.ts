/**
 * Doubles on a common integer grid: every finite double is a whole number of 2^-1074, and a handful of them share a
 * much coarser unit. The oracles count in that unit with BigInt, so what they answer is true, plain and slow.
 */

/** The values as whole multiples of `1 / one`, all with the same `one` (a power of two). */
export type OnGrid = { readonly one: bigint; readonly values: readonly bigint[] };

export function onGrid(...values: readonly number[]): OnGrid {
  const parts = values.map(decompose);
  const finest = parts.reduce((least, part) => Math.min(least, part.exponent), 0);
  return {
    one: 1n << BigInt(-finest),
    values: parts.map((part) => part.mantissa << BigInt(part.exponent - finest)),
  };
}

/** The greatest whole number that is not above `numerator / denominator`; the denominator is positive. */
export function floorDivide(numerator: bigint, denominator: bigint): number {
  const quotient = numerator / denominator;
  return Number(numerator < 0n && quotient * denominator !== numerator ? quotient - 1n : quotient);
}

/** Element `i` of a list that is known to have one. */
export function at<T>(list: readonly T[], i: number): T {
  const value = list[i];
  if (value === undefined) throw new RangeError(`at: no element ${i} in a list of ${list.length}`);
  return value;
}

const view = new DataView(new ArrayBuffer(8));

function decompose(value: number): { mantissa: bigint; exponent: number } {
  if (!Number.isFinite(value)) throw new RangeError(`onGrid: value must be finite, received ${value}`);
  if (Number.isInteger(value) && Math.abs(value) <= 2 ** 53) return { mantissa: BigInt(value), exponent: 0 };
  view.setFloat64(0, value);
  const bits = view.getBigUint64(0);
  const exponentBits = Number((bits >> 52n) & 0x7ffn);
  const fraction = bits & 0xf_ffff_ffff_ffffn;
  let mantissa = exponentBits === 0 ? fraction : fraction | (1n << 52n);
  let exponent = Math.max(exponentBits, 1) - 1075;
  // Trailing zeros go into the exponent, so that the common unit stays coarse and the integers short.
  while (exponent < 0 && (mantissa & 1n) === 0n) {
    mantissa >>= 1n;
    exponent++;
  }
  return { mantissa: value < 0 ? -mantissa : mantissa, exponent };
}
