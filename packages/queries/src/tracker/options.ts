/** What the queries of a tracker take, and what they hand out. */
import type { AnyQuantity, PointOf, Vector2 } from '@tilewright/units';
import type { Filter } from './filter.js';
import type { Handle } from './handle.js';

/** What every query takes. */
export interface ObjectQueryOptions<T> {
  /** Only objects for which this holds. It must not change the tracker. */
  readonly filter?: Filter<T> | undefined;
}

/** What `nearest` takes. */
export interface NearestOptions<T, Q extends AnyQuantity> extends ObjectQueryOptions<T> {
  /** Only objects no farther than this. */
  readonly within?: Q | undefined;
}

/** What `pairs` takes. */
export interface PairQueryOptions<T> {
  /** Only pairs for which this holds. It must not change the tracker. */
  readonly filter?: ((first: T, second: T) => boolean) | undefined;
}

/** Receives objects one by one; returning `true` ends the query. */
export type ObjectVisitor<T> = (object: T, handle: Handle) => boolean | void;

/** Receives pairs one by one, the object that was added earlier first; returning `true` ends the query. */
export type PairVisitor<T> = (first: T, second: T, firstHandle: Handle, secondHandle: Handle) => boolean | void;

/** Where a segment meets a tracked object. */
export interface SegmentHit<T, Q extends AnyQuantity> {
  readonly object: T;
  readonly handle: Handle;
  /** Where the segment first meets the object's shape. */
  readonly position: PointOf<Q>;
  /** How far that is from the segment's start. */
  readonly distance: Q;
  /** The same as a fraction of the segment, from 0 to 1. */
  readonly fraction: number;
  /** The unit vector away from the shape there; `undefined` if the segment starts inside of it or on its border. */
  readonly normal: Vector2<number> | undefined;
}
