/** The worlds of the walks: walls on a grid of 16 pixels. Coordinates are pixels, y grows to the south. */
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

/** The box, or a circle of half its width. */
export type Shape = 'box' | 'circle';
