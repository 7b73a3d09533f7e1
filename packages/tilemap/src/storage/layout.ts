/**
 * How maps lay out their values, for kernels that read them without a call of `getAt` for each tile.
 *
 * A map says so by its member `layout`; one without it is read by `getAt`. Kernels compare that member instead of the
 * class, so that a program that reads maps contains only the storages that it makes.
 */
import type { TileRect } from '../values/rect.js';

/** The layouts that kernels know. */
export type TilemapLayout = 'bits' | 'rows' | 'chunks' | 'view';

/**
 * One bit per tile: tile (x, y), with `column = x - bounds.x` and `row = y - bounds.y`, is bit `column & 31` (0 is the
 * least significant) of `words[row * stride + (column >>> 5)]`.
 */
export interface BitLayout {
  readonly layout: 'bits';
  readonly bounds: TileRect;
  readonly words: Int32Array;
  /** The number of words from one row to the next. */
  readonly stride: number;
}

/** Row after row: the value of tile (x, y) is `data[(y - bounds.y) * stride + (x - bounds.x)]`. */
export interface RowLayout {
  readonly layout: 'rows';
  readonly bounds: TileRect;
  readonly data: ArrayLike<unknown>;
  /** The number of elements from one row to the next. */
  readonly stride: number;
}

/** Square chunks, and one background value for every tile in none of them. Its values are read by `getAt`. */
export interface ChunkLayout {
  readonly layout: 'chunks';
  readonly bounds: TileRect;
  readonly chunkSize: number;
  readonly chunkCount: number;
  getAt(x: number, y: number): unknown;
  chunks(): readonly { readonly bounds: TileRect }[];
}

/** The layouts of storages by their names. */
export interface Layouts {
  readonly bits: BitLayout;
  readonly rows: RowLayout;
  readonly chunks: ChunkLayout;
}

/** What kernels read of any map. */
export interface LaidOut<T> {
  readonly bounds: TileRect;
  readonly layout?: TilemapLayout | undefined;
  getAt(x: number, y: number): T;
}

/**
 * The storage of a map, if it has this layout: the map itself, or the map under a view. `undefined` otherwise.
 *
 * The caller must stay inside the bounds of a view, which may be smaller than the storage.
 */
export function storageIn<L extends keyof Layouts>(map: LaidOut<unknown>, layout: L): Layouts[L] | undefined;
export function storageIn(map: Partial<ViewOf> | undefined, wanted: TilemapLayout): unknown {
  // A caller without types may pass anything: kernels look for the storage before maps are checked. The member is read
  // once, since the read is slow where there are many kinds of maps.
  const layout = map?.layout;
  if (layout === wanted) return map;
  if (layout !== 'view') return undefined;
  // One step is enough, since `viewOf` makes no view of a view.
  const whole = map?.whole;
  return whole?.layout === wanted ? whole : undefined;
}

/** What a view has: the map of which it is a part, under the same coordinates. */
interface ViewOf {
  readonly layout: TilemapLayout | undefined;
  readonly whole: { readonly layout?: TilemapLayout | undefined };
}
