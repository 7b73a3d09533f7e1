/** Solid tiles of four kinds, as a bit map and, for peers, as one byte for each tile. */
import { type BitTilemap, bitTilemapFrom, tileRect } from '@tilewright/tilemap';
import { generator } from '../harness/random.js';
import { sceneOf as sightScene } from '../sight/scene.js';

export const kinds = ['scattered', 'caves', 'rooms'] as const;
export type Kind = (typeof kinds)[number];

export interface Scene {
  readonly size: number;
  readonly walls: BitTilemap;
  readonly bytes: Uint8Array;
}

/** 160 x 160 tiles. */
export function smallScene(kind: Kind, seed: number): Scene {
  return withBytes(sightScene(kind, 8, seed).walls);
}

/** The share of the solid tiles of a large map. */
const DENSITY = 0.2;
export const LARGE = 4096;

/** 4096 x 4096 tiles, scattered. */
export function largeScene(seed: number): Scene {
  const random = generator(seed);
  return withBytes(bitTilemapFrom(tileRect({ x: 0, y: 0, width: LARGE, height: LARGE }), () => random() < DENSITY));
}

function withBytes(walls: BitTilemap): Scene {
  const size = walls.bounds.width;
  const bytes = new Uint8Array(size * size);
  walls.forEach((isSolid, x, y) => {
    if (isSolid) bytes[y * size + x] = 1;
  });
  return { size, walls, bytes };
}
