/** Views of other maps: nothing is copied, and both see each other's writes. */
import { argumentError, requireFunction } from '@tilewright/units/checks';
import { MOST_VISITED_TILES } from '../limits.js';
import { tileCount, type TileRect } from '../values/rect.js';
import { isTileCoordinate, type Tile } from '../values/tile.js';
import { type ArrayTilemap, filledBy } from './array.js';
import { outsideError, requireInside, requireTilemap } from './base.js';
import { requireVisitor } from '../values/checks.js';
import type { ArrayTilemapJSON } from './json.js';
import type { ReadonlyTilemap, Tilemap } from './tilemap.js';

/**
 * A view of a part of a map, with the same coordinates and with `rect` as its bounds.
 *
 * Its version is that of the whole map. A view of a chunked map has bounds, and its methods visit all tiles in them,
 * row by row. `forEach` throws for more than 2^30 tiles, `clone`, `map` and `toJSON` for more than 2^25.
 *
 * @param map - the map to view
 * @param rect - the part of it, entirely inside its bounds
 * @returns a view to read and write, or only to read if `map` is readonly
 * @throws RangeError if the rectangle is not entirely inside the bounds: intersect it with them first
 *
 * @example
 * const level = arrayTilemap(tileRect({ x: 0, y: 0, width: 20, height: 20 }), 'rock');
 * viewOf(level, tileRect({ x: 4, y: 4, width: 8, height: 6 })).fill('floor');
 * level.get(tile(11, 9)) // => 'floor'
 * level.get(tile(12, 9)) // => 'rock'
 */
export function viewOf<M extends ReadonlyTilemap<unknown>>(
  map: M,
  rect: TileRect,
): M extends Tilemap<infer T> ? Tilemap<T> : M extends ReadonlyTilemap<infer T> ? ReadonlyTilemap<T> : never;
export function viewOf<T>(map: ReadonlyTilemap<T>, rect: TileRect): ReadonlyTilemap<T> {
  requireTilemap('viewOf', 'map', map);
  const part = requireInside('viewOf', rect, map.bounds);
  // A part of a part is a part of the whole: reads take one step, however often a view was taken of a view.
  return new TilemapView(writable(map instanceof TilemapView ? map.whole : map), part);
}

/**
 * Casts a readonly map to a writable one. The signature of `viewOf` makes its view readonly, so nothing writes to it.
 */
function writable<T>(map: ReadonlyTilemap<T>): Tilemap<T>;
function writable(map: unknown): unknown {
  return map;
}

/**
 * A view of a map with converted values: each read calls `convert`.
 *
 * @remarks Stores nothing. `map.map(convert)` calls `convert` once per tile, and makes a copy.
 *
 * @example
 * const kinds = arrayTilemap(tileRect({ x: 0, y: 0, width: 20, height: 20 }), 'wall');
 * const solid = mappedView(kinds, (kind) => kind === 'wall');
 * kinds.set(tile(3, 4), 'door');
 * solid.get(tile(3, 4)) // => false
 */
export function mappedView<T, U>(
  map: ReadonlyTilemap<T>,
  convert: (value: T, x: number, y: number) => U,
): ReadonlyTilemap<U> {
  requireTilemap('mappedView', 'map', map);
  requireFunction('mappedView', 'convert', convert);
  return new MappedTilemap(map, convert);
}

/** The methods of every view that need only `getAt` and the bounds. */
abstract class View<T> implements ReadonlyTilemap<T> {
  abstract readonly bounds: TileRect;
  abstract readonly version: number;
  abstract hasAt(x: number, y: number): boolean;
  abstract getAt(x: number, y: number): T;
  abstract forEach(visit: (value: T, x: number, y: number) => void): void;

  has(tile: Tile): boolean {
    return this.hasAt(tile?.x, tile?.y);
  }

  get(tile: Tile): T {
    return this.getAt(tile?.x, tile?.y);
  }

  getOr<F>(tile: Tile, fallback: F): T | F {
    return this.getOrAt(tile?.x, tile?.y, fallback);
  }

