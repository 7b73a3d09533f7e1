/** Views without a radius, and of many eyes at once. */
import { type BitTilemap, bitTilemap, tileRect } from '@tilewright/tilemap';
import { generator } from '../harness/random.js';
import { type Eye, mapOf, size } from './scene.js';

export const EMPTY = 'an empty map of 256 x 256';
export const HUNDRED = '100 eyes of radius 16 in caves';
export const aloneRows: readonly string[] = [EMPTY, HUNDRED];
export const RADIUS_OF_MANY = 16;

export interface AloneScene {
  readonly walls: BitTilemap;
  readonly eyes: readonly Eye[];
}

export function emptyScene(seed: number): AloneScene {
  const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 256, height: 256 }));
  return { walls, eyes: [{ x: 100 + 7 * seed, y: 120 + 5 * seed }] };
}

export function hundredScene(seed: number): AloneScene {
  const random = generator(seed);
  const walls = mapOf('caves', random);
  const eyes: Eye[] = [];
  while (eyes.length < 100) {
    const [x, y] = [Math.floor(random() * size), Math.floor(random() * size)];
    if (!walls.getAt(x, y)) eyes.push({ x, y });
  }
  return { walls, eyes };
}

/** A 0 or 1 for each open tile. */
export function openTiles(walls: BitTilemap, isSeen: (x: number, y: number) => boolean): number[] {
  const seen: number[] = [];
  walls.forEach((isOpaque, x, y) => {
    if (!isOpaque) seen.push(isSeen(x, y) ? 1 : 0);
  });
  return seen;
}
