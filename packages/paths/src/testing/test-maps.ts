/**
 * Seeded maps of the kinds that games have, in any size: open ground, scattered walls, caves, rooms, mazes, corridors.
 */
import type { Random } from '@tilewright/testing';
import {
  type BitTilemap,
  bitTilemap,
  bitTilemapFrom,
  type Tile,
  tile,
  type TileRect,
  tileRect,
} from '@tilewright/tilemap';

const makers = {
  open: (_, bounds) => bitTilemap(bounds),
  'scattered 10 %': (random, bounds) => scattered(random, bounds, 0.1),
  'scattered 25 %': (random, bounds) => scattered(random, bounds, 0.25),
  'scattered 40 %': (random, bounds) => scattered(random, bounds, 0.4),
  caves,
  rooms,
  maze: (random, bounds) => corridors(random, bounds, 1),
  corridors: (random, bounds) => corridors(random, bounds, random.integer(2, 4)),
} satisfies Record<string, (random: Random, bounds: TileRect) => BitTilemap>;

export type Kind = keyof typeof makers;
export const kinds = Object.keys(makers) as readonly Kind[];

export function testMap(random: Random, kind: Kind, bounds: TileRect): BitTilemap {
  return makers[kind](random, bounds);
}

/** A map of any kind, with columns and rows from `least` to `most`; sometimes far from the origin. */
export function anyMap(random: Random, least: number, most: number): BitTilemap {
  const far = random.integer(0, 4) === 0 ? 1_000_003 : 0;
  const bounds = tileRect({
    x: random.integer(-40, 40) + far,
    y: random.integer(-40, 40) - far,
    width: random.integer(least, most),
    height: random.integer(least, most),
  });
  return testMap(random, pick(random, kinds), bounds);
}

export function pick<T>(random: Random, from: readonly T[]): T {
  const picked = from[random.integer(0, from.length - 1)];
  if (picked === undefined) throw new RangeError('pick: from must have an item');
  return picked;
}

/** A map that is drawn as text: # is solid. */
export function mapOf(...rows: readonly string[]): BitTilemap {
  const bounds = tileRect({ x: 0, y: 0, width: (rows[0] ?? '').length, height: rows.length });
  return bitTilemapFrom(bounds, (x, y) => rows[y]?.[x] === '#');
}

/** All open tiles, row after row. */
export function openTiles(map: BitTilemap): readonly Tile[] {
  const open: Tile[] = [];
  map.forEach((isSolid, x, y) => {
    if (!isSolid) open.push(tile(x, y));
  });
  return open;
}

function scattered(random: Random, bounds: TileRect, density: number): BitTilemap {
  return bitTilemapFrom(bounds, () => random.next() < density);
}

/** Noise, smoothed: a tile is a wall if most tiles around it are. */
function caves(random: Random, bounds: TileRect): BitTilemap {
  let map = scattered(random, bounds, 0.44);
  for (let round = 0; round < 4; round++) {
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

/**
 * Walls around rooms of at most 12 x 12 tiles, with doors in most of them. Walls stand on odd lines, doors on even
 * ones.
 */
function rooms(random: Random, bounds: TileRect): BitTilemap {
  const map = bitTilemap(bounds);
  const split = (x: number, y: number, width: number, height: number): void => {
    const longer = Math.max(width, height);
    if (longer < 5 || (longer < 13 && random.integer(0, 3) === 0)) return;
    const isWide = width >= height;
    const at = 1 + 2 * random.integer(0, Math.floor((longer - 3) / 2));
    const door = 2 * random.integer(0, Math.floor((Math.min(width, height) - 1) / 2));
    const hasDoor = random.integer(0, 9) > 0;
    if (isWide) {
      map.fill(true, tileRect({ x: x + at, y, width: 1, height }));
      if (hasDoor) map.setAt(x + at, y + door, false);
      split(x, y, at, height);
      split(x + at + 1, y, width - at - 1, height);
    } else {
      map.fill(true, tileRect({ x, y: y + at, width, height: 1 }));
      if (hasDoor) map.setAt(x + door, y + at, false);
      split(x, y, width, at);
      split(x, y + at + 1, width, height - at - 1);
    }
  };
  split(bounds.x, bounds.y, bounds.width, bounds.height);
  return map;
}

/** Corridors between walls one tile thick: a tree of all cells, dug in depth, and a few holes in walls. */
function corridors(random: Random, bounds: TileRect, wide: number): BitTilemap {
  const map = bitTilemap(bounds, true);
  const pitch = wide + 1;
  const columns = Math.ceil(bounds.width / pitch);
  const rows = Math.ceil(bounds.height / pitch);
  const isDug = new Uint8Array(columns * rows);
  const dig = (column: number, row: number, width: number, height: number): void => {
    map.fill(
      false,
      tileRect({
        x: bounds.x + column,
        y: bounds.y + row,
        width: Math.min(width, bounds.width - column),
        height: Math.min(height, bounds.height - row),
      }),
    );
  };
  const cells = [{ column: 0, row: 0 }];
  isDug[0] = 1;
  dig(0, 0, wide, wide);
  for (let cell = cells.at(-1); cell !== undefined; cell = cells.at(-1)) {
    const { column, row } = cell;
    const around = [
      { column: column + 1, row },
      { column, row: row + 1 },
      { column: column - 1, row },
      { column, row: row - 1 },
    ].filter((to) => {
      const isInside = to.column >= 0 && to.column < columns && to.row >= 0 && to.row < rows;
      return isInside && isDug[to.row * columns + to.column] === 0;
    });
    if (around.length === 0) {
      cells.pop();
      continue;
    }
    const to = pick(random, around);
    isDug[to.row * columns + to.column] = 1;
    cells.push(to);
    // Both cells, with the wall between them.
    const west = Math.min(column, to.column) * pitch;
    const north = Math.min(row, to.row) * pitch;
    dig(west, north, Math.abs(to.column - column) * pitch + wide, Math.abs(to.row - row) * pitch + wide);
  }
  for (let hole = Math.floor((columns * rows) / 12); hole > 0; hole--) {
    map.setAt(bounds.x + random.integer(0, bounds.width - 1), bounds.y + random.integer(0, bounds.height - 1), false);
  }
  return map;
}
