/** Shapes over plain numbers, made of hostile ones. */
import type { RawCircle, RawPoint, RawRectangle, RawSegment, RawShape } from '../../types/raw.js';
import type fc from 'fast-check';
import { hostile } from '../../exact/testing/hostile.js';
import { rawCircle, rawRectangle, rawSegment } from '../make.js';

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

/** Two shapes of the given kinds whose numbers are of one family, so that they often touch. */
export function pairs<A extends RawPoint | RawShape, B extends RawPoint | RawShape>(
  first: (numbers: readonly number[]) => A,
  second: (numbers: readonly number[]) => B,
): fc.Arbitrary<[A, B]> {
  return hostile(8).map((numbers) => [first(numbers.slice(0, 4)), second(numbers.slice(4))]);
}
