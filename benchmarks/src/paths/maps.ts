/** Maps of 160 x 160 tiles: open ground, scattered walls, caves, rooms and a maze. */
import { type BitTilemap, bitTilemap, bitTilemapFrom, tileRect } from '@tilewright/tilemap';

export const size = 160;
export const bounds = tileRect({ x: 0, y: 0, width: size, height: size });
export const kinds = ['open', 'scattered', 'caves', 'rooms', 'maze'] as const;
export type Kind = (typeof kinds)[number];

export function mapOf(kind: Kind, random: () => number): BitTilemap {
  switch (kind) {
    case 'open':
      return bitTilemap(bounds);
    case 'scattered':
      return scattered(random, 0.2);
    case 'caves':
      return caves(random, 0.43);
    case 'rooms':
      return rooms(random);
    case 'maze':
      return maze(random);
  }
}

function scattered(random: () => number, density: number): BitTilemap {
  return bitTilemapFrom(bounds, () => random() < density);
}

/** Noise, smoothed: a tile is a wall if most tiles around it are. */
export function caves(random: () => number, density: number): BitTilemap {
  let map = scattered(random, density);
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

/** Rooms of at most 14 x 14 tiles, each wall with a door. Walls stand on odd lines, doors on even ones. */
function rooms(random: () => number): BitTilemap {
  const map = bitTilemap(bounds);
  const even = (end: number): number => 2 * Math.floor((random() * end) / 2);
  const split = (x: number, y: number, width: number, height: number): void => {
    const isWide = width >= height;
    const [along, across] = isWide ? [width, height] : [height, width];
    if (along < 15) return;
    const at = 5 + even(along - 10);
    const door = even(across);
    map.fill(
      true,
      tileRect({
        x: isWide ? x + at : x,
        y: isWide ? y : y + at,
        width: isWide ? 1 : width,
        height: isWide ? height : 1,
      }),
    );
    map.setAt(isWide ? x + at : x + door, isWide ? y + door : y + at, false);
    split(x, y, isWide ? at : width, isWide ? height : at);
    split(
      isWide ? x + at + 1 : x,
      isWide ? y : y + at + 1,
      isWide ? width - at - 1 : width,
      isWide ? height : height - at - 1,
    );
  };
  split(0, 0, size, size);
  return map;
}

/** Corridors one tile wide, dug in depth, with a few holes in their walls. */
function maze(random: () => number): BitTilemap {
  const map = bitTilemap(bounds, true);
  const below = (end: number): number => Math.floor(random() * end);
  const cells: (readonly [x: number, y: number])[] = [[0, 0]];
  map.setAt(0, 0, false);
  for (let cell = cells.at(-1); cell !== undefined; cell = cells.at(-1)) {
    const [x, y] = cell;
    const around = (
      [
        [2, 0],
        [0, 2],
        [-2, 0],
        [0, -2],
      ] as const
    ).filter(([dx, dy]) => map.getOrAt(x + dx, y + dy, false));
    const way = around[below(around.length)];
    if (way === undefined) {
      cells.pop();
      continue;
    }
    const [dx, dy] = way;
    map.setAt(x + dx / 2, y + dy / 2, false);
    map.setAt(x + dx, y + dy, false);
    cells.push([x + dx, y + dy]);
  }
  for (let hole = 0; hole < size; hole++) map.setAt(below(size), below(size), false);
  return map;
}
