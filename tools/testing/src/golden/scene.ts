/** Seeded worlds for golden programs, as plain numbers: each package makes its own values of them. */
import { Hasher } from './hasher.js';
import { randomNumbers } from './random.js';

/** A world of its own for each round. */
export interface PlainScene {
  /** The side of a tile, and the origin of the space. */
  readonly size: number;
  readonly originX: number;
  readonly originY: number;
  readonly random: () => number;
  readonly pick: <T>(...choices: readonly [T, ...T[]]) => T;
}

/** The tiles of each world. */
export const sceneBounds = { x: -12, y: -9, width: 40, height: 31 };

/**
 * The hash of a part of a golden program.
 *
 * @param seed - of the random numbers
 * @param start - makes the world of a round
 * @param part - adds its results in a world to the hash
 */
export function hashOfScenes<S>(
  seed: number,
  start: (scene: PlainScene) => S,
  part: (hasher: Hasher, scene: S) => void,
): string {
  const random = randomNumbers(seed);
  const pick = <T>(...choices: readonly [T, ...T[]]): T => choices[Math.floor(random() * choices.length)] ?? choices[0];
  const hasher = new Hasher();
  for (let round = 0; round < 60; round++) {
    const size = pick(1, 0.7, 2, 1 / 3);
    const scene = start({ size, originX: pick(0, 0.1, -1e6), originY: pick(0, -0.3, 12345.678), random, pick });
    for (let i = 0; i < 12; i++) part(hasher, scene);
  }
  return hasher.digest();
}

/** A place within some tiles of the map; every fourth one is on a corner or a center. */
export function placeIn({ size, originX, originY, random }: PlainScene): { readonly x: number; readonly y: number } {
  const whole = random() < 0.25;
  const coordinate = (origin: number, first: number, count: number): number => {
    const tiles = first - 4 + random() * (count + 8);
    return origin + (whole ? Math.floor(2 * tiles) / 2 : tiles) * size;
  };
  const { x, y, width, height } = sceneBounds;
  return { x: coordinate(originX, x, width), y: coordinate(originY, y, height) };
}
