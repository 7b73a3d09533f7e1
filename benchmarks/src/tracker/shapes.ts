/** The typed shapes of the tracker's queries, made for each query, as in a game. */
import {
  circle,
  type Circle2,
  meters,
  position,
  type Position2,
  rectangle,
  type Rectangle2,
  segmentBetween,
  type Segment2,
} from '@tilewright/units';
import type { Scene } from './scene.js';

/** The shapes of a query, by its number. */
export interface Shapes {
  readonly square: (question: number) => Rectangle2;
  readonly disc: (question: number) => Circle2;
  readonly place: (question: number) => Position2;
  readonly segment: (question: number) => Segment2;
}

const at = (x: number, y: number): Position2 => position(meters(x), meters(y));

export function madeForEach({ places: { xs, ys }, ends }: Scene): Shapes {
  return {
    square: (i) => rectangle(at(xs[i]! - 2, ys[i]! - 2), at(xs[i]! + 2, ys[i]! + 2)),
    disc: (i) => circle(at(xs[i]!, ys[i]!), meters(5)),
    place: (i) => at(xs[i]!, ys[i]!),
    segment: (i) => segmentBetween(at(xs[i]!, ys[i]!), at(ends.xs[i]!, ends.ys[i]!)),
  };
}
