import { expect, it } from 'vitest';
import { missingRefusals, optionsParameter, parameter, replaced, valuesExcept, withEach } from './refusals.js';

let effects = 0;

/** Checks its point, then its options. */
function careful(point: { x: unknown } | undefined, options: { flag?: unknown; other?: unknown } = {}): void {
  if (!Number.isFinite(point?.x)) throw new RangeError('careful: point.x must be finite');
  if (Object.getPrototypeOf(options ?? 0) !== Object.prototype)
    throw new RangeError('careful: options must be an object');
  if ('other' in options) throw new RangeError('careful: options has another member');
  if (![undefined, true].includes(options.flag as boolean)) throw new RangeError('careful: flag must be true');
  effects++;
}

/** The same, but it does something before it looks at its options. */
function hasty(...given: Parameters<typeof careful>): void {
  effects++;
  careful(...given);
}

const parameters = [
  parameter('point', { x: 1 }, replaced({ x: 1 })),
  optionsParameter({ flag: valuesExcept((value) => value === undefined || value === true) }),
];
type Call = (...given: readonly unknown[]) => unknown;
const missing = (where: string, call: unknown): string[] =>
  missingRefusals(where, call as Call, parameters, () => effects);

it('finds nothing in a function that checks all first', () => {
  expect(missing('careful', careful)).toEqual([]);
});

it('finds what is taken, what has another name, and what comes too late', () => {
  expect(missing('trusting', () => undefined)).toContain('point: { x: NaN } gives nothing');
  expect(missing('other', careful)).toContain('point: 7 gives RangeError: careful: point.x must be finite');
  expect(missing('careful', hasty)).toContain('options: { flag: 7 } is refused too late');
});

it('replaces members at every depth', () => {
  expect(replaced({ a: { b: 1 } })).toContainEqual({ a: { b: Number.NaN } });
  expect(replaced({ a: { b: 1 } })).toContainEqual({ a: 7 });
  expect(withEach({ a: 1, b: 2 }, 'a', [3, 4])).toEqual([
    { a: 3, b: 2 },
    { a: 4, b: 2 },
  ]);
});
