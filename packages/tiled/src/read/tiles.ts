/**
 * Reads the tiles of a layer: one array in a finite map, chunks at any place in an infinite map.
 *
 * Every size is compared with the data, and with the tiles that the map may still have, before memory is allocated.
 */
import {
  type ChunkedTilemap,
  chunkedTilemap,
  type ReadonlyTilemap,
  rectIntersection,
  rectsEqual,
  rectUnion,
  tile,
  type TileRect,
  tileRect,
  typedTilemap,
} from '@tilewright/tilemap';
import { requireDecompression } from '../data/platform.js';
import { checkTileData, type CheckedTileData, type TileFormat, writeTileData } from '../data/tile-data.js';
import {
  checkChunk,
  checkList,
  checkTileFormat,
  checkTiles,
  type ChunkDocument,
  type LayerDocument,
  type TilesDocument,
} from '../document/map.js';
import { detailedErrorAt, errorAt, inside, type Place } from '../error.js';
import { TILE_END } from '../limits.js';
import type { GlobalTileId } from '../map/tile-id.js';

/** The common context of the functions that read tiles. */
export interface TilesContext {
  readonly isInfinite: boolean;
  readonly budget: TileBudget;
}

/**
 * The number of tiles that may still be read, and the number that the map may still keep. All layers share it.
 *
 * Empty or overlapping chunks keep nothing, but take time to read. Chunks that are not aligned to the chunks of the
 * map keep more tiles than they have.
 */
export interface TileBudget {
  readable: number;
  keepable: number;
  readonly most: number;
}

/** The tiles of a layer, and the smallest rectangle around the tiles in the file. */
export interface Tiles {
  readonly tiles: ReadonlyTilemap<GlobalTileId>;
  readonly bounds: TileRect;
}

export async function readTiles(place: Place, document: LayerDocument, context: TilesContext): Promise<Tiles> {
  const format = checkTileFormat(place, document);
  if (format.compression !== undefined) requireDecompression(place, format.compression);
  // A layer of an infinite map has neither if nothing was ever drawn on it.
  const chunks = document['chunks'] ?? (context.isInfinite && document['data'] === undefined ? [] : undefined);
  if (chunks !== undefined) {
    return readChunks(place, checkList(inside(place, 'chunks'), chunks), format, context.budget);
  }
  const size = checkTiles(place, document);
  const count = size.width * size.height;
  const { budget } = context;
  requireBudget(place, size, count, Math.min(budget.readable, budget.keepable), budget);
  budget.readable -= count;
  budget.keepable -= count;
  const dataPlace = inside(place, 'data');
  const checked = checkTileData(dataPlace, size.data, format, count);
  const bounds = boundsOf(place, { ...size, x: size.startx ?? 0, y: size.starty ?? 0 });
  const tiles = typedTilemap<number, Uint32Array<ArrayBuffer>>(bounds, Uint32Array);
  await writeTileData(dataPlace, checked, tiles.data);
  return { tiles: asGlobalIds(tiles), bounds };
}

/**
 * The most chunks that are read at the same time: each pending decompression takes about 50 kB of the platform's
 * memory.
 */
const CHUNKS_AT_ONCE = 64;
/** The batch is full once its chunks have this many tiles: 64 chunks of 32 x 32. */
const TILES_AT_ONCE = 65_536;

/** A chunk whose size agrees with its data. */
interface CheckedChunk {
  readonly place: Place;
  readonly document: ChunkDocument;
  readonly rect: TileRect;
  readonly data: CheckedTileData;
}

async function readChunks(
  place: Place,
  chunks: readonly unknown[],
  format: TileFormat,
  budget: TileBudget,
): Promise<Tiles> {
  const tiles = chunkedTilemap({ background: 0, array: Uint32Array, chunkSize: chunkSizeFor(chunks) });
  let bounds = tileRect({ x: 0, y: 0, width: 0, height: 0 });
  let batch: CheckedChunk[] = [];
  let tilesInBatch = 0;
  for (const [i, value] of chunks.entries()) {
    const chunk = checkedChunk(inside(place, 'chunks', i), value, format, tiles, budget);
    bounds = rectUnion(bounds, chunk.rect);
    batch.push(chunk);
    tilesInBatch += chunk.rect.width * chunk.rect.height;
    const isFull = batch.length === CHUNKS_AT_ONCE || tilesInBatch >= TILES_AT_ONCE;
    if (!isFull && i < chunks.length - 1) continue;
    await writeChunks(batch, tiles, budget);
    batch = [];
    tilesInBatch = 0;
  }
  return { tiles: asGlobalIds(tiles), bounds };
}

function checkedChunk(
  place: Place,
  value: unknown,
  format: TileFormat,
  tiles: ChunkedTilemap<number, Uint32Array>,
  budget: TileBudget,
): CheckedChunk {
  const document = checkChunk(place, value);
  const rect = boundsOf(place, document);
  const count = rect.width * rect.height;
  requireBudget(place, document, count, budget.readable, budget);
  requireBudget(place, document, tilesTaken(rect, tiles), budget.keepable, budget);
  budget.readable -= count;
  const data = checkTileData(inside(place, 'data'), document.data, format, count);
  return { place, document, rect, data };
}

