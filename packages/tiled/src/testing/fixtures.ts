/** Small documents of our own, as the editor would write them: each test adds what it is about. */
import { deflateSync, gzipSync } from 'node:zlib';

/** A JSON object that a test may change before it is read. */
export type Json = Record<string, unknown>;

/** A map of 4 x 3 tiles of 16 pixels without layers, with a tileset of 8 tiles. */
export function mapDocument(more: Json = {}): Json {
  return {
    compressionlevel: -1,
    height: 3,
    infinite: false,
    layers: [],
    nextlayerid: 9,
    nextobjectid: 9,
    orientation: 'orthogonal',
    renderorder: 'right-down',
    tiledversion: '1.11.0',
    tileheight: 16,
    tilesets: [{ firstgid: 1, ...tilesetDocument() }],
    tilewidth: 16,
    type: 'map',
    version: '1.10',
    width: 4,
    ...more,
  };
}

/** Eight tiles in two rows; tile 0 is a wall, tile 1 moves, tile 2 is a coin. */
export function tilesetDocument(more: Json = {}): Json {
  return {
    columns: 4,
    image: 'tiles.png',
    imageheight: 36,
    imagewidth: 70,
    margin: 1,
    name: 'tiles',
    spacing: 1,
    tilecount: 8,
    tileheight: 16,
    tiles: [
      { id: 0, type: 'wall', properties: [{ name: 'solid', type: 'bool', value: true }] },
      {
        id: 1,
        animation: [
          { duration: 250, tileid: 1 },
          { duration: 500, tileid: 5 },
        ],
      },
      { id: 2, type: 'coin', properties: [{ name: 'worth', type: 'int', value: 5 }] },
    ],
    tilewidth: 16,
    ...more,
  };
}

/** A Wang set of corners of grass and dirt: the tiles 0 to 7, of which each has other corners. */
export function wangSetDocument(more: Json = {}): Json {
  return {
    class: '',
    colors: [
      { class: '', color: '#00ff00', name: 'grass', probability: 1, tile: 0 },
      { class: '', color: '#804000', name: 'dirt', probability: 0.5, tile: -1 },
    ],
    name: 'paths',
    tile: -1,
    type: 'corner',
    wangtiles: Array.from({ length: 8 }, (_, k) => ({
      tileid: k,
      // Clockwise from the top: the corners stand between the edges.
      wangid: [0, 1 + (k & 1), 0, 1 + ((k >> 1) & 1), 0, 1 + (k >> 2), 0, 1],
    })),
    ...more,
  };
}

/** The tiles of the examples: row by row, 4 x 3. */
export const exampleTiles: readonly number[] = [1, 1, 1, 1, 1, 2, 3, 1, 1, 0, 0, 4];

export function tileLayerDocument(more: Json = {}): Json {
  return {
    data: exampleTiles,
    height: 3,
    id: 1,
    name: 'walls',
    opacity: 1,
    type: 'tilelayer',
    visible: true,
    width: 4,
    x: 0,
    y: 0,
    ...more,
  };
}

export function objectLayerDocument(objects: readonly Json[], more: Json = {}): Json {
  return {
    draworder: 'topdown',
    id: 2,
    name: 'spawns',
    objects,
    opacity: 1,
    type: 'objectgroup',
    visible: true,
    x: 0,
    y: 0,
    ...more,
  };
}

/** A rectangle of 32 x 48 pixels at (16, 32). */
export function objectDocument(more: Json = {}): Json {
  return {
    height: 48,
    id: 1,
    name: 'hall',
    rotation: 0,
    type: 'room',
    visible: true,
    width: 32,
    x: 16,
    y: 32,
    ...more,
  };
}

/** A document that lacks a field. */
export function without(document: Json, field: string): Json {
  return Object.fromEntries(Object.entries(document).filter(([name]) => name !== field));
}

/** An infinite map of one layer of chunks. */
export function infiniteDocument(chunks: readonly Json[], layer: Json = {}): Json {
  const rest = without(tileLayerDocument(layer), 'data');
  return mapDocument({ infinite: true, layers: [{ ...rest, chunks, startx: 0, starty: 0 }] });
}

/** Tiles as the editor writes them in base64: little-endian 32-bit numbers, compressed or not. */
export function base64Of(tiles: readonly number[], compression: 'zlib' | 'gzip' | '' = ''): string {
  const bytes = new Uint8Array(tiles.length * 4);
  const view = new DataView(bytes.buffer);
  tiles.forEach((tile, i) => {
    view.setUint32(i * 4, tile, true);
  });
  if (compression === 'zlib') return encodeBase64(deflateSync(bytes));
  return encodeBase64(compression === 'gzip' ? gzipSync(bytes) : bytes);
}

function encodeBase64(bytes: Uint8Array): string {
  const { Buffer } = globalThis as unknown as {
    Buffer: { from(bytes: Uint8Array): { toString(encoding: 'base64'): string } };
  };
  return Buffer.from(bytes).toString('base64');
}
