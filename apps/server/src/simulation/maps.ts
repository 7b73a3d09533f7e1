/** Maps as text, for worlds of any size. */
import { Random } from './random.js';
import type { WorldOptions } from './world.js';

export interface MapOptions extends Pick<WorldOptions, 'columns' | 'rows' | 'seed'> {
  /** The width and height of a zone, in tiles. */
  readonly tiles: number;
}

/** One block of walls for so many tiles. */
const TILES_OF_A_BLOCK = 40;
const LONGEST_WALL = 4;

/** A field with walls around it and short walls in it, so that bodies can go everywhere. */
export function scatteredMap({ columns, rows, tiles, seed }: MapOptions): string[] {
  const [width, height] = [columns * tiles, rows * tiles];
  const random = new Random(seed);
  const below = (count: number): number => Math.floor(random.fraction() * count);
  const grid = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (__, x) => x === 0 || y === 0 || x === width - 1 || y === height - 1),
  );
  for (let block = 0; block < (width * height) / TILES_OF_A_BLOCK; block++) {
    const [x, y] = [below(width), below(height)];
    const isTall = random.chance(1 / 2);
    for (let length = 1 + below(LONGEST_WALL); length > 0; length--) {
      const row = grid[isTall ? y + length : y];
      const column = isTall ? x : x + length;
      if (row !== undefined && column < width) row[column] = true;
    }
  }
  return grid.map((row) => row.map((isWall) => (isWall ? '#' : '.')).join(''));
}
