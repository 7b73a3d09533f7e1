/** Shapes over plain numbers, made of hostile ones. */
import type {
  RawCircle,
  RawPoint,
  RawPolygon,
  RawRectangle,
  RawSector,
  RawSegment,
  RawShape,
} from '../../types/raw.js';
import fc from 'fast-check';
import { unsafeDirection } from '../../angles/raw.js';
import type { Point2 } from '../../types/kinds.js';
import { radians } from '../../units/catalogue.js';
import { unsafePoint } from '../../values/raw.js';
import { sector } from '../sector.js';
import { hostile } from '../../exact/testing/hostile.js';
import { convexHull } from '../hull.js';
import { rawCapsule, rawCircle, rawPolygon, rawRectangle, rawSegment } from '../make.js';
import type { Cored } from './oracle.js';

/** Kinds whose oracle is rational: all but sectors. */
export type CoredKind = Kind | 'capsule' | 'polygon';

export function coredOf(kind: CoredKind, numbers: readonly number[]): Cored {
  if (kind === 'capsule') return rawCapsule(segmentOf(numbers), Math.abs(numbers[4] ?? 0));
  return kind === 'polygon' ? polygonOf(numbers) : shapeOf(kind, numbers);
}

/** The polygon around points: it may have two vertices, or one. */
export function polygonOf(numbers: readonly number[]): RawPolygon {
  const points = numbers.flatMap((x, i) => (i % 2 === 0 ? [{ x, y: numbers[i + 1] ?? 0 }] : []));
  return rawPolygon(convexHull(points));
}

export type Kind = 'point' | 'segment' | 'circle' | 'rectangle';

export function shapeOf(kind: Kind, [x = 0, y = 0, u = 0, v = 0]: readonly number[]): RawPoint | RawShape {
  if (kind === 'point') return { x, y };
  if (kind === 'segment') return segmentOf([x, y, u, v]);
  return kind === 'circle' ? circleOf([x, y, u]) : rectangleOf([x, y, u, v]);
}

export function segmentOf([x = 0, y = 0, u = 0, v = 0]: readonly number[]): RawSegment {
  return rawSegment({ x, y }, { x: u, y: v });
}

export function circleOf([x = 0, y = 0, r = 0]: readonly number[]): RawCircle {
  return rawCircle({ x, y }, Math.abs(r));
}

export function rectangleOf([x = 0, y = 0, u = 0, v = 0]: readonly number[]): RawRectangle {
  return rawRectangle({ x: Math.min(x, u), y: Math.min(y, v) }, { x: Math.max(x, u), y: Math.max(y, v) });
}

export function sectorOf(x: number, y: number, radius: number, direction: number, angle: number): RawSector {
  const center = unsafePoint<Point2<number>>(x, y);
  return sector(center, Math.abs(radius), unsafeDirection(direction | 0), radians(Math.abs(angle)));
}

/** Sectors, of which every second has edges along an axis or a diagonal. */
export function sectors(coordinate: fc.Arbitrary<number>): fc.Arbitrary<RawSector> {
  const direction = fc.oneof(
    fc.integer({ min: -4, max: 3 }).map((n) => n * 2 ** 29),
    fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }),
  );
  const angle = fc.oneof(
    fc.integer({ min: 0, max: 9 }).map((n) => (n * Math.PI) / 4),
    fc.double({ min: 0, max: 6.3, noNaN: true }),
  );
  return fc.tuple(coordinate, coordinate, coordinate, direction, angle).map((numbers) => sectorOf(...numbers));
}

/** Two shapes of the given kinds whose numbers are of one family, so that they often touch. */
export function pairs<A extends RawPoint | RawShape, B extends RawPoint | RawShape>(
  first: (numbers: readonly number[]) => A,
  second: (numbers: readonly number[]) => B,
): fc.Arbitrary<[A, B]> {
  return hostile(8).map((numbers) => [first(numbers.slice(0, 4)), second(numbers.slice(4))]);
}
