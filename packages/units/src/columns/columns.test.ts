import type { Direction2 } from '../angles/compass.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampMagnitude } from '../verbs/extremes.js';
import { add, equals, lerp, magnitude, mul, sub } from '../vector.js';
import type { Acceleration2, Difference2, Duration, Length, Position2, Speed, Velocity2 } from '../types/named.js';
import { meters, metersPerSecond, seconds } from '../units/catalogue.js';
import { unsafePoint, unsafeQuantity, unsafeVector } from '../values/raw.js';
import {
  addColumns,
  addScaled,
  addToColumn,
  copyColumn,
  lerpColumns,
  scaleColumn,
  setDifferences,
  setMagnitudes,
} from './bulk.js';
import { clampColumn, clampMagnitudes } from './clamping.js';
import { directionColumn, directionColumnOver } from './directions.js';
import { pointColumn, pointColumnOver, vectorColumn, vectorColumnOver } from './pairs.js';
import { quantityColumn, quantityColumnOver } from './quantities.js';

const p = (x: number, y: number): Position2 => unsafePoint(x, y);
const v = (x: number, y: number): Velocity2 => unsafeVector(x, y);
const direction = (bits: number): Direction2 => bits as unknown as Direction2;

const kinds = [
  ['quantityColumn', () => quantityColumn<Length>(2), meters(7), 0],
  ['vectorColumn', () => vectorColumn<Velocity2>(2), v(7, 8), { x: 0, y: 0 }],
  ['pointColumn', () => pointColumn<Position2>(2), p(7, 8), { x: 0, y: 0 }],
  ['directionColumn', () => directionColumn(2), direction(-5), 0],
] as const;

describe.each(kinds)('%s', (name, make, value, zero) => {
  // The four columns share one interface; the test treats them all as columns of what they hold.
  const column = () =>
    make() as unknown as {
      length: number;
      get(i: number): unknown;
      set(i: number, value: unknown): void;
      push(value: unknown): number;
      resize(length: number): void;
      fill(value: unknown): void;
      swapRemove(index: number): void;
    };

  it('starts with zeros and keeps what is set', () => {
    const c = column();
    expect([c.length, c.get(0), c.get(1)]).toEqual([2, zero, zero]);
    c.set(1, value);
    expect([c.get(0), c.get(1)]).toEqual([zero, value]);
  });

  it('grows by push, and keeps what was there', () => {
    const c = column();
    c.fill(value);
    for (let i = 2; i < 100; i++) expect(c.push(value)).toBe(i);
    expect(c.length).toBe(100);
    for (let i = 0; i < 100; i++) expect(c.get(i)).toEqual(value);
  });

  it('doubles its arrays when they are full', () => {
    const c = column() as unknown as Record<string, unknown> & { push(value: unknown): number };
    for (const name of ['raw', 'rawX', 'rawY'].filter((each) => each in c)) {
      const arrays = new Set<unknown>();
      for (let i = 0; i < 1000; i++) {
        c.push(value);
        arrays.add(c[name]);
      }
      expect(arrays.size).toBeLessThanOrEqual(10);
    }
  });

  it('fills no more than its length', () => {
    const c = column() as unknown as ReturnType<typeof column> & Record<'raw' | 'rawX' | 'rawY', ArrayLike<number>>;
    c.resize(1);
    c.fill(value);
    const names = (['raw', 'rawX', 'rawY'] as const).filter((each) => each in c);
    expect(names.map((each) => c[each][1])).toEqual(names.map(() => 0));
  });

  it('stays as it was when pushing throws, and has no length of -0', () => {
    const c = column();
    expect(() => c.push(undefined)).toThrow(RangeError);
    expect(c.length).toBe(2);
    c.resize(-0);
    expect(c.length).toBe(0);
  });

  it('grows by zeros, also where values stood before', () => {
    const c = column();
    c.fill(value);
    c.resize(1);
    expect(c.length).toBe(1);
    c.resize(5);
    expect([0, 1, 2, 3, 4].map((i) => c.get(i))).toEqual([value, zero, zero, zero, zero]);
    c.resize(0);
    expect(c.length).toBe(0);
  });

  it('removes a value by putting the last one into its place', () => {
    const c = column();
    c.set(1, value);
    c.push(zero);
    c.swapRemove(0);
    expect([c.length, c.get(0), c.get(1)]).toEqual([2, zero, value]);
    c.swapRemove(0);
    expect([c.length, c.get(0)]).toEqual([1, value]);
    c.swapRemove(0);
    expect(c.length).toBe(0);
    c.resize(1);
    expect(c.get(0)).toEqual(zero);
  });

  it.each([-1, 2, 0.5, Number.NaN, Infinity])('rejects to remove a value at %d and stays as it was', (index) => {
    const c = column();
    c.fill(value);
    const rule = `column.swapRemove: index must be an integer from 0 to 1, received ${index}`;
    expect(() => c.swapRemove(index)).toThrow(new RangeError(rule));
    expect([c.length, c.get(0), c.get(1)]).toEqual([2, value, value]);
    c.resize(0);
    expect(() => c.swapRemove(0)).toThrow(
      new RangeError('column.swapRemove: index must be the index of a value, received 0. The column is empty'),
    );
  });

  it.each([-1, 1.5, Number.NaN, Infinity, 2 ** 53])('rejects a length of %d and stays as it was', (length) => {
    const c = column();
    expect(() => c.resize(length)).toThrow(/^column.resize: length must be an integer from 0 to 2147483647, received/);
    expect(c.length).toBe(2);
    expect(name).toMatch(/Column$/);
  });
});

