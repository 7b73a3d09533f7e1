/** The typed shapes of the tracker's queries: made for each query, as in a game, or all in advance. */
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
import { questions, type Scene } from './scene.js';

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

/** For measurements of the tracker alone. */
export function madeBefore(scene: Scene): Shapes {
  const before = <Shape>(make: (question: number) => Shape): ((question: number) => Shape) => {
    const all = Array.from({ length: questions }, (_, i) => make(i));
    return (i) => all[i]!;
  };
  const { square, disc, place, segment } = madeForEach(scene);
  return { square: before(square), disc: before(disc), place: before(place), segment: before(segment) };
}
