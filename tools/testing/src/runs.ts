/**
 * How often a property is tried: `count`, times what the environment variable `TILEWRIGHT_RUNS` says (default 1).
 *
 * `npm run test:long` raises it.
 */
export function runs(count: number): number {
  // The kit is compiled without Node's types: this is the one thing it needs of them.
  const { process } = globalThis as { process?: { env: Readonly<Record<string, string | undefined>> } };
  const factor = Number(process?.env['TILEWRIGHT_RUNS'] ?? 1);
  if (!(factor > 0)) throw new RangeError('TILEWRIGHT_RUNS must be a positive number');
  return Math.ceil(count * factor);
}
