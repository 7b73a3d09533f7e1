/** Arithmetic of the float filters; `limits.ts` says what their bounds cover. */

/** 2 * max(value, 0), exactly and without a branch. */
export function twicePositive(value: number): number {
  return value + Math.abs(value);
}