describe('making columns', () => {
  it('takes first values', () => {
    expect(quantityColumn([meters(1), meters(2)]).raw.slice(0, 2)).toEqual(Float64Array.of(1, 2));
    expect(vectorColumn([v(1, 2), v(3, 4)]).get(1)).toEqual(v(3, 4));
    expect(pointColumn(new Set([p(1, 2)])).length).toBe(1);
    expect(directionColumn([direction(3)]).get(0)).toBe(3);
  });

  it('stores 32 bits where asked', () => {
    const column = quantityColumn<Length>(1, { storage: 'float32' });
    column.set(0, meters(0.1));
    expect(column.get(0)).toBe(Math.fround(0.1));
    for (let i = 0; i < 20; i++) column.push(meters(i));
    expect(column.raw).toBeInstanceOf(Float32Array);
    expect(() => quantityColumn<Length>(1, { storage: 'int8' as never })).toThrow(
      `quantityColumn: storage must be 'float64' or 'float32', received the string "int8"`,
    );
  });

  it('works over arrays of yours without a copy', () => {
    const raw = Float64Array.of(1, 2);
    quantityColumnOver<Length>(raw).set(0, meters(5));
    expect(raw[0]).toBe(5);
    const xs = Float64Array.of(1, 2);
    const ys = Float64Array.of(3, 4);
    expect(vectorColumnOver<Velocity2>(xs, ys).get(1)).toEqual(v(2, 4));
    expect(pointColumnOver<Position2>(xs, ys).get(0)).toEqual(p(1, 3));
    expect(directionColumnOver(Int32Array.of(9)).get(0)).toBe(9);
    expect(() => pointColumnOver<Position2>(xs, new Float64Array(3))).toThrow(
      new RangeError('pointColumnOver: rawY.length must be that of rawX, 2, received 3. Take subarrays of one length'),
    );
    expect(() => vectorColumnOver<Velocity2>(xs, new Float64Array(1))).toThrow('vectorColumnOver: rawY.length must be');
  });

  it.each([null, 'abc', {}, true, () => 1])('rejects %o as a length or first values', (source) => {
    const refused = (where: string): string => `${where}: source must be a length or the first values, received`;
    expect(() => quantityColumn(source as never)).toThrow(refused('quantityColumn'));
    expect(() => vectorColumn(source as never)).toThrow(refused('vectorColumn'));
    expect(() => pointColumn(source as never)).toThrow(refused('pointColumn'));
    expect(() => directionColumn(source as never)).toThrow(refused('directionColumn'));
  });

  it('rejects arrays of other kinds', () => {
    const floats = 'must be a Float64Array or a Float32Array, received an';
    const whole = new Int32Array(2) as never;
    expect(() => quantityColumnOver<Length>(whole)).toThrow(new RangeError(`quantityColumnOver: raw ${floats} object`));
    expect(() => quantityColumnOver<Length>([1, 2] as never)).toThrow(`quantityColumnOver: raw ${floats} array`);
    expect(() => vectorColumnOver<Velocity2>(whole, new Float64Array(2))).toThrow(`vectorColumnOver: rawX ${floats}`);
    expect(() => pointColumnOver<Position2>(new Float32Array(2), whole)).toThrow(`pointColumnOver: rawY ${floats}`);
    expect(() => directionColumnOver(new Float64Array(2) as never)).toThrow(
      new RangeError('directionColumnOver: raw must be an Int32Array, received an object'),
    );
  });

  it.each([-1, 0.5, Number.NaN])('rejects a length of %d', (length) => {
    expect(() => quantityColumn<Length>(length)).toThrow(RangeError);
    expect(() => vectorColumn<Velocity2>(length)).toThrow(RangeError);
    expect(() => pointColumn<Position2>(length)).toThrow(RangeError);
    expect(() => directionColumn(length)).toThrow(RangeError);
  });
});

