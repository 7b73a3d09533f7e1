/**
 * The length of a vector from its two components, in their unit.
 *
 * Within 1 ulp of the true value wherever that is a double, so at 1e200, 1e-200 and among the subnormals too; symmetric
 * in its arguments and their signs. An infinite component gives infinity, also beside NaN, as IEEE 754 has it for `hypot`;
 * otherwise NaN gives NaN.
 *
 * The plain root is up to 1.1 ulps off, so one step of Newton follows, on the difference of the squares without its
 * cancellation (Borges, "An improved algorithm for hypot(a, b)", 2019). It allocates nothing.
 */

/** Sums of squares from 2^-900 on are not touched by what is lost among the subnormals. */
const leastSum = 1.1830521861667747e-271;

export function hypot2(x: number, y: number): number {
  const a = Math.max(Math.abs(x), Math.abs(y));
  const b = Math.min(Math.abs(x), Math.abs(y));
  const sum = a * a + b * b;
  if (!(sum >= leastSum && sum <= Number.MAX_VALUE)) return hypotAtTheEnds(x, y);
  const h = Math.sqrt(sum);
  // h^2 - a^2 - b^2, from the difference of h to the leg that is nearer to it by size
  let excess: number;
  if (h <= 2 * b) {
    const d = h - b;
    excess = a * (2 * d - a) + (d - 2 * (a - b)) * d;
  } else {
    const d = h - a;
    excess = 2 * d * (a - 2 * b) + (4 * d - b) * b + d * d;
  }
  return h - excess / (2 * h);
}

/** Beyond 1e-135 or 1e154: by a power of two, which is exact, or lost in what is far smaller than the other component. */
function hypotAtTheEnds(x: number, y: number): number {
  const size = Math.max(Math.abs(x), Math.abs(y)); // NaN if either is
  if (size === 0) return 0;
  if (size > 1) {
    if (size === Number.POSITIVE_INFINITY) return size;
    return hypot2(x * 2.409919865102884e-181, y * 2.409919865102884e-181) * 4.149515568880993e180;
  }
  if (size <= 1) return hypot2(x * 4.149515568880993e180, y * 4.149515568880993e180) * 2.409919865102884e-181;
  return Math.abs(x) === Number.POSITIVE_INFINITY || Math.abs(y) === Number.POSITIVE_INFINITY
    ? Number.POSITIVE_INFINITY
    : Number.NaN;
}
