/** The double that is some steps after a positive one, or before it. */
export function stepsAfter(value: number, steps: number): number {
  const double = new Float64Array([value]);
  const bits = new BigInt64Array(double.buffer);
  bits[0] = (bits[0] ?? 0n) + BigInt(steps);
  return double[0] ?? Number.NaN;
}
