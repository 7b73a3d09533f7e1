/** The golden program calls everything that the package exports: what it leaves out is not pinned in any engine. */
import { afterAll, expect, it, vi } from 'vitest';

const called = vi.hoisted(() => new Set<string>());

/** A module whose functions note that they are called. */
const noting = vi.hoisted(() => (where: string, exports: Record<string, unknown>): Record<string, unknown> => {
  const noted = Object.entries(exports).map(([name, value]) => {
    if (typeof value !== 'function') return [name, value];
    const apply = (target: object, self: unknown, list: unknown[]): unknown => {
      called.add(`${where} ${name}`);
      return Reflect.apply(target as (...all: unknown[]) => unknown, self, list);
    };
    return [name, new Proxy(value, { apply })];
  });
  return Object.fromEntries(noted) as Record<string, unknown>;
});

vi.mock('../index.js', async (original) => noting('index', await original()));
vi.mock('../scalar.js', async (original) => noting('scalar', await original()));
vi.mock('../vector.js', async (original) => noting('vector', await original()));

const functionsOf = (where: string, exports: object): string[] =>
  Object.entries(exports).flatMap(([name, value]) => (typeof value === 'function' ? [`${where} ${name}`] : []));

/**
 * Two numbers become the literal that `unsafeVector` and `unsafePoint` make, which are called: there are no bits to
 * lose.
 */
const only = /^index (point|(tile|pixel)?(position|difference|velocity|acceleration)|force|momentum)$/i;

// Other files have imported the modules already, and those after this one shall not find what notes its calls.
vi.resetModules();
afterAll(() => void vi.resetModules());

it('calls every function', async () => {
  const { goldenOfUnits } = await import('./golden.js');
  goldenOfUnits();
  const [units, scalar, vector] = [
    await import('../index.js'),
    await import('../scalar.js'),
    await import('../vector.js'),
  ];
  const all = [...functionsOf('index', units), ...functionsOf('scalar', scalar), ...functionsOf('vector', vector)];
  expect(all.length).toBeGreaterThan(200);
  expect(all.filter((name) => !called.has(name) && !only.test(name))).toEqual([]);
});
