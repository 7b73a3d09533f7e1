/** What questions about tracked objects take. */
import type { AnyQuantity } from '@tilewright/units';
import {
  argumentError,
  type OptionNames,
  requireFunction,
  requireInteger,
  requireOptions,
} from '@tilewright/units/checks';
import type { Handle } from '../tracker/handle.js';

/** Whether a question counts an object. It must not change the tracker, but may ask it other questions. */
export type ObjectFilter<T> = (object: T, handle: Handle) => boolean;

/** What most questions about tracked objects take. */
export interface ObjectOptions<T> {
  /** Only objects for which this is true. It must not change the tracker. */
  readonly filter?: ObjectFilter<T> | undefined;
  /** At most this many objects. Without it: all. */
  readonly limit?: number | undefined;
  /** `'added'` sorts by the order of addition. Without it, the order is unspecified, but the same after the same operations. */
  readonly order?: 'added' | undefined;
}

/** What `objectsOnSegment` takes. */
export interface OrderedObjectOptions<T> {
  /** Only objects for which this is true. It must not change the tracker. */
  readonly filter?: ObjectFilter<T> | undefined;
  /** At most this many objects, the nearest ones. Without it: all. */
  readonly limit?: number | undefined;
}

/** What `firstObjectOnSegment` takes. */
export interface FirstObjectOptions<T> {
  /** Only objects for which this is true. It must not change the tracker. */
  readonly filter?: ObjectFilter<T> | undefined;
}

/** What `nearestObjects` takes. */
export interface NearestOptions<T, Q extends AnyQuantity> extends FirstObjectOptions<T> {
  /** Only objects no farther than this. Without it: at any distance. */
  readonly maxDistance?: Q | undefined;
}

/** What `overlappingPairs` takes. */
export interface PairOptions<T> {
  /** Only pairs for which this is true. It must not change the tracker. */
  readonly filter?: ((first: T, second: T, firstHandle: Handle, secondHandle: Handle) => boolean) | undefined;
  /** At most this many pairs. Without it: all. */
  readonly limit?: number | undefined;
}

/** All options at run time. */
export interface RawOptions {
  readonly filter?: ((...values: never[]) => boolean) | undefined;
  readonly limit?: number | undefined;
  readonly order?: 'added' | undefined;
}

export const objectOptions: OptionNames<ObjectOptions<unknown>> = ['filter', 'limit', 'order'];
export const filterAndLimit: OptionNames<OrderedObjectOptions<unknown>> = ['filter', 'limit'];
export const firstOptions: OptionNames<FirstObjectOptions<unknown>> = ['filter'];
export const nearestOptions: OptionNames<NearestOptions<unknown, AnyQuantity>> = ['filter', 'maxDistance'];

/** @throws RangeError for a member of another name, or a value that is not as the types say */
export function requireQuestionOptions(where: string, options: RawOptions | undefined, known: readonly string[]): void {
  if (options === undefined) return;
  requireOptions(where, options, known);
  const { filter, limit, order } = options;
  if (filter !== undefined) requireFunction(where, 'filter', filter);
  if (limit !== undefined) requireInteger(where, 'limit', limit, 0);
  if (order !== undefined && order !== 'added') throw argumentError(where, 'order', "'added'", order);
}

/** A filter as it is at run time. That it takes the tracker's objects, the signatures of the questions say. */
export type RawFilter = (object: unknown, handle: Handle) => boolean;

export function rawFilter<T>(filter: ObjectFilter<T> | undefined): RawFilter | undefined;
export function rawFilter(filter: unknown): unknown {
  return filter;
}
