import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Direction2 } from '../angles/compass.js';
import { directionOf, unitVector, vectorTowards } from '../angles/directions.js';
import { directionBits, unsafeDirection } from '../angles/raw.js';
import { turn, turnTowards } from '../angles/turning.js';
import { mul } from '../scalar/arithmetic.js';
import type { Angle, AngularVelocity, Duration, Speed, Velocity2 } from '../types/named.js';
import type { Vector2 } from '../types/kinds.js';
import { degrees, degreesPerSecond, metersPerSecond, seconds } from '../units/catalogue.js';
import { unsafeQuantity, unsafeVector } from '../values/raw.js';
import { copyColumn } from './bulk.js';
import { directionColumn } from './directions.js';
import { vectorColumn } from './pairs.js';
import { quantityColumn } from './quantities.js';
import { setDirections, setUnitVectors, setVectorsTowards } from './headings.js';
import { turnColumn, turnScaled, turnTowardsColumns, turnTowardsScaled } from './turning.js';

const v = (x: number, y: number): Velocity2 => unsafeVector(x, y);
const spin = (value: number): AngularVelocity => unsafeQuantity(value);
const angle = (value: number): Angle => unsafeQuantity(value);
const bits = fc.oneof(
  fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }),
  fc.constantFrom(0, 2 ** 30, -(2 ** 30), -(2 ** 31), 2 ** 29, 1, -1),
);
const finite = fc.oneof(fc.double({ min: -10, max: 10, noNaN: true }), fc.constantFrom(0, -0, 1e300, -1e6, 5e-324));
const row = fc.record({ heading: bits, goal: bits, rate: finite, x: finite, y: finite });
const rows = fc.array(row, { minLength: 1, maxLength: 20 });
const runs = { seed: 41, numRuns: 300 };

/** Angles that lie next to the middle between two directions, of up to some turns, and everyday ones. */
const hostile = fc.oneof(
  fc.tuple(fc.integer({ min: -(2 ** 32), max: 2 ** 32 }), fc.integer({ min: -3, max: 3 })).map(([k, ulps]) => {
    const angle = ((k + 0.5) * Math.PI) / 2 ** 31;
    return angle + ulps * Math.abs(angle) * 2 ** -52;
  }),
  fc
    .tuple(fc.integer({ min: -4, max: 4 }), fc.integer({ min: -3, max: 3 }))
    .map(([k, ulps]) => k * Math.PI * (1 + ulps * 2 ** -52)),
  fc.double({ min: -4, max: 4, noNaN: true }),
  // Beyond the middle by less than the rounding of their products, which fall short of it.
  fc.constantFrom(0.3892765694916388, -3.000198037810787, 3.1402588416883166, -3.082363270608251, 0.7646690889311494),
  fc.constantFrom(0, -0, 5e-324, 1e300, -1e17, 50.26548245743669, 2 ** 31, -(2 ** 63)),
);

