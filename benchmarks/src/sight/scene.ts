/** Maps of 160 x 160 tiles, and eyes in centers of open tiles in them. */
import { type BitTilemap, bitTilemap, bitTilemapFrom, tileRect } from '@tilewright/tilemap';
import { generator } from '../harness/random.js';
import { bounds, caves, size } from '../paths/maps.js';

export { bounds, size };
export const radii = [8, 24, 64] as const;
export const kinds = ['open', 'scattered', 'caves', 'rooms', 'town', 'dungeon'] as const;
export type Kind = (typeof kinds)[number];

export interface Eye {
  readonly x: number;
  readonly y: number;
}

export interface Scene {
  readonly walls: BitTilemap;
  readonly radius: number;
  readonly eyes: readonly Eye[];
}

export function sceneOf(kind: Kind, radius: number, seed: number): Scene {
  const random = generator(seed);
  const walls = mapOf(kind, random);
  const eyes: Eye[] = [];
  while (eyes.length < EYES) {
    const [x, y] = [Math.floor(random() * size), Math.floor(random() * size)];
    if (!walls.getAt(x, y)) eyes.push({ x, y });
  }
  return { walls, radius, eyes };
}

export const EYES = 8;

function mapOf(kind: Kind, random: () => number): BitTilemap {
  if (kind === 'open') return bitTilemap(bounds);
  if (kind === 'scattered') return bitTilemapFrom(bounds, () => random() < 0.1);
  if (kind === 'caves') return caves(random, 0.45);
  if (kind === 'rooms') return rooms(random);
  if (kind === 'town') return town(random);
  return dungeon(random);
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

/**
 * Streets between blocks of houses, each with a door and some with a wall inside; trees in the yards and along the
 * streets.
 */
function town(random: () => number): BitTilemap {
  const map = bitTilemapFrom(bounds, () => random() < 0.015);
  for (let top = 3; top + 14 < size; top += 18) {
    for (let left = 3; left + 12 < size; left += 16) {
      const width = 7 + Math.floor(random() * 6);
      const height = 7 + Math.floor(random() * 8);
      map.fill(true, tileRect({ x: left, y: top, width, height }));
      map.fill(false, tileRect({ x: left + 1, y: top + 1, width: width - 2, height: height - 2 }));
      const inner = left + 3 + Math.floor(random() * (width - 5));
      if (random() < 0.6) {
        map.fill(true, tileRect({ x: inner, y: top, width: 1, height }));
        map.setAt(inner, top + 1 + Math.floor(random() * (height - 2)), false);
      }
      map.setAt(left + 1, random() < 0.5 ? top : top + height - 1, false);
      map.setAt(random() < 0.5 ? left : left + width - 1, top + 2, false);
    }
  }
  return map;
}

/** Rooms that divide the whole map, with doors in their walls, pillars in the large ones and rubble here and there. */
function dungeon(random: () => number): BitTilemap {
  const map = bitTilemapFrom(bounds, (x, y) => x === 0 || y === 0 || x === size - 1 || y === size - 1);
  const divide = (x: number, y: number, width: number, height: number): void => {
    const isWide = width > height;
    const length = isWide ? width : height;
    if (length < 12 || (length < 24 && random() < 0.3)) {
      furnish(x, y, width, height);
      return;
    }
    const at = 5 + Math.floor(random() * (length - 10));
    const door = Math.floor(random() * (isWide ? height : width));
    map.fill(
      true,
      isWide ? tileRect({ x: x + at, y, width: 1, height }) : tileRect({ x, y: y + at, width, height: 1 }),
    );
    if (isWide) {
      divide(x, y, at, height);
      divide(x + at + 1, y, width - at - 1, height);
      map.fill(false, tileRect({ x: x + at - 1, y: y + door, width: 3, height: 1 }));
    } else {
      divide(x, y, width, at);
      divide(x, y + at + 1, width, height - at - 1);
      map.fill(false, tileRect({ x: x + door, y: y + at - 1, width: 1, height: 3 }));
    }
  };
  const furnish = (x: number, y: number, width: number, height: number): void => {
    const hasPillars = width > 8 && height > 8;
    for (let v = 2; v < height - 2; v += 1) {
      for (let u = 2; u < width - 2; u += 1) {
        const isPillar = hasPillars && u % 3 === 2 && v % 3 === 2;
        if (isPillar || random() < 0.01) map.setAt(x + u, y + v, true);
      }
    }
  };
  divide(1, 1, size - 2, size - 2);
  return map;
}
