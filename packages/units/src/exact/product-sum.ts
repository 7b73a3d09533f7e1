/** The sign of any sum of products, for kernels whose polynomial has no predicate of its own. */
import { Expansion, type Sign } from './expansion.js';
import { scaledInteger, signOfInteger } from './integers.js';

/** Shared by all calls: this function calls no code of a caller, so no call runs inside another one. */
const sum = /* @__PURE__ */ new Expansion();

/**
 * The sign of `f[0] * f[1] + f[2] * f[3] + ...` over the first `count` products, exact for all finite doubles. Kernels
 * call it where their own floating-point filter cannot decide.
 *
 * @remarks Takes an array, because engines box doubles that are passed to calls that they do not inline. Allocates
 * nothing, except where products leave the range of 2^-960 to 2^960.
 */
export function signOfProductSum(factors: Float64Array, count: number): Sign {
  sum.clear();
  for (let i = 0; i < count; i++) sum.addProduct(factors[2 * i]!, factors[2 * i + 1]!);
  const sign = sum.sign();
  if (sum.isExact) return sign;
  let total = 0n;
  for (let i = 0; i < count; i++) total += scaledInteger(factors[2 * i]!) * scaledInteger(factors[2 * i + 1]!);
  return signOfInteger(total);
}
