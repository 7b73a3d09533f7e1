/** Draws tiles: those of an answer, and the solid ones of a map. */
import type {
  IsSolid,
  ReadonlyTilemap,
  SolidArguments,
  SolidOptions,
  Tile,
  TileRect,
  TileSpace,
} from '@tilewright/tilemap';
import {
  requireIterable,
  requireRect,
  requireTile,
  requireTilemap,
  requireTileSpace,
} from '@tilewright/tilemap/checks';
import {
  borderCoordinate,
  centerCoordinate,
  rawOriginX,
  rawOriginY,
  rawTileSize,
  SolidTiles,
} from '@tilewright/tilemap/kernel';
import type { AnyQuantity } from '@tilewright/units';
import { argumentError, type OptionNames, requireFunction, requireOptions } from '@tilewright/units/checks';
import { requireDrawnBounds } from './answers.js';
import { type DebugDraw, type DebugPart, requireDebugDraw, requireDebugPart } from './debug-draw.js';

/** Options of `drawTiles`. */
export interface DrawTilesOptions {
  /** What the tiles are. Default: `'tile'`. */
  readonly part?: DebugPart | undefined;
  /** Whether each tile shows its position in the order, from 0. Needs a renderer with `text`. Default: false. */
  readonly numbered?: boolean | undefined;
}

const drawTilesOptions: OptionNames<DrawTilesOptions> = ['part', 'numbered'];

/**
 * Draws the tiles of any answer: of a segment, an area, a view, a path.
 *
 * @param draw - the renderer
 * @param space - the space of the grid
 * @param tiles - the tiles, in any order
 * @param options - `part`; `numbered`
 * @returns the number of tiles
 * @throws RangeError if the renderer lacks a method, one of `tiles` is not a tile, or an option is unknown or not
 * valid; then nothing is drawn
 *
 * @remarks One rectangle for each tile.
 *
 * @example
 * import { drawTiles } from '@tilewright/queries/debug';
 * const drawn: unknown[][] = [];
 * const draw = { segment() {}, rectangle: (...box: unknown[]) => void drawn.push(box.slice(0, 4)), circle() {} };
 * const path = segmentBetween(tilePosition(tiles(0.5), tiles(0.5)), tilePosition(tiles(2.5), tiles(0.5)));
 * drawTiles(draw, unitTileSpace, tilesOnSegment(unitTileSpace, path)); // => 3
 * drawn[2]; // => [2, 0, 1, 1]
 */
export function drawTiles<Q extends AnyQuantity>(
  draw: DebugDraw,
  space: TileSpace<Q>,
  tiles: Iterable<Tile>,
  options?: DrawTilesOptions,
): number {
  requireDebugDraw('drawTiles', draw);
  requireTileSpace('drawTiles', 'space', space);
  requireOptions('drawTiles', options, drawTilesOptions);
  const { part = 'tile', numbered = false } = options ?? {};
  requireDebugPart('drawTiles', 'part', part);
  if (typeof numbered !== 'boolean') throw argumentError('drawTiles', 'numbered', 'true or false', numbered);
  requireIterable('drawTiles', 'tiles', tiles);
  const drawn = [...tiles];
  for (const [i, each] of drawn.entries()) requireTile('drawTiles', `tiles[${i}]`, each);
  const originX = rawOriginX(space);
  const originY = rawOriginY(space);
  const size = rawTileSize(space);
  let count = 0;
  for (const { x, y } of drawn) {
    draw.rectangle(borderCoordinate(originX, size, x), borderCoordinate(originY, size, y), size, size, part);
    if (numbered) {
      draw.text?.(centerCoordinate(originX, size, x), centerCoordinate(originY, size, y), String(count), part);
    }
    count++;
  }
  return count;
}

/** Options of `drawSolidTiles`. */
export interface DrawSolidOptions<T> extends SolidOptions<T> {
  /** Only tiles inside these bounds are drawn: those that the camera shows. Default: the bounds of the map. */
  readonly bounds?: TileRect | undefined;
}

/** The same for a map of values other than booleans. */
export interface DrawSolidOptionsWithIsSolid<T> extends DrawSolidOptions<T> {
  readonly isSolid: IsSolid<T>;
}

const drawSolidOptions: OptionNames<DrawSolidOptions<unknown>> = ['isSolid', 'bounds'];

/**
 * Draws the solid tiles of a map.
 *
 * @param draw - the renderer
 * @param map - the tiles
 * @param space - the space of the grid
 * @param optionsWithIsSolid - `isSolid`: which values are solid, optional for a map of booleans;
 * `bounds`
 * @returns the number of solid tiles
 * @throws RangeError if the renderer lacks a method, an option is not valid, or the bounds have more than 2^20 tiles:
 * pass those that the camera shows
 *
 * @remarks One rectangle for each run of solid tiles in a row. Reads each tile of the bounds once.
 *
 * @example
 * import { drawSolidTiles } from '@tilewright/queries/debug';
 * const drawn: unknown[][] = [];
 * const draw = { segment() {}, rectangle: (...box: unknown[]) => void drawn.push(box.slice(0, 4)), circle() {} };
 * const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 8, height: 8 }));
 * walls.fill(true, tileRect({ x: 2, y: 3, width: 4, height: 1 }));
 * drawSolidTiles(draw, walls, unitTileSpace); // => 4
 * drawn; // => [[2, 3, 4, 1]]
 */
export function drawSolidTiles<T = boolean, Q extends AnyQuantity = AnyQuantity>(
  draw: DebugDraw,
  map: ReadonlyTilemap<T>,
  space: TileSpace<Q>,
  ...optionsWithIsSolid: SolidArguments<T, DrawSolidOptions<NoInfer<T>>, DrawSolidOptionsWithIsSolid<NoInfer<T>>>
): number;
export function drawSolidTiles(
  draw: DebugDraw,
  map: ReadonlyTilemap<unknown>,
  space: TileSpace<AnyQuantity>,
  options?: DrawSolidOptions<unknown>,
): number {
  const where = 'drawSolidTiles';
  requireDebugDraw(where, draw);
  requireTilemap(where, 'map', map);
  requireTileSpace(where, 'space', space);
  requireOptions(where, options, drawSolidOptions);
  const { isSolid, bounds } = options ?? {};
  if (isSolid !== undefined) requireFunction(where, 'isSolid', isSolid);
  if (bounds !== undefined) requireRect(where, 'bounds', bounds);
  const solids = new SolidTiles();
  solids.start(where, map, isSolid, bounds);
  const { west, north, east, south } = solids;
  requireDrawnBounds(where, { x: west, y: north, width: east - west, height: south - north });
  const originX = rawOriginX(space);
  const originY = rawOriginY(space);
  const size = rawTileSize(space);
  let count = 0;
  for (let y = north; y < south; y++) {
    for (let x = west; x < east; x++) {
      const first = x;
      while (x < east && solids.hasInside(x, y)) x++;
      if (x === first) continue;
      count += x - first;
      const left = borderCoordinate(originX, size, first);
      draw.rectangle(left, borderCoordinate(originY, size, y), (x - first) * size, size, 'solid');
    }
  }
  return count;
}
