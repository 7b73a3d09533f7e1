/** The options of views. */
import type { IsSolid, TileRect } from '@tilewright/tilemap';
import { requireRect } from '@tilewright/tilemap/checks';
import { argumentError, type OptionNames, requireOptions } from '@tilewright/units/checks';

/** Options of all queries about views, for a map of booleans. */
export interface SightOptions<T> {
  /**
   * Whether a tile is opaque, by its value, column and row. Optional only for a map of booleans, where `true` means opaque.
   */
  readonly isOpaque?: IsSolid<T> | undefined;
  /** Whether an opaque tile hides what is behind a corner or a face that a ray only touches. Default: `'pass'`. See `castRay`. */
  readonly corners?: 'pass' | 'block' | undefined;
  /** Only tiles inside these bounds can be opaque or in view. Default: the bounds of the map. */
  readonly bounds?: TileRect | undefined;
}

/** Options of `regionInView`, for a map of booleans. */
export interface RegionOptions<T> {
  /**
   * Whether a tile is opaque, by its value, column and row. Optional only for a map of booleans, where `true` means opaque.
   */
  readonly isOpaque?: IsSolid<T> | undefined;
  /** Only tiles inside these bounds can be opaque, and the outline ends there. Default: the bounds of the map. */
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
   * Which open tiles are in view: those whose center is seen, or those of which any point is. Default: `'center'`, which is
   * symmetric; `'any'` is for light.
   */
  readonly inclusion?: 'center' | 'any' | undefined;
  /** Whether opaque tiles can be in view. Default: true. */
  readonly walls?: boolean | undefined;
}

/** The same for a map of values other than booleans. */
export interface ViewOptionsWithIsOpaque<T> extends ViewOptions<T> {
  readonly isOpaque: IsSolid<T>;
}

/** Options of `markTilesInViews`. */
export interface ManyViewsOptions<T, Q> extends ViewOptions<T> {
  /** How far each eye sees. Not negative. Default: to the bounds of the map. */
  readonly maxDistance?: Q | undefined;
}

/** The same for a map of values other than booleans. */
export interface ManyViewsOptionsWithIsOpaque<T, Q> extends ManyViewsOptions<T, Q> {
  readonly isOpaque: IsSolid<T>;
}

/** The names of these options. */
export const REGION_OPTIONS: OptionNames<RegionOptions<unknown>> = ['isOpaque', 'bounds'];
export const SIGHT_OPTIONS: OptionNames<SightOptions<unknown>> = ['isOpaque', 'corners', 'bounds'];
export const VIEW_OPTIONS: OptionNames<ViewOptions<unknown>> = ['isOpaque', 'corners', 'bounds', 'inclusion', 'walls'];

export const MANY_VIEWS_OPTIONS: OptionNames<ManyViewsOptions<unknown, unknown>> = [
  'isOpaque',
  'corners',
  'bounds',
  'inclusion',
  'walls',
  'maxDistance',
];

/** Checks all options but `maxDistance`. @throws RangeError that names the option at fault */
export function requireViewOptions(where: string, options: ViewOptions<never>, known: readonly string[]): void {
  requireOptions(where, options, known);
  const { isOpaque, corners, bounds, inclusion, walls } = options;
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
  if (walls !== undefined && typeof walls !== 'boolean') throw argumentError(where, 'walls', 'true or false', walls);
}

/** The predicate of the options, which may be absent. */
export function predicateOf(options: SightOptions<never> | undefined): IsSolid<unknown> | undefined;
export function predicateOf(options: { readonly isOpaque?: unknown } | undefined): unknown {
  return options?.isOpaque;
}

/** Whether a tile of a map of booleans is opaque. @throws RangeError for a value of another kind */
export function requireOpacity(where: string, value: unknown): boolean {
  if (value === true || value === false) return value;
  throw argumentError(where, 'isOpaque', 'given for a map of other values than booleans', undefined);
}

/** The predicate of maps of booleans. A function of its own, since one that makes a closure allocates on every call. */
export function onlyBooleans(where: string): IsSolid<unknown> {
  return (value) => requireOpacity(where, value);
}