  getOrAt<F>(x: number, y: number, fallback: F): T | F {
    return this.hasAt(x, y) ? this.getAt(x, y) : fallback;
  }

  map<U>(convert: (value: T) => U): ArrayTilemap<U> {
    requireFunction('map', 'convert', convert);
    return filledBy('map', this.bounds, (x, y) => convert(this.getAt(x, y)));
  }

  clone(): ArrayTilemap<T> {
    return this.copied('clone');
  }

  /** The JSON form of the copy that `clone` makes: the tiles of the view only. */
  toJSON(): ArrayTilemapJSON<T> {
    return this.copied('toJSON').toJSON();
  }

  private copied(where: string): ArrayTilemap<T> {
    return filledBy(where, this.bounds, (x, y) => this.getAt(x, y));
  }
}

class TilemapView<T> extends View<T> implements Tilemap<T> {
  readonly layout = 'view';
  readonly bounds: TileRect;
  /** The map of which it is a view. */
  readonly whole: Tilemap<T>;

  constructor(whole: Tilemap<T>, bounds: TileRect) {
    super();
    this.whole = whole;
    this.bounds = bounds;
  }

  get version(): number {
    return this.whole.version;
  }

  hasAt(x: number, y: number): boolean {
    const { bounds } = this;
    return (
      isTileCoordinate(x) &&
      isTileCoordinate(y) &&
      x >= bounds.x &&
      x - bounds.x < bounds.width &&
      y >= bounds.y &&
      y - bounds.y < bounds.height
    );
  }

  getAt(x: number, y: number): T {
    if (!this.hasAt(x, y)) throw outsideError('get', x, y, this.bounds);
    return this.whole.getAt(x, y);
  }

  set(tile: Tile, value: T): void {
    this.setAt(tile?.x, tile?.y, value);
  }

  setAt(x: number, y: number, value: T): void {
    if (!this.hasAt(x, y)) throw outsideError('set', x, y, this.bounds);
    this.whole.setAt(x, y, value);
  }

  fill(value: T, rect: TileRect = this.bounds): void {
    this.whole.fill(value, requireInside('fill', rect, this.bounds));
  }

  markChanged(rect: TileRect = this.bounds): void {
    this.whole.markChanged(requireInside('markChanged', rect, this.bounds));
  }

  forEach(visit: (value: T, x: number, y: number) => void): void {
    requireVisitor(visit);
    const { whole, bounds } = this;
    const count = tileCount(bounds);
    if (count > MOST_VISITED_TILES) {
      throw argumentError(
        'forEach',
        'bounds',
        `at most ${MOST_VISITED_TILES} tiles`,
        count,
        'Visit smaller views, or the map',
      );
    }
    const right = bounds.x + bounds.width;
    const bottom = bounds.width === 0 ? bounds.y : bounds.y + bounds.height;
    for (let y = bounds.y; y < bottom; y++) {
      for (let x = bounds.x; x < right; x++) visit(whole.getAt(x, y), x, y);
    }
  }
}

class MappedTilemap<T, U> extends View<U> {
  /** The map whose values it converts. */
  readonly whole: ReadonlyTilemap<T>;
  private readonly convert: (value: T, x: number, y: number) => U;

  constructor(whole: ReadonlyTilemap<T>, convert: (value: T, x: number, y: number) => U) {
    super();
    this.whole = whole;
    this.convert = convert;
  }

  get bounds(): TileRect {
    return this.whole.bounds;
  }

  get version(): number {
    return this.whole.version;
  }

  hasAt(x: number, y: number): boolean {
    return this.whole.hasAt(x, y);
  }

  getAt(x: number, y: number): U {
    return this.convert(this.whole.getAt(x, y), x, y);
  }

  forEach(visit: (value: U, x: number, y: number) => void): void {
    requireVisitor(visit);
    const { convert } = this;
    this.whole.forEach((value, x, y) => visit(convert(value, x, y), x, y));
  }
}
