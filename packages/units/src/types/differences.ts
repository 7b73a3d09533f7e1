/** What can be added to a value and taken from it, and how far two values are apart: by the kind of the value. */
import type { ComponentOf, DeltaOf, KindOf } from './kinds.js';
import type { Duration } from './named.js';

/** `ChangeOf` by the kind of A. */
export interface ChangeRows<A> {
  number: A;
  scalar: A;
  vector: A;
  point: DeltaOf<A>;
  instant: Duration;
}

/** The values that can be added to A: its own type, except a vector to a point and a duration to an instant. */
export type ChangeOf<A> = ChangeRows<A>[KindOf<A>];

/** `SubtrahendOf` by the kind of A. */
export interface SubtrahendRows<A> {
  number: A;
  scalar: A;
  vector: A;
  point: A | DeltaOf<A>;
  instant: A | Duration;
}

/** The values that can be subtracted from A: its own type, and the values that can be added to it. */
export type SubtrahendOf<A> = SubtrahendRows<A>[KindOf<A>];

/** `DifferenceBetween` by the kind of the subtrahend. */
export interface DifferenceRows<A> {
  number: A;
  scalar: A;
  vector: A;
  point: DeltaOf<A>;
  instant: Duration;
}

/** The type of `sub(a, b)`, by the kind of b: a point minus a point is a vector, a point minus a vector is a point. */
export type DifferenceBetween<A, B> = DifferenceRows<A>[KindOf<B>];

/** `ExtentOf` by the kind of A. */
export interface ExtentRows<A> {
  number: A;
  scalar: A;
  vector: ComponentOf<A>;
  point: ComponentOf<A>;
  instant: Duration;
}

/** The type of the distance of two values of A: a scalar's own type, the component of a vector or point. */
export type ExtentOf<A> = ExtentRows<A>[KindOf<A>];
