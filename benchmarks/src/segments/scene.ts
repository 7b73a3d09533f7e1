/**
 * Segments of 10, 100 and 1000 tiles in all directions, in a world of 1 m tiles, and maps with 20 % walls.
 *
 * Coordinates are odd multiples of 1/1024, so that the brute force computes without rounding, and never on a tile
 * border, where the peers have other rules.
 */
import { generator } from '../harness/random.js';

export interface Ends {
  readonly sx: number;
  readonly sy: number;
  readonly ex: number;
  readonly ey: number;
}

export const lengths = [10, 100, 1000] as const;

/** How many segments a run walks: about 10,000 tiles per run. */
function countOf(length: number): number {
  return Math.ceil(10_000 / length);
}

/** The side of the map of walls. The rays start near its center. */
export const mapSize = 512;

/** Coordinates are multiples of this part of a tile. */
export const grain = 1 / 1024;

export function segments(length: number, seed: number): Ends[] {
  const random = generator(seed);
  const placed = (value: number): number => (2 * Math.floor(value / (2 * grain)) + 1) * grain;
  return Array.from({ length: countOf(length) }, () => {
    const [part, across, along] = [random(), random() < 0.5 ? -1 : 1, random() < 0.5 ? -1 : 1];
    const [sx, sy] = [mapSize / 2 + (random() - 0.5) * 100, mapSize / 2 + (random() - 0.5) * 100];
    const [ex, ey] = [sx + across * part * length, sy + along * (1 - part) * length];
    return { sx: placed(sx), sy: placed(sy), ex: placed(ex), ey: placed(ey) };
  });
}

/** The distribution of the walls: blocks of 8 x 8 tiles, like rooms, or single tiles. Both fill 20 % of the map. */
export type Walls = 'in blocks' | 'scattered';

export function isWall(walls: Walls, x: number, y: number): boolean {
  const [column, row] = walls === 'in blocks' ? [x >> 3, y >> 3] : [x, y];
  return (Math.imul(column * 73 + 11, row * 151 + 7) >>> 3) % 5 === 0;
}

/** A map as an array, row by row: 1 for each wall. */
export function wallsOf(walls: Walls): Uint8Array {
  return new Uint8Array(mapSize * mapSize).map((_, i) => (isWall(walls, i % mapSize, Math.floor(i / mapSize)) ? 1 : 0));
}

/** Work that uses the tile's position and costs almost nothing. The order of the tiles does not matter. */
export function mix(sum: number, x: number, y: number): number {
  return (sum + (x ^ (y << 9))) | 0;
}
