/** The worlds of the walks: walls on a grid of 16 pixels. Coordinates are pixels, y grows to the south. */
import { generator } from '../../harness/random.js';

/** The side of a tile, in pixels. */
export const tileSize = 16;
/** Half of the width and height of the box, in pixels. */
export const halfWidth = 6;
export const halfHeight = 7;

export interface Walls {
  /** In tiles. */
  readonly width: number;
  readonly height: number;
  /** Row by row: 1 for each wall. */
  readonly solid: Uint8Array;
}

/** The addresses of the walls, in tiles. */
export function wallTiles({ width, solid }: Walls): { readonly x: number; readonly y: number }[] {
  return Array.from(solid.keys())
    .filter((i) => solid[i] === 1)
    .map((i) => ({ x: i % width, y: Math.floor(i / width) }));
}

function wallsWhere(width: number, height: number, isWall: (x: number, y: number) => boolean): Walls {
  const solid = new Uint8Array(width * height).map((_, i) => (isWall(i % width, Math.floor(i / width)) ? 1 : 0));
  return { width, height, solid };
}

/** Far enough for a walk. */
const long = 340;

/** One straight row or column of tiles, with room on both sides. */
export const rowOfWalls: Walls = wallsWhere(long, 9, (_, y) => y === 4);
export const columnOfWalls: Walls = wallsWhere(9, long, (x) => x === 4);
/** The same, of an ordinary length. */
export const thinWall: Walls = wallsWhere(9, 15, (x) => x === 4);

/** A closed map whose inside has 20 % walls. */
export function randomWalls(seed: number): Walls {
  const random = generator(seed);
  const [width, height] = [30, 20];
  return wallsWhere(width, height, (x, y) => {
    const isWall = random() < 0.2;
    return isWall || x === 0 || y === 0 || x === width - 1 || y === height - 1;
  });
}

/** A body for which the depth in walls is measured: the box, or a circle of half its width. */
export type Shape = 'box' | 'circle';

/** How deep a body with this center is inside a wall, in pixels; 0 outside. */
export function depthIn({ width, height, solid }: Walls, x: number, y: number, shape: Shape): number {
  let deepest = 0;
  const reach = Math.max(halfWidth, halfHeight);
  const last = (center: number, tiles: number): number => Math.min(Math.floor((center + reach) / tileSize), tiles - 1);
  for (let row = Math.max(Math.floor((y - reach) / tileSize), 0); row <= last(y, height); row++) {
    for (let column = Math.max(Math.floor((x - reach) / tileSize), 0); column <= last(x, width); column++) {
      if (solid[row * width + column] === 1) deepest = Math.max(deepest, depthInTile(column, row, x, y, shape));
    }
  }
  return deepest;
}

/** The shortest way out of a tile. */
function depthInTile(column: number, row: number, x: number, y: number, shape: Shape): number {
  const dx = Math.max(column * tileSize - x, x - (column + 1) * tileSize);
  const dy = Math.max(row * tileSize - y, y - (row + 1) * tileSize);
  if (shape === 'box') return Math.min(halfWidth - dx, halfHeight - dy);
  const isBesideCorner = dx > 0 && dy > 0;
  return halfWidth - (isBesideCorner ? Math.sqrt(dx * dx + dy * dy) : Math.max(dx, dy));
}
