/**
 * The common part of the maps: errors that name tile and bounds, the version, and the methods that need not be fast.
 */
import { argumentError, describeValue, requireFunction } from '@tilewright/units/checks';
import { MOST_ARRAY_TILES } from '../limits.js';
import { isTileRect, rectIntersection, rectsEqual, requireRect, tileCount, type TileRect } from '../values/rect.js';
import type { Tile } from '../values/tile.js';
import type { ReadonlyTilemap, Tilemap } from './tilemap.js';

/** The error for a tile outside the bounds; it names both. */
export function outsideError(where: string, x: number, y: number, bounds: TileRect): RangeError {
  const received = `(${describeValue(x)}, ${describeValue(y)})`;
  return new RangeError(`${where}: tile must be inside ${describeRect(bounds)}, received ${received}`);
}

/** Checks that a rectangle is inside bounds. An empty rectangle always is. */
export function requireInside(where: string, rect: TileRect, bounds: TileRect, parameter: string = 'rect'): TileRect {
  requireRect(where, parameter, rect);
  if (!rectsEqual(rectIntersection(rect, bounds), rect)) {
    throw new RangeError(
      `${where}: ${parameter} must be inside ${describeRect(bounds)}, received ${describeRect(rect)}`,
    );
  }
  return rect;
}

/** Shows a rectangle the way an error message needs it, with inclusive ends. */
export function describeRect({ x, y, width, height }: TileRect): string {
  if (width === 0 || height === 0) return 'an empty rectangle';
  return `columns ${x} to ${x + width - 1}, rows ${y} to ${y + height - 1}`;
}

/** The number of tiles of bounds, each row rounded up to whole units, if an array may hold that many. */
export function requireTileCount(where: string, bounds: TileRect, most: number, unit: number = 1): number {
  const { width, height } = requireRect(where, 'bounds', bounds);
  const count = Math.ceil(width / unit) * unit * height;
  if (count > most) {
    throw argumentError(where, 'bounds', `at most ${most} tiles`, count, 'A chunkedTilemap has no such limit');
  }
  return count;
}

/** A plain array, or a typed one, which has a tag. */
interface Elements {
  readonly length: number;
  readonly [Symbol.toStringTag]?: string;
}

/** Checks that data has the type of array and the length that a storage needs. */
export function requireData(where: string, data: Elements | undefined, kind: string, length: number): void {
  const found = Array.isArray(data) ? 'Array' : data?.[Symbol.toStringTag];
  if (found === kind && data?.length === length) return;
  throw argumentError(where, 'data', `of the kind ${kind}, of length ${length}`, found === kind ? data?.length : data);
}

/** Whether a value is a map: an object with a method `getAt` and bounds. */
export function isTilemap(map: { readonly getAt: unknown; readonly bounds: TileRect } | null | undefined): boolean {
  return typeof map?.getAt === 'function' && isTileRect(map.bounds);
}

/** Checks a map. @throws RangeError for anything else */
export function requireTilemap(
  where: string,
  parameter: string,
  map: { readonly getAt: unknown; readonly bounds: TileRect } | null | undefined,
): void {
  if (!isTilemap(map)) throw argumentError(where, parameter, 'a tile map', map);
}

/** Receives the writes to a map. */
export interface WriteWatchers {
  /** Records a tile that was written. */
  noteTile(x: number, y: number): void;
  /** Records a rectangle of tiles that were written. It may be empty. */
  noteRect(rect: TileRect): void;
}

/**
 * A map without its storage.
 *
 * Each storage has its own fast methods (`get`, `set`, ...). Shared methods would see every storage of a program, which
 * makes them slow.
 */
export abstract class TilemapBase<T> implements Tilemap<T> {
  readonly bounds: TileRect;
  protected readonly left: number;
  protected readonly top: number;
  /** One past the easternmost column. */
  protected readonly right: number;
  /** One past the southernmost row. */
  protected readonly bottom: number;
  protected readonly width: number;
  protected readonly height: number;
  /** Whether something was written since `version` was last read. In a hot loop, this store is cheaper than a count. */
  protected dirty: boolean = false;
  /**
   * @internal The trackers of changes. Only `trackChanges` sets it, so that a map that nobody tracks does not have it.
   */
  watchers?: WriteWatchers;
  private changes: number = 0;

  protected constructor(bounds: TileRect) {
    this.bounds = bounds;
    this.left = asInteger(bounds.x);
    this.top = asInteger(bounds.y);
    this.right = asInteger(bounds.x + bounds.width);
    this.bottom = asInteger(bounds.y + bounds.height);
    this.width = asInteger(bounds.width);
    this.height = asInteger(bounds.height);
  }

  abstract hasAt(x: number, y: number): boolean;
  abstract get(tile: Tile): T;
  abstract getAt(x: number, y: number): T;
  abstract getOrAt<F>(x: number, y: number, fallback: F): T | F;
  abstract set(tile: Tile, value: T): void;
  abstract setAt(x: number, y: number, value: T): void;
  abstract fill(value: T, rect?: TileRect): void;
  abstract forEach(visit: (value: T, x: number, y: number) => void): void;
  abstract map<U>(convert: (value: T) => U): Tilemap<U>;
  abstract clone(): Tilemap<T>;

  get version(): number {
    if (this.dirty) {
      this.dirty = false;
      this.changes++;
    }
    return this.changes;
  }

  has(tile: Tile): boolean {
    return this.hasAt(tile?.x, tile?.y);
  }

  getOr<F>(tile: Tile, fallback: F): T | F {
    return this.getOrAt(tile?.x, tile?.y, fallback);
  }

  markChanged(rect: TileRect = this.bounds): void {
    if (tileCount(requireInside('markChanged', rect, this.bounds)) !== 0) this.dirty = true;
  }
}

/**
 * The same number, stored as a small integer if possible. After one rectangle of 2^32 columns, an engine stores the
 * members of other rectangles as doubles, and loops that compute with doubles take twice as long.
 */
export function asInteger(value: number): number {
  const integer = value | 0;
  return integer === value ? integer : value;
}

/**
 * The converted values of a map, in the order of `forEach`.
 *
 * @throws RangeError if there are more than a plain array may hold
 */
export function convertAll<T, U>(map: ReadonlyTilemap<T>, convert: (value: T) => U): U[] {
  requireFunction('map', 'convert', convert);
  requireTileCount('map', map.bounds, MOST_ARRAY_TILES);
  const converted: U[] = [];
  map.forEach((value) => {
    converted.push(convert(value));
  });
  return converted;
}
