/** Moving objects and the queries about them: worlds of equal density, 0.38 objects per tile, uniform or clustered. */

import { generator } from '../harness/random.js';

export type Distribution = 'uniform' | 'clustered';

export interface Positions {
  readonly xs: Float64Array;
  readonly ys: Float64Array;
}

/** The parameters of a scene. */
export interface Cast {
  readonly count: number;
  readonly distribution: Distribution;
  /** Makes the first third of the objects rectangles, as wide as the circles and 0.6 times as high. */
  readonly hasRectangles: boolean;
}

export interface Scene {
  readonly count: number;
  /** Objects with a lower index are rectangles, the others circles. */
  readonly rectangles: number;
  /** The world extends from 0 to this coordinate in x and y. */
  readonly side: number;
  /** Centers in two frames, one step of motion apart. */
  readonly frames: readonly [Positions, Positions];
  /** 0.2 to 0.5 tiles; for one object in a hundred, 2 to 4 tiles. For a rectangle, half its width. */
  readonly radii: Float64Array;
  /** Half the heights of the rectangles. */
  readonly halfHeights: Float64Array;
  /** 1,000 places for queries: anywhere or, in clustered scenes, near objects. */
  readonly places: Positions;
  /** The other ends of segments of 50 tiles that start at `places`, in any direction. */
  readonly ends: Positions;
}

/** The height of a rectangle as a fraction of its width. */
const flatness = 0.6;
export const greatestRadius = 4;
export const questions = 1000;
const clusters = 20;

export function makeScene({ count, distribution, hasRectangles }: Cast, seed: number): Scene {
  const random = generator(seed);
  const side = 512 * Math.sqrt(count / 100_000);
  const centers = Array.from({ length: clusters }, () => [random() * side, random() * side] as const);
  /** Roughly normal, with standard deviation 1. */
  const normal = (): number => (random() + random() + random() + random() + random() + random() - 3) * Math.SQRT2;
  const inside = (value: number): number => Math.min(side, Math.max(0, value));
  const pair = (length: number): Positions => ({ xs: new Float64Array(length), ys: new Float64Array(length) });
  const [now, next] = [pair(count), pair(count)];
  const radii = new Float64Array(count);
  for (let i = 0; i < count; i++) {
    const [x, y] = centers[i % clusters] ?? [0, 0];
    const isUniform = distribution === 'uniform';
    now.xs[i] = isUniform ? random() * side : inside(x + (normal() * side) / 30);
    now.ys[i] = isUniform ? random() * side : inside(y + (normal() * side) / 30);
    next.xs[i] = inside((now.xs[i] ?? 0) + (random() - 0.5) / 5);
    next.ys[i] = inside((now.ys[i] ?? 0) + (random() - 0.5) / 5);
    radii[i] = random() < 0.01 ? 2 + (greatestRadius - 2) * random() : 0.2 + 0.3 * random();
  }
  const places = pair(questions);
  const ends = pair(questions);
  for (let i = 0; i < questions; i++) {
    const near = Math.floor(random() * count);
    const isUniform = distribution === 'uniform';
    const x = isUniform ? random() * side : (now.xs[near] ?? 0) + random();
    const y = isUniform ? random() * side : (now.ys[near] ?? 0) + random();
    const angle = random() * 2 * Math.PI;
    places.xs[i] = x;
    places.ys[i] = y;
    ends.xs[i] = x + 50 * Math.cos(angle);
    ends.ys[i] = y + 50 * Math.sin(angle);
  }
  const rectangles = hasRectangles ? Math.floor(count / 3) : 0;
  const halfHeights = radii.map((radius) => radius * flatness);
  return { count, rectangles, side, frames: [now, next], radii, halfHeights, places, ends };
}
