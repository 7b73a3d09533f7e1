/** The options of motion: which faces of which tiles stop a body. */
import type { CardinalDirection, DirectionSet, IsSolid, SolidOptions, TileRect } from '@tilewright/tilemap';
import { requireRect } from '@tilewright/tilemap/checks';
import { argumentError, type OptionNames, requireOptions } from '@tilewright/units/checks';

/**
 * Which sides of a tile stop a body that comes from there, by the tile's value, column and row. It may be called several
 * times for one tile, and must return the same.
 */
export type SidesOf<T> = (value: T, x: number, y: number) => DirectionSet<CardinalDirection>;

/** Options of `sweep`, `moveAndSlide` and `standsOn`. */
export interface MotionOptions<T> extends SolidOptions<T> {
  /**
   * Which sides of a tile stop a body that comes from there, in place of `isSolid`: all four of a wall, the north side of
   * a one-way platform, two of a fence. A body that overlaps a tile with fewer than four sides may leave it in any
   * direction.
   */
  readonly sides?: SidesOf<T> | undefined;
  /** Only tiles inside these bounds can stop a body. Default: the bounds of the map. */
  readonly bounds?: TileRect | undefined;
  /** Whether a body may leave the map, or the bounds. Default: `'open'`. */
  readonly outside?: 'open' | 'solid' | undefined;
}

/** The same for a map of values other than booleans: with `isSolid` or with `sides`. */
export type MotionOptionsWithSolid<T> = MotionOptions<T> &
  ({ readonly isSolid: IsSolid<T> } | { readonly sides: SidesOf<T> });

const MOTION_OPTIONS: OptionNames<MotionOptions<unknown>> = ['isSolid', 'sides', 'bounds', 'outside'];

/** @throws RangeError if an option is unknown or not valid */
export function requireMotionOptions(where: string, options: MotionOptions<never> | undefined): void {
  if (options === undefined) return;
  requireOptions(where, options, MOTION_OPTIONS);
  const { isSolid, sides, bounds, outside } = options;
  if (isSolid !== undefined && typeof isSolid !== 'function')
    throw argumentError(where, 'isSolid', 'a function', isSolid);
  if (sides !== undefined && typeof sides !== 'function') throw argumentError(where, 'sides', 'a function', sides);
  if (isSolid !== undefined && sides !== undefined) {
    throw argumentError(where, 'sides', 'given without isSolid', sides, 'Return all four sides for solid tiles');
  }
  if (bounds !== undefined) requireRect(where, 'bounds', bounds);
  if (outside !== undefined && outside !== 'open' && outside !== 'solid') {
    throw argumentError(where, 'outside', "'open' or 'solid'", outside);
  }
}
