/**
 * The tiles of a layer: all at once in a finite map, in chunks that may lie anywhere in an infinite one.
 *
 * Every size is compared with the data that are there, and with what the map may still take, before memory is taken.
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
import { complaintAt, errorAt, inside, type Place } from '../error.js';
import type { GlobalTileId } from '../map/tile-id.js';

/** What tiles are read with. */
export interface TilesContext {
  readonly isInfinite: boolean;
  readonly budget: TileBudget;
}

/**
 * How many tiles more may be read from the file, and how many more the map may keep; each layer takes its own from both.
 *
 * Chunks that are empty or that lie over others keep nothing, but they take time to read. Chunks that lie across those of
 * the map keep more than is read.
 */
export interface TileBudget {
  readable: number;
  keepable: number;
  readonly most: number;
}

/** The tiles of a layer, and the rectangle around all that the file has of it. */
export interface Tiles {
  readonly tiles: ReadonlyTilemap<GlobalTileId>;
  readonly bounds: TileRect;
}

export async function readTiles(place: Place, document: LayerDocument, context: TilesContext): Promise<Tiles> {
  const format = checkTileFormat(place, document);
  if (format.compression !== undefined) requireDecompression(place, format.compression);
  // A layer of an infinite map may lack both: nothing was ever drawn on it.
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

/** The most chunks that are read at the same time: a decompression that waits keeps some 50 kB of the platform's. */
const chunksAtOnce = 64;
/** No more chunks are begun once those under way have as many tiles: 64 chunks of 32 x 32. */
const tilesAtOnce = 65_536;

/** A chunk that can hold what it says. */
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
    const isFull = batch.length === chunksAtOnce || tilesInBatch >= tilesAtOnce;
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

/** Reads the data of all at the same time, then copies them in the order of the file. */
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
  // All of them end before the first that failed, in the order of the file, is told.
  await Promise.allSettled(reads);
  for (const [i, { place, document, rect }] of batch.entries()) {
    const values = await reads[i]!;
    // Chunks before this one may have used up what was left when it was checked.
    requireBudget(place, document, tilesTaken(rect, tiles), budget.keepable, budget);
    const before = tiles.chunkCount;
    copyChunk(values, rect, tiles);
    budget.keepable -= (tiles.chunkCount - before) * tiles.chunkSize * tiles.chunkSize;
  }
}

/** At run time a `GlobalTileId` is the 32-bit number that stands in the file. */
function asGlobalIds(tiles: ReadonlyTilemap<number>): ReadonlyTilemap<GlobalTileId>;
function asGlobalIds(tiles: unknown): unknown {
  return tiles;
}

const chunkSizes = [256, 128, 64, 32, 16, 8, 4];

/**
 * The side of the map's chunks: that of the file's, so that each of them becomes one of the map.
 *
 * Where they differ, the largest side whose square is no larger than theirs on average. Many small chunks behind a large
 * one would else keep thousands of times as many tiles as the file has.
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

/** One past the greatest coordinate of a tile. */
const endOfTiles = 2_147_483_648;

/** A rectangle as a file says it. */
type RectDocument = Readonly<Record<'x' | 'y' | 'width' | 'height', number>>;

function boundsOf(place: Place, { x, y, width, height }: RectDocument): TileRect {
  if (x + width > endOfTiles) throw errorAt(inside(place, 'width'), 'within the range of tiles', width);
  if (y + height > endOfTiles) throw errorAt(inside(place, 'height'), 'within the range of tiles', height);
  return tileRect({ x, y, width, height });
}

/**
 * How many tiles the map may keep for a rectangle: what lies across its chunks takes all of them, so that a tile here and
 * there is not as cheap as it looks.
 */
function tilesTaken({ x, y, width, height }: TileRect, { chunkSize }: ChunkedTilemap<number, Uint32Array>): number {
  if (width === 0 || height === 0) return 0;
  const columns = Math.floor((x + width - 1) / chunkSize) - Math.floor(x / chunkSize) + 1;
  const rows = Math.floor((y + height - 1) / chunkSize) - Math.floor(y / chunkSize) + 1;
  return columns * rows * chunkSize * chunkSize;
}

function requireBudget(place: Place, size: TilesDocument, count: number, left: number, { most }: TileBudget): void {
  if (count <= left) return;
  throw complaintAt(place, {
    rule: `small enough for a map of at most ${most} tiles in all`,
    value: count,
    received: `${size.width} x ${size.height} tiles`,
    remedy: 'The option maxTiles allows more',
  });
}

/** Copies the tiles of a chunk. Empty ones make no chunk of the map: an untouched chunk costs nothing. */
function copyChunk(values: Uint32Array, rect: TileRect, tiles: ChunkedTilemap<number, Uint32Array>): void {
  const { x: left, y: top, width, height } = rect;
  // Its height may be two billion all the same.
  if (width === 0) return;
  const size = tiles.chunkSize;
  // Each pass takes the part in one chunk of the map.
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

/** Whether no tile stands in a part of a chunk. */
function isEmpty(values: Uint32Array, rect: TileRect, part: TileRect): boolean {
  for (let y = part.y; y < part.y + part.height; y++) {
    const start = (y - rect.y) * rect.width + (part.x - rect.x);
    for (let i = start; i < start + part.width; i++) if (values[i] !== 0) return false;
  }
  return true;
}