const number = fc.double({ min: -1e6, max: 1e6, noNaN: true });
const rows = fc.array(fc.tuple(number, number, number, number), { minLength: 1, maxLength: 20 });
const runs = { seed: 40, numRuns: 300 };

/** Each bulk verb against its plain version: the vector verb, row by row. */
describe('bulk verbs', () => {
  it('are the verbs, row by row', () => {
    fc.assert(
      fc.property(rows, number, (table, k) => {
        const positions = () => pointColumn(table.map(([x, y]) => p(x, y)));
        const goals = pointColumn(table.map(([, , x, y]) => p(x, y)));
        const velocities = () => vectorColumn(table.map(([, , x, y]) => v(x, y)));
        const differences = vectorColumn(table.map(([, , x, y]) => unsafeVector<Difference2>(x, y)));
        const dt = seconds(k);
        const each = <T>(check: (i: number) => T) => table.forEach((_, i) => check(i));

        const moved = positions();
        addScaled(moved, velocities(), dt);
        each((i) => expect(moved.get(i)).toEqual(add(positions().get(i), mul(velocities().get(i), dt))));

        const shifted = positions();
        addColumns(shifted, differences);
        each((i) => expect(shifted.get(i)).toEqual(add(positions().get(i), differences.get(i))));

        const scaled = velocities();
        scaleColumn(scaled, k);
        each((i) => expect(scaled.get(i)).toEqual(mul(velocities().get(i), k)));

        const between = positions();
        lerpColumns(between, goals, 0.3);
        each((i) => expect(between.get(i)).toEqual(lerp(positions().get(i), goals.get(i), 0.3)));
        lerpColumns(between, goals, 1);
        each((i) => expect(equals(between.get(i), goals.get(i))).toBe(true));

        const slowed = velocities();
        clampMagnitudes(slowed, metersPerSecond(Math.abs(k)));
        each((i) => expect(slowed.get(i)).toEqual(clampMagnitude(velocities().get(i), metersPerSecond(Math.abs(k)))));

        const speeds = quantityColumn<Speed>(table.length);
        setMagnitudes(speeds, velocities());
        each((i) => expect(speeds.get(i)).toBe(magnitude(velocities().get(i))));

        const ways = vectorColumn<Difference2>(table.length);
        setDifferences(ways, positions(), goals);
        each((i) => expect(ways.get(i)).toEqual(sub(goals.get(i), positions().get(i))));

        const copy = pointColumn<Position2>(table.length);
        copyColumn(copy, goals);
        each((i) => expect(copy.get(i)).toEqual(goals.get(i)));
      }),
      runs,
    );
  });

  it('work on quantities too', () => {
    const lengths = quantityColumn([meters(1), meters(2), meters(3)]);
    addScaled(lengths, quantityColumn([metersPerSecond(1), metersPerSecond(1), metersPerSecond(1)]), seconds(2));
    expect(lengths.raw.slice(0, 3)).toEqual(Float64Array.of(3, 4, 5));
    clampColumn(lengths, meters(3.5), meters(4.5));
    expect(lengths.raw.slice(0, 3)).toEqual(Float64Array.of(3.5, 4, 4.5));
    scaleColumn(lengths, 2);
    addColumns(lengths, lengths);
    expect(lengths.raw.slice(0, 3)).toEqual(Float64Array.of(14, 16, 18));
    clampColumn(lengths, meters(9), meters(9));
    expect(lengths.raw.slice(0, 3)).toEqual(Float64Array.of(9, 9, 9));
    expect(() => clampColumn(lengths, meters(2), meters(1))).toThrow(
      'clampColumn: least must be at most greatest, 1, received 2',
    );
  });

  it('add one value to every row, of scalars, vectors and points', () => {
    const durations = quantityColumn([seconds(1), seconds(2.5)]);
    addToColumn(durations, seconds(0.5));
    expect([durations.get(0), durations.get(1)]).toEqual([seconds(1.5), seconds(3)]);
    const velocities = vectorColumn([v(1, 2), v(-3, 4)]);
    addToColumn(velocities, v(10, -0.5));
    expect([velocities.get(0), velocities.get(1)]).toEqual([v(11, 1.5), v(7, 3.5)]);
    const places = pointColumn([p(1, 2)]);
    addToColumn(places, unsafeVector<Difference2>(-1, 3));
    expect(places.get(0)).toEqual(p(0, 5));
  });

  it('bound points by both coordinates, each by its own', () => {
    const places = pointColumn([p(-1, 9), p(3, 4), p(50, -2), p(Number.NaN, 7)]);
    clampColumn(places, p(0, 0), p(40, 5));
    expect([0, 1, 2, 3].map((i) => places.get(i))).toEqual([p(0, 5), p(3, 4), p(40, 0), p(Number.NaN, 5)]);
    expect(() => clampColumn(places, p(0, 6), p(40, 5))).toThrow(
      'clampColumn: least.y must be at most greatest.y, 5, received 6. Swap the two bounds',
    );
    expect(places.get(0)).toEqual(p(0, 5));
  });

  it('change nothing past the length', () => {
    const velocities = vectorColumn([v(1, 1), v(1, 1), v(1, 1)]);
    velocities.resize(1);
    scaleColumn(velocities, 5);
    expect([velocities.rawX[0], velocities.rawX[1]]).toEqual([5, 1]);
    expect([velocities.rawY[0], velocities.rawY[1]]).toEqual([5, 1]);
    const limit: Speed = unsafeQuantity(-1);
    clampMagnitudes(velocities, limit);
    expect([velocities.rawX[0], velocities.rawX[1]]).toEqual([0, 1]);
    expect([velocities.rawY[0], velocities.rawY[1]]).toEqual([0, 1]);
    const one = vectorColumn([v(7, 7), v(8, 8), v(9, 9)]);
    one.resize(1);
    const behind = (): unknown => [velocities.rawX[1], velocities.rawY[1], velocities.rawX[2], velocities.rawY[2]];
    addScaled(velocities, vectorColumnOver<Acceleration2>(one.rawX.slice(0, 1), one.rawY.slice(0, 1)), seconds(1));
    addColumns(velocities, one);
    addToColumn(velocities, v(1, 1));
    copyColumn(velocities, one);
    lerpColumns(velocities, one, 0.5);
    expect(velocities.get(0)).toEqual(v(7, 7));
    expect(behind()).toEqual([1, 1, 1, 1]);
    const ways = vectorColumn([unsafeVector<Difference2>(1, 1), unsafeVector<Difference2>(1, 1)]);
    ways.resize(1);
    setDifferences(ways, pointColumn([p(1, 2)]), pointColumn([p(4, 6)]));
    expect([...ways.rawX.slice(0, 2), ...ways.rawY.slice(0, 2)]).toEqual([3, 1, 4, 1]);
  });

  it('reject columns of other lengths, and change nothing', () => {
    const positions = pointColumn([p(1, 1), p(2, 2)]);
    const one = vectorColumn([v(9, 9)]);
    const message = (where: string, parameter: string) =>
      `${where}: ${parameter} must be as long as the target, 2, received 1. Resize one of them`;
    expect(() => addScaled(positions, one, seconds(1))).toThrow(message('addScaled', 'rates'));
    expect(() => lerpColumns(positions, pointColumn([p(1, 1)]), 0.5)).toThrow(message('lerpColumns', 'goals'));
    expect(() => setMagnitudes(quantityColumn<Speed>(2), one)).toThrow(message('setMagnitudes', 'vectors'));
    expect(() => setDifferences(vectorColumn<Difference2>(2), positions, pointColumn([p(1, 1)]))).toThrow(
      message('setDifferences', 'to'),
    );
    expect(() => setDifferences(vectorColumn<Difference2>(2), pointColumn([p(1, 1)]), positions)).toThrow(
      message('setDifferences', 'from'),
    );
    expect(() => copyColumn(quantityColumn<Duration>(2), quantityColumn<Duration>(1))).toThrow(
      message('copyColumn', 'source'),
    );
    expect([positions.get(0), positions.get(1)]).toEqual([p(1, 1), p(2, 2)]);
  });
});

