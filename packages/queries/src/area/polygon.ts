/** The tiles of a convex polygon: as rows and one by one. */
import { requireRect } from '@tilewright/tilemap/checks';
import type { Tile, TileSpace } from '@tilewright/tilemap';
import type { AnyQuantity, ConvexPolygon2, Same } from '@tilewright/units';
import { type RawPoint, type RawPolygon, requireFinitePolygon, requireOptions } from '@tilewright/units/checks';
import { type RawSpace, sizeOfTiles } from '../arguments/raw.js';
import { inTiles, isOnTiles, pointsToTiles, requireOnTiles, toTiles } from '../arguments/tile-space.js';
import { beginIn } from './begin-in.js';
import { FAR } from './limits.js';
import { AREA_OPTIONS, type AreaOptions, inclusionCode } from './options.js';
import { PolygonRows } from './polygon-rows.js';
import { Pool } from '../pool.js';
import { CursorRows, type TileRows } from './tile-rows.js';

/**
 * The tiles of a convex polygon: rows from north to south, west to east in a row.
 *
 * The polygon is closed, and a tile owns its north and west border. So a tile belongs to a polygon that only touches
 * its north or west border, but not to one that only touches its south or east border: that border is the neighbor's.
 * In tile space the polygon is the convex hull of its vertices, each rounded there.
 *
 * @param space - the space of the grid
 * @param polygon - a convex polygon in the world of the space
 * @param options - `bounds`; `inclusion`: tiles with any point in the polygon (`'any'`), with their center in it
 * (`'center'`), or completely in it (`'inside'`)
 * @returns each tile once; the iterable can be iterated again
 * @throws RangeError if a coordinate is not finite, the polygon has no vertex, or an option is unknown; without bounds,
 * also if the polygon leaves the range of tiles
 *
 * @remarks Lazy: O(vertices) at first, then O(1) per row and per tile; allocates one small object per tile.
 * `rowsInPolygon` is cheaper.
 *
 * @example
 * const at = (x: number, y: number) => tilePosition(tiles(x), tiles(y));
 * const triangle = convexPolygon([at(0.5, 0.5), at(2.5, 0.5), at(0.5, 2.5)]);
 * [...tilesInPolygon(unitTileSpace, triangle)].length; // => 8
 * [...tilesInPolygon(unitTileSpace, triangle, { inclusion: 'inside' })]; // => []
 */
export function tilesInPolygon<Q extends AnyQuantity>(
  space: TileSpace<Q>,
  polygon: ConvexPolygon2<Same<Q>>,
  options?: AreaOptions,
): Iterable<Tile>;
export function tilesInPolygon(space: RawSpace, polygon: RawPolygon, options?: AreaOptions): Iterable<Tile> {
  return new CursorRows(pool, () => startedRows('tilesInPolygon', space, polygon, options)).tiles();
}

/**
 * The tiles of a convex polygon as rows, from north to south. See `tilesInPolygon`.
 *
 * @returns each row that has tiles, from `xMin` to `xMax` inclusive
 * @throws RangeError like `tilesInPolygon`
 *
 * @remarks Lazy: O(vertices) at first, then O(1) and one small object per row, whatever its length.
 *
 * @example
 * const at = (x: number, y: number) => tilePosition(tiles(x), tiles(y));
 * const triangle = convexPolygon([at(0, 0.5), at(3.5, 0.5), at(0, 2.25)]);
 * [...rowsInPolygon(unitTileSpace, triangle)].map(({ y, xMin, xMax }) => [y, xMin, xMax]); // => [[0, 0, 3], [1, 0, 2], [2, 0, 0]]
 */
export function rowsInPolygon<Q extends AnyQuantity>(
  space: TileSpace<Q>,
  polygon: ConvexPolygon2<Same<Q>>,
  options?: AreaOptions,
): TileRows;
export function rowsInPolygon(space: RawSpace, polygon: RawPolygon, options?: AreaOptions): TileRows {
  return new CursorRows(pool, () => startedRows('rowsInPolygon', space, polygon, options));
}

const pool = /* @__PURE__ */ new Pool(() => new PolygonRows());

/** Borrows rows, and starts them before the first row. */
function startedRows(
  where: string,
  space: RawSpace,
  polygon: RawPolygon,
  options: AreaOptions | undefined,
): PolygonRows {
  requireFinitePolygon(where, 'polygon', polygon);
  const { vertices } = polygon;
  const rows = pool.borrow();
  rows.reserve(vertices.length);
  const isUsual = pointsToTiles(rows.points, space, vertices);
  if (!isUsual) pointsToTilesByBorders(where, rows.points, space, vertices);
  requireOptions(where, options, AREA_OPTIONS);
  const inclusion = inclusionCode(where, options?.inclusion);
  const bounds = options?.bounds;
  if (bounds !== undefined) requireRect(where, 'bounds', bounds);
  else if (!isUsual) requirePointsOnTiles(where, rows.points, vertices.length);
  rows.shape(vertices.length);
  beginIn(rows, inclusion, bounds);
  return rows;
}

/** `pointsToTiles` for the unusual cases. Names, which only errors show, are put together for vertices far away. */
function pointsToTilesByBorders(
  where: string,
  into: Float64Array,
  space: RawSpace,
  vertices: readonly RawPoint[],
): void {
  for (let i = 0; i < vertices.length; i++) {
    const vertex = vertices[i]!;
    let name = 'polygon.vertices[0]';
    if (i > 0) {
      // The first vertex has shown that the space is one.
      const { origin } = space;
      const size = sizeOfTiles(space);
      const sum = Math.abs(vertex.x) + Math.abs(vertex.y) + Math.abs(origin.x) + Math.abs(origin.y);
      if (!(size < FAR && sum < size * FAR)) name = `polygon.vertices[${i}]`;
    }
    toTiles(where, name, space, vertex);
    into[2 * i] = inTiles.x;
    into[2 * i + 1] = inTiles.y;
  }
}

function requirePointsOnTiles(where: string, points: Float64Array, count: number): void {
  for (let i = 0; i < count; i++) {
    if (isOnTiles(points[2 * i]!) && isOnTiles(points[2 * i + 1]!)) continue;
    requireOnTiles(where, `polygon.vertices[${i}]`, 'x', points[2 * i]!);
    requireOnTiles(where, `polygon.vertices[${i}]`, 'y', points[2 * i + 1]!);
  }
}
