/** What capsules and sectors are made of, what is refused, and how composites move. */
import { notFinite } from '@tilewright/testing';
import { describe, expect, it, vi } from 'vitest';
import { Direction2 } from '../angles/compass.js';
import { turn } from '../angles/turning.js';
import { unitVector } from '../angles/directions.js';
import type { RawPoint, RawPolygon } from '../types/raw.js';
import type { Angle, Difference2, Length, Position2 } from '../types/named.js';
import { degrees, meters, turns } from '../units/catalogue.js';
import { unsafePoint, unsafeQuantity, unsafeVector } from '../values/raw.js';
import { boundsOf } from './bounds.js';
import { capsule } from './capsule.js';
import { segmentBetween } from './make.js';
import { convexPolygon } from './polygon.js';
import { sector } from './sector.js';
import { type AnyShape2, translated } from './translated.js';

const at = (x: number, y: number): Position2 => unsafePoint<Position2>(x, y);
const by = (x: number, y: number): Difference2 => unsafeVector<Difference2>(x, y);
const length = (value: number): Length => unsafeQuantity<Length>(value);
const angle = (value: number): Angle => unsafeQuantity<Angle>(value);
const points = (...list: readonly (readonly [number, number])[]): Position2[] => list.map(([x, y]) => at(x, y));
const vertices = (polygon: unknown): (readonly [number, number])[] =>
  (polygon as RawPolygon).vertices.map(({ x, y }: RawPoint) => [x, y]);
const { east, north } = Direction2;

describe('a capsule', () => {
  it('keeps its segment and its radius, and survives JSON', () => {
    const path = segmentBetween(at(0, 0), at(3, 4));
    const beam = capsule(path, meters(0.5));
    expect(beam).toEqual({ segment: path, radius: 0.5 });
    expect(JSON.parse(JSON.stringify(beam))).toEqual(beam);
  });

  it.each([...notFinite, -1])('refuses a radius of %d', (bad) => {
    expect(() => capsule(segmentBetween(at(0, 0), at(3, 4)), length(bad))).toThrow(
      new RangeError(`capsule: radius must be a non-negative finite number, received ${bad}`),
    );
  });
});

describe('a sector', () => {
  it('has the unit vectors of its edges, and says whether it is more than half a turn', () => {
    const guard = at(1, 2);
    const quarter = sector(guard, meters(5), east, degrees(90));
    expect(quarter).toEqual({
      center: guard,
      radius: meters(5),
      direction: east,
      angle: degrees(90),
      from: unitVector(Direction2.northEast),
      to: unitVector(Direction2.southEast),
      isReflex: false,
    });
    for (const [sweep, isReflex] of [
      [degrees(0), false],
      [degrees(1e-9), false],
      [degrees(180), false],
      [degrees(180.001), true],
      [degrees(359.9999999999), true],
      [turns(1), true],
      [turns(7.25), true],
    ] as const) {
      const made = sector(guard, meters(5), north, sweep);
      const half = angle(Math.min(Number(sweep), Number(turns(1))) / 2);
      expect([made.isReflex, made.from]).toEqual([isReflex, unitVector(turn(north, angle(-Number(half))))]);
      expect(made.to).toEqual(unitVector(turn(north, half)));
    }
    expect(sector(guard, meters(5), east, turns(3)).angle).toBe(turns(1));
  });

  it.each([...notFinite, -1e-300])('refuses a radius or an angle of %d', (bad) => {
    const rule = `must be a non-negative finite number, received ${bad}`;
    expect(() => sector(at(0, 0), length(bad), east, degrees(90))).toThrow(new RangeError(`sector: radius ${rule}`));
    expect(() => sector(at(0, 0), meters(1), east, angle(bad))).toThrow(new RangeError(`sector: angle ${rule}`));
  });
});

describe('the verbs of shapes', () => {
  it('answer for shapes from JSON in a program that makes none', async () => {
    const fromJson = <S>(shape: S): S => JSON.parse(JSON.stringify(shape)) as S;
    const beam = fromJson(capsule(segmentBetween(at(0, 0), at(3, 4)), meters(1)));
    const view = fromJson(sector(at(0, 0), meters(5), east, degrees(90)));
    const field = fromJson(convexPolygon(points([0, 0], [4, 0], [0, 4])));
    for (const shape of [beam, view, field]) {
      vi.resetModules();
      const fresh = await import('../index.js');
      expect([fresh.contains(shape, at(1, 0.5)), fresh.contains(shape, at(-3, 0))]).toEqual([true, false]);
      expect([beam, view, field].map((other) => fresh.overlaps(shape, other))).toEqual([true, true, true]);
      expect(fresh.overlaps(shape, fresh.circle(at(9, 9), meters(1)))).toBe(false);
      expect(fresh.boundsOf(shape)).toEqual(boundsOf(shape));
      expect(fresh.translated<AnyShape2>(shape, by(1, 2))).toEqual(translated<AnyShape2>(shape, by(1, 2)));
    }
    vi.resetModules();
  });
});

describe('translated', () => {
  const way = by(10, -20);

  it('moves composites', () => {
    const path = segmentBetween(at(0, 0), at(3, 4));
    expect(translated(capsule(path, meters(1)), way)).toEqual(capsule(translated(path, way), meters(1)));
    const view = sector(at(1, 2), meters(5), north, degrees(200));
    expect(translated(view, way)).toEqual(sector(at(11, -18), meters(5), north, degrees(200)));
    expect(vertices(translated(convexPolygon(points([0, 0], [3, 0], [0, 3])), way))).toEqual([
      [10, -20],
      [13, -20],
      [10, -17],
    ]);
  });

  it('keeps a polygon convex where coordinates are rounded', () => {
    const thin = convexPolygon(points([0, 0], [1, 1], [1.25, 2.25], [0.25, 1]));
    expect(vertices(translated(thin, by(2 ** 53, 2 ** 53)))).toEqual([
      [2 ** 53, 2 ** 53],
      [2 ** 53 + 2, 2 ** 53 + 2],
    ]);
    expect(vertices(translated(thin, by(2 ** 60, 2 ** 60)))).toEqual([[2 ** 60, 2 ** 60]]);
  });

  it('names the point that is not finite', () => {
    const big = convexPolygon(points([0, 0], [1e308, 0], [0, 3]));
    expect(() => translated(big, by(1.5e308, 0))).toThrow(
      new RangeError('translated: (shape.vertices[1] + displacement).x must be a finite number, received Infinity'),
    );
    expect(() => translated(capsule(segmentBetween(at(0, 0), at(1e308, 0)), meters(0)), by(1.5e308, 0))).toThrow(
      'translated: (shape.segment.end + displacement).x',
    );
  });
});