/** Each bulk verb against its plain version, bit for bit: the verb of one direction, row by row. */
describe('bulk verbs of directions', () => {
  it('are the verbs of one direction, row by row', () => {
    fc.assert(
      fc.property(rows, fc.double({ min: -2, max: 2, noNaN: true }), (table, k) => {
        const dt: Duration = seconds(k);
        const headings = () => directionColumn(table.map(({ heading }) => unsafeDirection(heading)));
        const goals = directionColumn(table.map(({ goal }) => unsafeDirection(goal)));
        const rates = quantityColumn(table.map(({ rate }) => spin(rate)));
        const limits = quantityColumn(table.map(({ rate }) => spin(Math.abs(rate) * Math.sign(k))));
        const speeds = quantityColumn(table.map(({ rate }): Speed => unsafeQuantity(rate)));
        const velocities = vectorColumn(table.map(({ x, y }) => v(x, y)));
        const each = (check: (i: number) => void) => table.forEach((_, i) => check(i));

        const turned = headings();
        turnColumn(turned, angle(k));
        each((i) => expect(turned.get(i)).toBe(turn(headings().get(i), angle(k))));

        const spun = headings();
        turnScaled(spun, rates, dt);
        each((i) => expect(spun.get(i)).toBe(turn(headings().get(i), mul(rates.get(i), dt))));

        const turnedTo = headings();
        turnTowardsColumns(turnedTo, goals, angle(Math.abs(k)));
        each((i) => expect(turnedTo.get(i)).toBe(turnTowards(headings().get(i), goals.get(i), angle(Math.abs(k)))));

        const steered = headings();
        turnTowardsScaled(steered, goals, limits, dt);
        each((i) => expect(steered.get(i)).toBe(turnTowards(headings().get(i), goals.get(i), mul(limits.get(i), dt))));

        const pointing = headings();
        setDirections(pointing, velocities);
        each((i) => expect(pointing.get(i)).toBe(directionOf(velocities.get(i)) ?? headings().get(i)));

        const units = vectorColumn<Vector2<number>>(table.length);
        setUnitVectors(units, goals);
        each((i) => expect(units.get(i)).toEqual(unitVector(goals.get(i))));

        const towards = vectorColumn<Velocity2>(table.length);
        setVectorsTowards(towards, goals, speeds);
        each((i) => expect(towards.get(i)).toEqual(vectorTowards(goals.get(i), speeds.get(i))));

        const copy = directionColumn(table.length);
        copyColumn(copy, goals);
        each((i) => expect(copy.get(i)).toBe(goals.get(i)));
      }),
      runs,
    );
  });

  it('are the verbs of one direction next to the middle between two, and in every block of rows', () => {
    const table = fc.array(fc.tuple(bits, bits, hostile), { minLength: 1, maxLength: 40 });
    const length = fc.constantFrom(1, 40, 1024, 1025, 2500);
    fc.assert(
      fc.property(table, length, fc.constantFrom(1, -0.5, 4), (some, n, factor) => {
        const rows = Array.from({ length: n }, (_, i) => some[i % some.length] ?? ([0, 0, 0] as const));
        const headings = () => directionColumn(rows.map(([heading]) => unsafeDirection(heading)));
        const goals = directionColumn(rows.map(([, goal]) => unsafeDirection(goal)));
        const angles = quantityColumn(rows.map(([, , x]) => angle(x / factor)));
        const limits = quantityColumn(rows.map(([, , x]) => angle(Math.abs(x) / factor)));

        const turned = headings();
        turnScaled(turned, angles, factor);
        const one = rows.map(([heading, , x]) => directionBits(turn(unsafeDirection(heading), angle(x))));
        expect(turned.raw.slice(0, n)).toEqual(Int32Array.from(one));

        const steered = headings();
        if (factor > 0) turnTowardsScaled(steered, goals, limits, factor);
        const each = rows.map(([heading, goal, x]) =>
          factor > 0
            ? directionBits(turnTowards(unsafeDirection(heading), unsafeDirection(goal), angle(Math.abs(x))))
            : heading,
        );
        expect(steered.raw.slice(0, n)).toEqual(Int32Array.from(each));
      }),
      { seed: 42, numRuns: 100 },
    );
  });

  it('turn none if an angle of any row is not finite, however the rows before were turned', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(bits, hostile), { minLength: 1, maxLength: 40 }), fc.nat(2499), (some, at) => {
        const rows = Array.from({ length: 2500 }, (_, i) => some[i % some.length] ?? ([0, 0] as const));
        const headings = directionColumn(rows.map(([heading]) => unsafeDirection(heading)));
        const rates = quantityColumn(rows.map(([, x]) => angle(x)));
        rates.set(at, angle(Infinity));
        expect(() => turnScaled(headings, rates, 1)).toThrow('turnScaled: rates * factor must be finite, received Inf');
        expect(headings.raw.slice(0, 2500)).toEqual(Int32Array.from(rows.map(([heading]) => heading)));
      }),
      { seed: 43, numRuns: 30 },
    );
  });

  it('turn by angles of any size as one direction does, also where plain rounding is lopsided', () => {
    // A product of these is an odd number beyond 2^51, where it is no longer rounded like its opposite.
    const lopsided = [4123317.4732913263, -8692131.054691106, 10090911.459342496, -51274491.94493291];
    const size = fc.tuple(fc.integer({ min: -40, max: 200 }), fc.double({ min: -2, max: 2, noNaN: true }));
    const rates = fc.array(
      fc.oneof(
        size.map(([exponent, x]) => x * 2 ** exponent),
        fc.constantFrom(...lopsided),
      ),
      { minLength: 1, maxLength: 8 },
    );
    fc.assert(
      fc.property(rates, bits, fc.constantFrom(0, 1024), (some, heading, before) => {
        const angles = quantityColumn([...Array.from({ length: before }, () => angle(0.5)), ...some.map(angle)]);
        const turned = directionColumn(angles.length);
        turned.fill(unsafeDirection(heading));
        turnScaled(turned, angles, 1);
        const one = some.map((x) => directionBits(turn(unsafeDirection(heading), angle(x))));
        expect(turned.raw.slice(before)).toEqual(Int32Array.from(one));

        const start = turned.raw.slice();
        angles.push(angle(Number.POSITIVE_INFINITY));
        turned.push(Direction2.east);
        expect(() => turnScaled(turned, angles, 1)).toThrow('rates * factor must be finite');
        expect(turned.raw.slice(0, start.length)).toEqual(start);
      }),
      runs,
    );
  });

  it('come back from vectors to the directions they made', () => {
    fc.assert(
      fc.property(fc.array(bits, { minLength: 1, maxLength: 20 }), (all) => {
        const directions = directionColumn(all.map(unsafeDirection));
        const vectors = vectorColumn<Vector2<number>>(all.length);
        setUnitVectors(vectors, directions);
        const back = directionColumn(all.length);
        setDirections(back, vectors);
        expect(back.raw.slice(0, all.length)).toEqual(directions.raw.slice(0, all.length));
      }),
      runs,
    );
  });

  it('arrive at their goals, and stay there', () => {
    const headings = directionColumn([Direction2.east, Direction2.southWest, Direction2.north]);
    const goals = directionColumn([Direction2.west, Direction2.west, Direction2.north]);
    const rates = quantityColumn([degreesPerSecond(60), degreesPerSecond(90), degreesPerSecond(0)]);
    for (let frame = 0; frame < 4; frame++) turnTowardsScaled(headings, goals, rates, seconds(1));
    expect([0, 1, 2].map((i) => headings.get(i) === goals.get(i))).toEqual([true, true, true]);
    turnTowardsColumns(headings, directionColumn([Direction2.east, Direction2.east, Direction2.east]), angle(Infinity));
    expect([0, 1, 2].map((i) => directionBits(headings.get(i)))).toEqual([0, 0, 0]);
  });

  it('take the column itself for another', () => {
    const headings = directionColumn([Direction2.east, Direction2.north]);
    turnTowardsColumns(headings, headings, degrees(90));
    copyColumn(headings, headings);
    expect([headings.get(0), headings.get(1)]).toEqual([Direction2.east, Direction2.north]);
  });

  it('change nothing past the length', () => {
    const headings = directionColumn([Direction2.south, Direction2.south]);
    headings.resize(1);
    const one = directionColumn([Direction2.west]);
    const spins = quantityColumn([spin(1)]);
    turnColumn(headings, degrees(90));
    turnScaled(headings, spins, seconds(1));
    turnTowardsColumns(headings, one, degrees(1));
    turnTowardsScaled(headings, one, spins, seconds(1));
    setDirections(headings, vectorColumn([v(1, 2)]));
    copyColumn(headings, one);
    expect(headings.raw[1]).toBe(directionBits(Direction2.south));
    const vectors = vectorColumn([v(1, 1), v(1, 1)]);
    vectors.resize(1);
    setVectorsTowards(vectors, one, quantityColumn([metersPerSecond(2)]));
    expect([vectors.rawX[1], vectors.rawY[1]]).toEqual([1, 1]);
  });

  it('reject columns of other lengths, and change nothing', () => {
    const two = () => directionColumn([Direction2.east, Direction2.south]);
    const one = directionColumn([Direction2.north]);
    const spins = quantityColumn([spin(1)]);
    const headings = two();
    const message = (where: string, parameter: string) =>
      `${where}: ${parameter} must be as long as the target, 2, received 1. Resize one of them`;
    expect(() => turnScaled(headings, spins, seconds(1))).toThrow(message('turnScaled', 'rates'));
    expect(() => turnTowardsColumns(headings, one, degrees(1))).toThrow(message('turnTowardsColumns', 'goals'));
    expect(() => turnTowardsScaled(headings, one, spins, seconds(1))).toThrow(message('turnTowardsScaled', 'goals'));
    expect(() => turnTowardsScaled(headings, two(), spins, seconds(1))).toThrow(message('turnTowardsScaled', 'rates'));
    expect(() => setDirections(headings, vectorColumn([v(1, 1)]))).toThrow(message('setDirections', 'vectors'));
    expect(() => copyColumn(headings, one)).toThrow(message('copyColumn', 'source'));
    const vectors = vectorColumn<Velocity2>(2);
    expect(() => setUnitVectors(vectorColumn<Vector2<number>>(2), one)).toThrow(
      message('setUnitVectors', 'directions'),
    );
    expect(() => setVectorsTowards(vectors, one, quantityColumn<Speed>(2))).toThrow(
      message('setVectorsTowards', 'directions'),
    );
    expect(() => setVectorsTowards(vectors, two(), quantityColumn<Speed>(1))).toThrow(
      message('setVectorsTowards', 'magnitudes'),
    );
    expect([headings.get(0), headings.get(1)]).toEqual([Direction2.east, Direction2.south]);
  });

  it.each([Number.NaN, Infinity, -Infinity])(
    'refuse %d where no direction could carry it on, and change nothing',
    (bad) => {
      const headings = directionColumn([Direction2.east, Direction2.south]);
      const goals = directionColumn([Direction2.west, Direction2.west]);
      const rates = quantityColumn([spin(1), spin(bad)]);
      expect(() => turnColumn(headings, angle(bad))).toThrow(
        `turnColumn: angle must be a finite number, received ${bad}`,
      );
      expect(() => turnScaled(headings, rates, seconds(1))).toThrow(
        new RangeError(`turnScaled: rates * factor must be finite, received ${bad}`),
      );
      if (!(bad > 0)) {
        expect(() => turnTowardsScaled(headings, goals, rates, seconds(1))).toThrow(
          new RangeError(`turnTowardsScaled: rates * factor must be a non-negative number, received ${bad}`),
        );
        expect(() => turnTowardsColumns(headings, goals, angle(bad))).toThrow(
          new RangeError(`turnTowardsColumns: maxChange must be a non-negative number, received ${bad}`),
        );
      }
      const message = `setDirections: vectors must be finite in both components, received ${bad}`;
      expect(() => setDirections(headings, vectorColumn([v(0, 1), v(bad, 1)]))).toThrow(new RangeError(message));
      expect(() => setDirections(headings, vectorColumn([v(0, 1), v(1, bad)]))).toThrow(new RangeError(message));
      expect([headings.get(0), headings.get(1)]).toEqual([Direction2.east, Direction2.south]);
    },
  );

  it('turn by nothing at a rate of zero, with any values past the length', () => {
    const rates = quantityColumn([spin(0), spin(Number.NaN)]);
    rates.resize(1);
    const headings = directionColumn([Direction2.northWest]);
    turnScaled(headings, rates, seconds(1));
    turnTowardsScaled(headings, directionColumn([Direction2.east]), rates, seconds(1));
    expect(headings.get(0)).toBe(Direction2.northWest);
  });
});
