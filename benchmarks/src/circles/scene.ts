/** Circles of radius 1, 5, 15 and 100 tiles, anywhere in a world of 1 m tiles. */
import { generator } from '../harness/random.js';

export const radii = [1, 5, 15, 100] as const;

export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Circles with about 10,000 tiles in all; a single circle of radius 100 has more. */
export function circles(radius: number, seed: number): Disc[] {
  const random = generator(seed);
  const count = Math.max(1, Math.round(10_000 / (Math.PI * radius * radius)));
  return Array.from({ length: count }, () => ({ x: random() * 500, y: random() * 500, radius }));
}
