/**
 * The number of cases for a property: `count` times the environment variable `TILEWRIGHT_RUNS` (default 1).
 *
 * `npm run test:long` raises it.
 */
export function runs(count: number): number {
  // The kit compiles without Node's types; this is the only one that it needs.
  const { process } = globalThis as { process?: { env: Readonly<Record<string, string | undefined>> } };
  const factor = Number(process?.env['TILEWRIGHT_RUNS'] ?? 1);
  if (!(factor > 0)) throw new RangeError('TILEWRIGHT_RUNS must be a positive number');
  return Math.ceil(count * factor);
}
