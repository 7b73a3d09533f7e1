/** Makes layers of what stands in the file, groups within groups. */
import type { AnyQuantity } from '@tilewright/units';
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
import { checkTileData, writeTileData, type TileFormat } from './data/tile-data.js';
import type { Decompressor } from './data/decompress.js';
import { type Fields, withoutFields } from './document/check.js';
import {
  checkChunk,
  checkLayer,
  checkList,
  checkTileFormat,
  checkTiles,
  type ChunkDocument,
  type LayerDocument,
  type TilesDocument,
} from './document/map.js';
import { errorAt, inside, type Place } from './error.js';
import type { TiledLayer, TiledLayerBase } from './layers.js';
import { readObject } from './read-object.js';
import { readProperties } from './properties.js';
import type { GlobalTileId } from './tile-id.js';
import type { TilesetTile } from './tileset.js';
import type { World } from './world.js';

/** What layers are read with. */
export interface LayerContext<Q extends AnyQuantity> {
  readonly world: World<Q>;
  readonly tileWithId: (id: number) => TilesetTile | undefined;
  readonly decompressor: Decompressor;
  /** How many tiles more the map may have; each tile layer takes its own from it. */
  readonly budget: { tilesLeft: number; readonly most: number };
}

/** More groups inside each other than anyone draws, and fewer than would exhaust the stack. */
const deepestGroup = 100;

/** The offset of what holds a layer, in pixels. */
interface Offset {
  readonly x: number;
  readonly y: number;
  readonly depth: number;
}

/** One past the greatest coordinate of a tile. */
const endOfTiles = 2_147_483_648;

const noOffset: Offset = { x: 0, y: 0, depth: 0 };

export function readLayer<Q extends AnyQuantity>(
  place: Place,
  value: unknown,
  context: LayerContext<Q>,
  outer: Offset = noOffset,
): TiledLayer<Q> {
  const document = checkLayer(place, value);
  const { world } = context;
  const offset = {
    x: outer.x + (document.offsetx ?? 0),
    y: outer.y + (document.offsety ?? 0),
    depth: outer.depth + 1,
  };
  const base: TiledLayerBase<Q> = {
    id: document.id ?? 0,
    name: document.name,
    class: document.class ?? '',
    isVisible: document.visible ?? true,
    opacity: document.opacity ?? 1,
    offset: world.vector(offset.x, offset.y),
    properties: readProperties(place, document.properties),
    fields: withoutContents(document),
  };
  switch (document.type) {
    case 'tilelayer':
      return { ...base, kind: 'tiles', space: world.space(offset.x, offset.y), ...readTiles(place, document, context) };
    case 'objectgroup': {
      const objectContext = { world, offsetX: offset.x, offsetY: offset.y, tileWithId: context.tileWithId };
      const objects = checkList(inside(place, 'objects'), document['objects']);
      return {
        ...base,
        kind: 'objects',
        objects: objects.map((object, i) => readObject(inside(place, 'objects', i), object, objectContext)),
      };
    }
    case 'imagelayer':
      return { ...base, kind: 'image', image: typeof document['image'] === 'string' ? document['image'] : '' };
    case 'group': {
      if (offset.depth > deepestGroup) {
        throw errorAt(place, `in at most ${deepestGroup} groups inside each other`, value);
      }
      const layers = checkList(inside(place, 'layers'), document['layers']);
      return {
        ...base,
        kind: 'group',
        layers: layers.map((layer, i) => readLayer(inside(place, 'layers', i), layer, context, offset)),
      };
    }
  }
}

/** All fields but those that become something else and may be large. */
function withoutContents(document: LayerDocument): Fields {
  return withoutFields(document, ['data', 'chunks', 'objects', 'layers']);
}

interface Tiles {
  readonly tiles: ReadonlyTilemap<GlobalTileId>;
  readonly bounds: TileRect;
}

function readTiles<Q extends AnyQuantity>(place: Place, document: LayerDocument, context: LayerContext<Q>): Tiles {
  const format = checkTileFormat(place, document);
  if (document['chunks'] !== undefined) {
    return readChunks(place, checkList(inside(place, 'chunks'), document['chunks']), format, context);
  }
  const size = checkTiles(place, document);
  const bounds = tileRect({ x: 0, y: 0, width: size.width, height: size.height });
  const dataPlace = inside(place, 'data');
  const checked = checkTileData(dataPlace, size.data, format, takeFromBudget(place, size, context));
  const tiles = typedTilemap<Uint32Array<ArrayBuffer>>(bounds, Uint32Array);
  writeTileData(dataPlace, checked, tiles.data, context.decompressor);
  return { tiles: asGlobalIds(tiles), bounds };
}

/**
 * The tiles of an infinite map: chunks that may lie anywhere, also below zero.
 *
 * Every chunk is checked against its data before any memory is taken for it.
 */
function readChunks<Q extends AnyQuantity>(
  place: Place,
  chunks: readonly unknown[],
  format: TileFormat,
  context: LayerContext<Q>,
): Tiles {
  const tiles = chunkedTilemap({ background: 0, array: Uint32Array, chunkSize: chunkSizeFor(chunks[0]) });
  let bounds = tileRect({ x: 0, y: 0, width: 0, height: 0 });
  let buffer = new Uint32Array(0);
  chunks.forEach((value, i) => {
    const chunkPlace = inside(place, 'chunks', i);
    const chunk = checkChunk(chunkPlace, value);
    const rect = chunkBounds(chunkPlace, chunk);
    const count = takeFromBudget(chunkPlace, chunk, context);
    const dataPlace = inside(chunkPlace, 'data');
    const checked = checkTileData(dataPlace, chunk.data, format, count);
    if (buffer.length !== count) buffer = new Uint32Array(count);
    writeTileData(dataPlace, checked, buffer, context.decompressor);
    bounds = rectUnion(bounds, rect);
    copyChunk(buffer, rect, tiles);
  });
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

function chunkBounds(place: Place, { x, y, width, height }: ChunkDocument): TileRect {
  if (x + width > endOfTiles) throw errorAt(inside(place, 'width'), 'within the range of tiles', width);
  if (y + height > endOfTiles) throw errorAt(inside(place, 'height'), 'within the range of tiles', height);
  return tileRect({ x, y, width, height });
}

/** The number of tiles of a layer or chunk, if the map may have that many more. */
function takeFromBudget<Q extends AnyQuantity>(
  place: Place,
  { width, height }: TilesDocument,
  { budget }: LayerContext<Q>,
): number {
  const count = width * height;
  if (count > budget.tilesLeft) {
    const rule = `small enough for a map of at most ${budget.most} tiles in all`;
    throw errorAt(place, rule, `${width} x ${height} tiles`, 'The option maxTiles allows more');
  }
  budget.tilesLeft -= count;
  return count;
}

/** Copies the tiles of a chunk. Empty ones make no chunk of the map: an untouched chunk costs nothing. */
function copyChunk(values: Uint32Array, rect: TileRect, tiles: ChunkedTilemap<number, Uint32Array>): void {
  const { x: left, y: top, width, height } = rect;
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
