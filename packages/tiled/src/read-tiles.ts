/**
 * The tiles of a layer: all at once in a finite map, in chunks that may lie anywhere in an infinite one.
 *
 * Every size is compared with the data that are there, and with what the map may still take, before memory is taken.
 */
import {
  type ChunkedTilemap,
  chunkedTilemap,
  type ReadonlyTilemap,
  rectUnion,
  tile,
  type TileRect,
  tileRect,
  typedTilemap,
} from '@tilewright/tilemap';
import type { Decompressor } from './data/decompress.js';
import { checkTileData, type TileFormat, writeTileData } from './data/tile-data.js';
import {
  checkChunk,
  checkList,
  checkTileFormat,
  checkTiles,
  type ChunkDocument,
  type LayerDocument,
  type TilesDocument,
} from './document/map.js';
import { errorAt, inside, type Place } from './error.js';
import type { GlobalTileId } from './tile-id.js';

/** What tiles are read with. */
export interface TilesContext {
  readonly decompressor: Decompressor;
  /** How many tiles more the map may keep; each layer takes its own from it. */
  readonly budget: { tilesLeft: number; readonly most: number };
}

/** The tiles of a layer, and the rectangle around all that the file has of it. */
export interface Tiles {
  readonly tiles: ReadonlyTilemap<GlobalTileId>;
  readonly bounds: TileRect;
}

export function readTiles(place: Place, document: LayerDocument, context: TilesContext): Tiles {
  const format = checkTileFormat(place, document);
  if (document['chunks'] !== undefined) {
    return readChunks(place, checkList(inside(place, 'chunks'), document['chunks']), format, context);
  }
  const size = checkTiles(place, document);
  const count = size.width * size.height;
  requireBudget(place, size, count, context);
  context.budget.tilesLeft -= count;
  const dataPlace = inside(place, 'data');
  const checked = checkTileData(dataPlace, size.data, format, count);
  const bounds = tileRect({ x: 0, y: 0, width: size.width, height: size.height });
  const tiles = typedTilemap<Uint32Array<ArrayBuffer>>(bounds, Uint32Array);
  writeTileData(dataPlace, checked, tiles.data, context.decompressor);
  return { tiles: asGlobalIds(tiles), bounds };
}

function readChunks(place: Place, chunks: readonly unknown[], format: TileFormat, context: TilesContext): Tiles {
  const { budget, decompressor } = context;
  const tiles = chunkedTilemap({ background: 0, array: Uint32Array, chunkSize: chunkSizeFor(chunks[0]) });
  const tilesOfChunk = tiles.chunkSize * tiles.chunkSize;
  let bounds = tileRect({ x: 0, y: 0, width: 0, height: 0 });
  let buffer = new Uint32Array(0);
  for (const [i, value] of chunks.entries()) {
    const chunkPlace = inside(place, 'chunks', i);
    const chunk = checkChunk(chunkPlace, value);
    const rect = chunkBounds(chunkPlace, chunk);
    const count = rect.width * rect.height;
    // What lies across the chunks of the map takes all of them: a tile here and there is not as cheap as it looks.
    requireBudget(chunkPlace, chunk, chunksTouched(rect, tiles.chunkSize) * tilesOfChunk, context);
    const dataPlace = inside(chunkPlace, 'data');
    const checked = checkTileData(dataPlace, chunk.data, format, count);
    if (buffer.length !== count) buffer = new Uint32Array(count);
    writeTileData(dataPlace, checked, buffer, decompressor);
    bounds = rectUnion(bounds, rect);
    const before = tiles.chunkCount;
    copyChunk(buffer, rect, tiles);
    budget.tilesLeft -= (tiles.chunkCount - before) * tilesOfChunk;
  }
  return { tiles: asGlobalIds(tiles), bounds };
}

/** At run time a `GlobalTileId` is the 32-bit number that stands in the file. */
function asGlobalIds(tiles: ReadonlyTilemap<number>): ReadonlyTilemap<GlobalTileId>;
function asGlobalIds(tiles: unknown): unknown {
  return tiles;
}

/** The side of the first chunk, so that each chunk of the file becomes one of the map; else the usual one. */
function chunkSizeFor(first: unknown): number {
  const size: unknown = typeof first === 'object' && first !== null ? Reflect.get(first, 'width') : undefined;
  return typeof size === 'number' && [4, 8, 16, 32, 64, 128, 256].includes(size) ? size : 32;
}

/** One past the greatest coordinate of a tile. */
const endOfTiles = 2_147_483_648;

function chunkBounds(place: Place, { x, y, width, height }: ChunkDocument): TileRect {
  if (x + width > endOfTiles) throw errorAt(inside(place, 'width'), 'within the range of tiles', width);
  if (y + height > endOfTiles) throw errorAt(inside(place, 'height'), 'within the range of tiles', height);
  return tileRect({ x, y, width, height });
}

/** How many chunks of the map a rectangle lies in. */
function chunksTouched({ x, y, width, height }: TileRect, size: number): number {
  if (width === 0 || height === 0) return 0;
  const columns = Math.floor((x + width - 1) / size) - Math.floor(x / size) + 1;
  const rows = Math.floor((y + height - 1) / size) - Math.floor(y / size) + 1;
  return columns * rows;
}

function requireBudget(place: Place, size: TilesDocument, count: number, { budget }: TilesContext): void {
  if (count <= budget.tilesLeft) return;
  const rule = `small enough for a map of at most ${budget.most} tiles in all`;
  throw errorAt(place, rule, `${size.width} x ${size.height} tiles`, 'The option maxTiles allows more');
}

/** Copies the tiles of a chunk. Empty ones make no chunk of the map: an untouched chunk costs nothing. */
function copyChunk(values: Uint32Array, rect: TileRect, tiles: ChunkedTilemap<number, Uint32Array>): void {
  const { x: left, y: top, width, height } = rect;
  if (width === 0) return;
  const size = tiles.chunkSize;
  const isOneChunk = width === size && height === size && left % size === 0 && top % size === 0;
  const first = values.findIndex((id) => id !== 0);
  if (isOneChunk && first >= 0) {
    // Its first tile makes the chunk of the map; then all are copied at once.
    const corner = tile(left, top);
    tiles.set(corner, values[first]!);
    tiles.chunkAt(corner)?.data.set(values);
    return;
  }
  let index = 0;
  for (let y = top; y < top + height; y++) {
    for (let x = left; x < left + width; x++) tiles.setAt(x, y, values[index++]!);
  }
}