describe('iteration', () => {
  it('gives the values of each kind of column, in order', () => {
    expect([...quantityColumn([meters(1), meters(2)])]).toEqual([1, 2]);
    expect([...pointColumn([p(1, 2), p(3, 4)])]).toEqual([p(1, 2), p(3, 4)]);
    expect([...vectorColumn([v(1, 2)])]).toEqual([v(1, 2)]);
    expect([...directionColumn([direction(5), direction(-5)])]).toEqual([5, -5]);
    expect([...pointColumn<Position2>(0)]).toEqual([]);
  });

  it('ends with the length, not with the capacity of the arrays', () => {
    const heights = quantityColumn<Length>();
    for (let n = 0; n < 5; n++) heights.push(meters(n));
    expect(heights.raw.length).toBeGreaterThan(5);
    expect([...heights]).toEqual([0, 1, 2, 3, 4]);
    heights.resize(2);
    expect([...heights]).toEqual([0, 1]);
  });

  it('may be left early, begun again, and go on while the column changes', () => {
    const heights = quantityColumn([meters(1), meters(2), meters(3), meters(4)]);
    for (const height of heights) if (height === meters(2)) break;
    const seen: Length[] = [];
    for (const height of heights) {
      seen.push(height);
      if (height === meters(1)) heights.swapRemove(0);
      if (height === meters(3)) heights.push(meters(9));
    }
    expect(seen).toEqual([1, 2, 3, 9]);
  });

  it('makes a column the source of another, a copy', () => {
    const places = pointColumn([p(1, 2), p(3, 4)]);
    const copy = pointColumn(places, { storage: 'float32' });
    places.set(0, p(7, 7));
    expect([...copy]).toEqual([p(1, 2), p(3, 4)]);
    expect(copy.rawX).toBeInstanceOf(Float32Array);
  });
});
