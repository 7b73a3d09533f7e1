/**
 * Segments of 10, 100 and 1000 tiles in all directions, on a world of 1 m tiles, and maps with 20 % walls.
 *
 * No coordinate is whole, so that all contenders visit the same tiles: on whole ones some of them err.
 */
export interface Ends {
  readonly sx: number;
  readonly sy: number;
  readonly ex: number;
  readonly ey: number;
}

export const lengths = [10, 100, 1000] as const;

/** How many segments a run goes along: about 10,000 tiles each. */
export function countOf(length: number): number {
  return Math.ceil(10_000 / length);
}

/** The side of the map of walls, whose middle the rays start in. */
export const mapSize = 512;

let state = 0;

/** Seeded, in [0, 1). */
export function random(): number {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
}

export function segments(length: number, seed: number): Ends[] {
  state = seed;
  return Array.from({ length: countOf(length) }, () => {
    const [part, across, along] = [random(), random() < 0.5 ? -1 : 1, random() < 0.5 ? -1 : 1];
    const [sx, sy] = [mapSize / 2 + (random() - 0.5) * 100, mapSize / 2 + (random() - 0.5) * 100];
    return { sx, sy, ex: sx + across * part * length, ey: sy + along * (1 - part) * length };
  });
}

/** How the walls of a map lie: in blocks of 8 x 8 tiles, like rooms and houses, or tile by tile. Both are 20 % of it. */
export type Walls = 'in blocks' | 'scattered';

export function isWall(walls: Walls, x: number, y: number): boolean {
  const [column, row] = walls === 'in blocks' ? [x >> 3, y >> 3] : [x, y];
  return (Math.imul(column * 73 + 11, row * 151 + 7) >>> 3) % 5 === 0;
}

/** Work for a tile that needs its place, and costs next to nothing. */
export function mix(sum: number, x: number, y: number): number {
  return (sum + (x ^ (y << 9))) | 0;
}