/** Reads the data of a batch of chunks concurrently, then copies them in the order of the file. */
async function writeChunks(
  batch: readonly CheckedChunk[],
  tiles: ChunkedTilemap<number, Uint32Array>,
  budget: TileBudget,
): Promise<void> {
  const reads = batch.map(async ({ place, rect, data }) => {
    const values = new Uint32Array(rect.width * rect.height);
    await writeTileData(inside(place, 'data'), data, values);
    return values;
  });
  // Wait for all, so that the reported error is the first in the order of the file.
  await Promise.allSettled(reads);
  for (const [i, { place, document, rect }] of batch.entries()) {
    const values = await reads[i]!;
    // Earlier chunks of the batch may have used up the budget since the check.
    requireBudget(place, document, tilesTaken(rect, tiles), budget.keepable, budget);
    const before = tiles.chunkCount;
    copyChunk(values, rect, tiles);
    budget.keepable -= (tiles.chunkCount - before) * tiles.chunkSize * tiles.chunkSize;
  }
}

/** At run time a `GlobalTileId` is the 32-bit number in the file. */
function asGlobalIds(tiles: ReadonlyTilemap<number>): ReadonlyTilemap<GlobalTileId>;
function asGlobalIds(tiles: unknown): unknown {
  return tiles;
}

const chunkSizes = [256, 128, 64, 32, 16, 8, 4];

/**
 * The side of the map's chunks: the side of the file's chunks, so that each of them becomes one chunk of the map.
 *
 * If the sizes differ, it is the largest side whose square is at most their average. Otherwise many small chunks and
 * one large chunk could keep thousands of times as many tiles as the file has.
 */
function chunkSizeFor(chunks: readonly unknown[]): number {
  let squares = 0;
  for (const chunk of chunks) {
    const side = Math.min(sizeOf(chunk, 'width'), sizeOf(chunk, 'height'));
    squares += side * side;
  }
  return chunkSizes.find((size) => size * size * chunks.length <= squares) ?? 4;
}

/** A size of a chunk that has not been checked. */
function sizeOf(chunk: unknown, name: 'width' | 'height'): number {
  const size: unknown = typeof chunk === 'object' && chunk !== null ? Reflect.get(chunk, name) : undefined;
  return typeof size === 'number' && size > 0 ? size : 0;
}

/** A rectangle in a file. */
type RectDocument = Readonly<Record<'x' | 'y' | 'width' | 'height', number>>;

function boundsOf(place: Place, { x, y, width, height }: RectDocument): TileRect {
  const remedy = `Tile coordinates end at ${TILE_END - 1}`;
  if (x + width > TILE_END) throw errorAt(inside(place, 'width'), `at most ${TILE_END - x}`, width, remedy);
  if (y + height > TILE_END) throw errorAt(inside(place, 'height'), `at most ${TILE_END - y}`, height, remedy);
  return tileRect({ x, y, width, height });
}

/**
 * The most tiles that the map keeps for a rectangle: all tiles of every chunk of the map that the rectangle touches. So
 * scattered tiles cost more than their number.
 */
function tilesTaken({ x, y, width, height }: TileRect, { chunkSize }: ChunkedTilemap<number, Uint32Array>): number {
  if (width === 0 || height === 0) return 0;
  const columns = Math.floor((x + width - 1) / chunkSize) - Math.floor(x / chunkSize) + 1;
  const rows = Math.floor((y + height - 1) / chunkSize) - Math.floor(y / chunkSize) + 1;
  return columns * rows * chunkSize * chunkSize;
}

function requireBudget(place: Place, size: TilesDocument, count: number, left: number, { most }: TileBudget): void {
  if (count <= left) return;
  throw detailedErrorAt(place, {
    rule: `small enough for a map of at most ${most} tiles in total`,
    value: count,
    received: `${size.width} x ${size.height} tiles`,
    remedy: 'The option maxTiles allows more',
  });
}

/** Copies the tiles of a chunk. If all tiles of a part are empty, the map allocates no chunk. */
function copyChunk(values: Uint32Array, rect: TileRect, tiles: ChunkedTilemap<number, Uint32Array>): void {
  const { x: left, y: top, width, height } = rect;
  // Without this, a height of two billion would take as many passes.
  if (width === 0) return;
  const size = tiles.chunkSize;
  // Each pass copies the part in one chunk of the map.
  for (let chunkY = top & -size; chunkY < top + height; chunkY += size) {
    for (let chunkX = left & -size; chunkX < left + width; chunkX += size) {
      const part = rectIntersection(rect, tileRect({ x: chunkX, y: chunkY, width: size, height: size }));
      let target = tiles.chunkAt(tile(part.x, part.y))?.data;
      if (target === undefined) {
        if (isEmpty(values, rect, part)) continue;
        if (rectsEqual(part, rect) && part.width === size && part.height === size) {
          tiles.keep(chunkX, chunkY, values);
          continue;
        }
        target = new Uint32Array(size * size);
        tiles.keep(chunkX, chunkY, target);
      }
      for (let y = part.y; y < part.y + part.height; y++) {
        let from = (y - top) * width + (part.x - left);
        let to = (y - chunkY) * size + (part.x - chunkX);
        for (let x = 0; x < part.width; x++) target[to++] = values[from++]!;
      }
    }
  }
}

/** Whether a part of a chunk has no tiles. */
function isEmpty(values: Uint32Array, rect: TileRect, part: TileRect): boolean {
  for (let y = part.y; y < part.y + part.height; y++) {
    const start = (y - rect.y) * rect.width + (part.x - rect.x);
    for (let i = start; i < start + part.width; i++) if (values[i] !== 0) return false;
  }
  return true;
}
