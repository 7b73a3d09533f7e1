/** The options of questions about tracked objects. */
import type { AnyQuantity } from '@tilewright/units';
import {
  argumentError,
  type OptionNames,
  requireFunction,
  requireInteger,
  requireOptions,
} from '@tilewright/units/checks';
import type { Handle } from '../handle.js';

/** Returns whether a question counts an object. A filter may ask other questions, but must not change the tracker. */
export type ObjectFilter<T> = (object: T, handle: Handle) => boolean;

/** The options of most questions about tracked objects. */
export interface ObjectOptions<T> {
  /** Only objects for which this returns true count. It must not change the tracker. */
  readonly filter?: ObjectFilter<T> | undefined;
  /** The largest number of objects. Default: all. */
  readonly limit?: number | undefined;
  /**
   * `'added'` sorts by the order of addition. By default the order is unspecified, but the same after the same
   * operations.
   */
  readonly order?: 'added' | undefined;
}

/** The options of `objectsOnSegment`. */
export interface OrderedObjectOptions<T> {
  /** Only objects for which this returns true count. It must not change the tracker. */
  readonly filter?: ObjectFilter<T> | undefined;
  /** The largest number of objects; the nearest ones are kept. Default: all. */
  readonly limit?: number | undefined;
}

/** The options of `firstObjectOnSegment`. */
export interface FirstObjectOptions<T> {
  /** Only objects for which this returns true count. It must not change the tracker. */
  readonly filter?: ObjectFilter<T> | undefined;
}

/** The options of `nearestObjects`. */
export interface NearestOptions<T, Q extends AnyQuantity> extends FirstObjectOptions<T> {
  /** Objects farther than this are left out. Default: no limit. */
  readonly maxDistance?: Q | undefined;
}

/** The options of `overlappingPairs`. */
export interface PairOptions<T> {
  /** Only pairs for which this returns true count. It must not change the tracker. */
  readonly filter?: ((first: T, second: T, firstHandle: Handle, secondHandle: Handle) => boolean) | undefined;
  /** The largest number of pairs. Default: all. */
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

/** @throws RangeError for an unknown member, or a value that the types do not allow */
export function requireQuestionOptions(where: string, options: RawOptions | undefined, known: readonly string[]): void {
  if (options === undefined) return;
  requireOptions(where, options, known);
  const { filter, limit, order } = options;
  if (filter !== undefined) requireFunction(where, 'filter', filter);
  if (limit !== undefined) requireInteger(where, 'limit', limit, 0);
  if (order !== undefined && order !== 'added') throw argumentError(where, 'order', "'added'", order);
}

/** A filter at run time. The signatures ensure that it accepts the objects of the tracker. */
export type RawFilter = (object: unknown, handle: Handle) => boolean;

/** A filter as it is at run time. */
export function rawFilter<T>(filter: ObjectFilter<T> | undefined): RawFilter | undefined;
export function rawFilter(filter: unknown): unknown {
  return filter;
}
