/** How many runs a property gets: `TILEWRIGHT_RUNS` multiplies it, for long runs. */
export function runs(count: number): number {
  const environment = Reflect.get(globalThis, 'process') as { env: Record<string, string | undefined> };
  return Math.ceil(count * Number(environment.env['TILEWRIGHT_RUNS'] ?? 1));
}
