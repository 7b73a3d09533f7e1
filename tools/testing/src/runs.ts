/**
 * The number of cases for a property: `count` times the environment variable `TILEWRIGHT_RUNS` (default 1).
 *
 * `npm run test:long` raises it.
 */
export function runs(count: number): number {
  return Math.ceil(count * factor());
}

/**
 * The number of cases that must show something, of the `runs` of a property that would otherwise test too little:
 * `count`, scaled alike. In a short run it is half of that, but at least 1: few cases scatter, and fast-check begins
 * with small ones.
 */
export function atLeast(count: number): number {
  const share = count * factor();
  return factor() < 1 ? Math.max(1, Math.floor(share / 2)) : Math.ceil(share);
}

/** The cases of a list in a run: all, or in a short one evenly spread ones. */
export function someOf<T>(cases: readonly T[]): readonly T[] {
  // Odd, since lists often come in pairs.
  const stride = Math.max(1, Math.round(1 / factor()) | 1);
  return cases.filter((_, i) => i % stride === 0);
}

/** Whether a run has all cases: then also those of the greatest sizes, which take seconds. */
export function isFullRun(): boolean {
  return factor() >= 1;
}

function factor(): number {
  // The kit compiles without Node's types; this is the only one that it needs.
  const { process } = globalThis as { process?: { env: Readonly<Record<string, string | undefined>> } };
  const value = Number(process?.env['TILEWRIGHT_RUNS'] ?? 1);
  if (!(value > 0)) throw new RangeError('TILEWRIGHT_RUNS must be a positive number');
  return value;
}
