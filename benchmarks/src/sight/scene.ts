/** Maps of 160 x 160 tiles, and eyes in centers of open tiles in them. */
import { type BitTilemap, bitTilemap, bitTilemapFrom, tileRect } from '@tilewright/tilemap';
import { generator } from '../harness/random.js';

export const size = 160;
export const bounds = tileRect({ x: 0, y: 0, width: size, height: size });
export const radii = [8, 24, 64] as const;
export const kinds = ['open', 'scattered', 'caves', 'rooms'] as const;

export interface Eye {
  readonly x: number;
  readonly y: number;
}

export interface Scene {
  readonly walls: BitTilemap;
  readonly radius: number;
  readonly eyes: readonly Eye[];
}

export function sceneOf(kind: (typeof kinds)[number], radius: number, seed: number): Scene {
  const random = generator(seed);
  const walls = mapOf(kind, random);
  const eyes: Eye[] = [];
  while (eyes.length < EYES) {
    const [x, y] = [Math.floor(random() * size), Math.floor(random() * size)];
    if (!walls.getAt(x, y)) eyes.push({ x, y });
  }
  return { walls, radius, eyes };
}

const EYES = 8;

function mapOf(kind: (typeof kinds)[number], random: () => number): BitTilemap {
  if (kind === 'open') return bitTilemap(bounds);
  if (kind === 'scattered') return bitTilemapFrom(bounds, () => random() < 0.1);
  return kind === 'caves' ? caves(random) : rooms(random);
}

/** Noise, smoothed: a tile is a wall if most tiles around it are. */
function caves(random: () => number): BitTilemap {
  let map = bitTilemapFrom(bounds, () => random() < 0.45);
  for (let round = 0; round < 5; round++) {
    const before = map;
    map = bitTilemapFrom(bounds, (x, y) => {
      let count = 0;
      for (let v = y - 1; v <= y + 1; v++) {
        for (let u = x - 1; u <= x + 1; u++) if (before.getOrAt(u, v, true)) count++;
      }
      return count >= 5;
    });
  }
  return map;
}

/** Rooms of 4 to 13 tiles, from each of which a corridor leads away. */
function rooms(random: () => number): BitTilemap {
  const map = bitTilemap(bounds, true);
  const below = (end: number): number => 1 + Math.floor(random() * (end - 1));
  for (let room = 0; room < 100; room++) {
    const [width, height] = [4 + Math.floor(random() * 10), 4 + Math.floor(random() * 10)];
    const [x, y] = [below(size - width - 1), below(size - height - 1)];
    map.fill(false, tileRect({ x, y, width, height }));
    const [toX, toY] = [below(size - 1), below(size - 1)];
    map.fill(false, tileRect({ x: Math.min(x, toX), y, width: Math.abs(toX - x) + 1, height: 1 }));
    map.fill(false, tileRect({ x: toX, y: Math.min(y, toY), width: 1, height: Math.abs(toY - y) + 1 }));
  }
  return map;
}
