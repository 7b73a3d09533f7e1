/** Terrains of every kind of storage with the same values, and plain versions of what is painted over them. */
import { arrayTilemap } from '../../storage/array.js';
import { chunkedTilemap } from '../../storage/chunked-options.js';
import type { Tilemap } from '../../storage/tilemap.js';
import { typedTilemap } from '../../storage/typed.js';
import { viewOf } from '../../storage/views.js';
import { expandRect, type TileRect, tileRect, tilesIn } from '../../values/rect.js';
import { type Tile, tile } from '../../values/tile.js';

/** A map of every kind of storage; a view is in the middle of a larger map. */
export const storages: readonly (readonly [string, (bounds: TileRect) => Tilemap<number>])[] = [
  ['arrayTilemap', (bounds) => arrayTilemap<number>(bounds, 0)],
  ['typedTilemap', (bounds) => typedTilemap(bounds, Uint8Array)],
  ['viewOf a typed map', (bounds) => viewOf(typedTilemap(expandRect(bounds, 2), Int16Array, 9), bounds)],
  ['viewOf chunks', (bounds) => viewOf(chunkedTilemap({ background: 0 }), bounds)],
  ['a map of our own', (bounds) => ownMap(bounds)],
];

/** A map that says nothing of its layout. */
export function ownMap(bounds: TileRect): Tilemap<number> {
  const inner = arrayTilemap<number>(bounds, 0);
  return {
    bounds,
    get version() {
      return inner.version;
    },
    has: (at) => inner.has(at),
    hasAt: (x, y) => inner.hasAt(x, y),
    get: (at) => inner.get(at),
    getAt: (x, y) => inner.getAt(x, y),
    getOr: (at, fallback) => inner.getOr(at, fallback),
    getOrAt: (x, y, fallback) => inner.getOrAt(x, y, fallback),
    set: (at, value) => inner.set(at, value),
    setAt: (x, y, value) => inner.setAt(x, y, value),
    fill: (value, rect) => inner.fill(value, rect),
    forEach: (visit) => inner.forEach(visit),
    map: (convert) => inner.map(convert),
    clone: () => inner.clone(),
    markChanged: (rect) => inner.markChanged(rect),
  };
}

/** Bounds of many shapes, among them rows and columns of one tile and empty ones. */
export const someBounds: readonly TileRect[] = [
  [0, 0, 7, 5],
  [-3, -2, 6, 6],
  [5, 5, 1, 1],
  [5, -5, 1, 4],
  [-5, 5, 4, 1],
  [0, 0, 2, 2],
  [0, 0, 0, 3],
  [0, 0, 40, 3],
  [-2147483648, 2147483640, 5, 8],
].map(([x, y, width, height]) => tileRect({ x: x!, y: y!, width: width!, height: height! }));

/** The values of all tiles of a map, row by row. */
export function valuesOf<T>(map: Pick<Tilemap<T>, 'bounds' | 'getAt'>): T[] {
  return [...tilesIn(map.bounds)].map(({ x, y }) => map.getAt(x, y));
}

/** The tile in a direction from another, which may be outside of the coordinates: then `undefined`. */
export function tileAtOffset(at: Tile, dx: number, dy: number): Tile | undefined {
  const x = at.x + dx;
  const y = at.y + dy;
  return (x | 0) === x && (y | 0) === y ? tile(x, y) : undefined;
}
