/**
 * The last resort of the predicates: whole numbers without limits. Exact for all finite doubles; some microseconds.
 *
 * Every finite double is a whole multiple of 2^-1074. The predicates are homogeneous polynomials, whose sign does not
 * change when all of their arguments are multiplied by 2^1074.
 */
import type { Sign } from './expansion.js';

/** `value * 2^1074`. @throws RangeError unless `value` is finite */
export function scaledInteger(value: number): bigint {
  let whole = value;
  let shift = 1074;
  // What is finite and not whole is below 2^52: this neither rounds nor overflows.
  while (whole % 1 !== 0 && Number.isFinite(whole)) {
    whole *= 0x10_0000_0000_0000;
    shift -= 52;
  }
  return BigInt(whole) << BigInt(shift);
}

export function signOfInteger(value: bigint): Sign {
  return value > 0n ? 1 : value < 0n ? -1 : 0;
}
