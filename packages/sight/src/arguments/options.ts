/** The options of views. */
import type { IsSolid, TileRect } from '@tilewright/tilemap';
import { requireRect } from '@tilewright/tilemap/checks';
import { argumentError, type OptionNames, requireOptions } from '@tilewright/units/checks';

/** Options of all queries about views, for a map of booleans. */
export interface SightOptions<T> {
  /**
   * Returns whether a tile is opaque, from its value, column and row. Optional only for a map of booleans, where
   * `true` means opaque.
   */
  readonly isOpaque?: IsSolid<T> | undefined;
  /**
   * Whether a ray that only touches a corner or a face of an opaque tile passes it or is blocked. Default: `'pass'`.
   * See `castRay`.
   */
  readonly corners?: 'pass' | 'block' | undefined;
  /** Only tiles inside these bounds can be opaque or in view. Default: the bounds of the map. */
  readonly bounds?: TileRect | undefined;
}

/** Options of `regionInView`, for a map of booleans. */
export interface RegionOptions<T> {
  /**
   * Returns whether a tile is opaque, from its value, column and row. Optional only for a map of booleans, where
   * `true` means opaque.
   */
  readonly isOpaque?: IsSolid<T> | undefined;
  /**
   * Only tiles inside these bounds can be opaque, and the outline ends at the bounds. Default: the bounds of the map.
   */
  readonly bounds?: TileRect | undefined;
}

/** The same for a map of values other than booleans. */
export interface RegionOptionsWithIsOpaque<T> extends RegionOptions<T> {
  readonly isOpaque: IsSolid<T>;
}

/** The same for a map of values other than booleans. */
export interface SightOptionsWithIsOpaque<T> extends SightOptions<T> {
  readonly isOpaque: IsSolid<T>;
}

/** Options of `tilesInView` and its family. */
export interface ViewOptions<T> extends SightOptions<T> {
  /**
   * Which open tiles are in view. `'center'`, the default: if the center is seen; this is symmetric. `'any'`: if any
   * point is seen; this is for light.
   */
  readonly inclusion?: 'center' | 'any' | undefined;
  /** Whether opaque tiles can be in view. Default: true. */
  readonly opaqueTiles?: boolean | undefined;
}

/** The same for a map of values other than booleans. */
export interface ViewOptionsWithIsOpaque<T> extends ViewOptions<T> {
  readonly isOpaque: IsSolid<T>;
}

/** Options of `markTilesInViews`. */
export interface ManyViewsOptions<T, Q> extends ViewOptions<T> {
  /** The range of each eye, not negative. Default: to the bounds of the map. */
  readonly maxDistance?: Q | undefined;
}

/** The same for a map of values other than booleans. */
export interface ManyViewsOptionsWithIsOpaque<T, Q> extends ManyViewsOptions<T, Q> {
  readonly isOpaque: IsSolid<T>;
}

/** The names of the options. */
export const REGION_OPTIONS: OptionNames<RegionOptions<unknown>> = ['isOpaque', 'bounds'];
export const SIGHT_OPTIONS: OptionNames<SightOptions<unknown>> = ['isOpaque', 'corners', 'bounds'];
export const VIEW_OPTIONS: OptionNames<ViewOptions<unknown>> = [
  'isOpaque',
  'corners',
  'bounds',
  'inclusion',
  'opaqueTiles',
];

export const MANY_VIEWS_OPTIONS: OptionNames<ManyViewsOptions<unknown, unknown>> = [
  'isOpaque',
  'corners',
  'bounds',
  'inclusion',
  'opaqueTiles',
  'maxDistance',
];

/** Checks all options except `maxDistance`. @throws RangeError that names the invalid option */
export function requireViewOptions(where: string, options: ViewOptions<never>, known: readonly string[]): void {
  requireOptions(where, options, known);
  const { isOpaque, corners, bounds, inclusion, opaqueTiles } = options;
  if (isOpaque !== undefined && typeof isOpaque !== 'function') {
    throw argumentError(where, 'isOpaque', 'a function', isOpaque);
  }
  if (corners !== undefined && corners !== 'pass' && corners !== 'block') {
    throw argumentError(where, 'corners', "'pass' or 'block'", corners);
  }
  if (bounds !== undefined) requireRect(where, 'bounds', bounds);
  if (inclusion !== undefined && inclusion !== 'center' && inclusion !== 'any') {
    throw argumentError(where, 'inclusion', "'center' or 'any'", inclusion);
  }
  if (opaqueTiles !== undefined && typeof opaqueTiles !== 'boolean') {
    throw argumentError(where, 'opaqueTiles', 'true or false', opaqueTiles);
  }
}

/** The predicate from the options, or `undefined`. */
export function predicateOf(options: SightOptions<never> | undefined): IsSolid<unknown> | undefined;
export function predicateOf(options: { readonly isOpaque?: unknown } | undefined): unknown {
  return options?.isOpaque;
}

/** Whether a tile of a map of booleans is opaque. @throws RangeError if the value is not a boolean */
export function requireOpacity(where: string, value: unknown): boolean {
  if (value === true || value === false) return value;
  throw argumentError(where, 'isOpaque', 'given for a map of other values than booleans', undefined);
}

/**
 * The predicate for maps of booleans. A separate function, since a function that may create a closure allocates on
 * every call.
 */
export function onlyBooleans(where: string): IsSolid<unknown> {
  return (value) => requireOpacity(where, value);
}
