/** Arithmetic of the floating-point filters. `limits.ts` explains their error bounds. */

/** 2 * max(value, 0), exactly and without a branch. */
export function twicePositive(value: number): number {
  return value + Math.abs(value);
}
