/**
 * Bodies that move among walls, without stopping each other: a closed map of tiles of a meter, 512 x 512 for 10,000
 * bodies, and a new velocity for each body in each step.
 *
 * Coordinates, sizes and displacements are multiples of 1/1024, so that the brute force computes boxes without
 * rounding.
 */
import { generator } from '../harness/random.js';

/** The duration of a step, in seconds. */
export const dt = 1 / 64;
/** Coordinates are multiples of this part of a tile. */
export const grain = 1 / 1024;

export type Walls = 'among walls' | 'in the open';
export type Shape = 'boxes' | 'circles';

export interface Pairs {
  readonly xs: Float64Array;
  readonly ys: Float64Array;
}

/** The parameters of a scene. */
export interface Cast {
  /** The number of bodies. */
  readonly count: number;
  readonly shape: Shape;
  readonly walls: Walls;
}

export interface Scene {
  readonly count: number;
  readonly shape: Shape;
  /** The side of the map, in tiles. */
  readonly side: number;
  /** Row by row: 1 for each wall. */
  readonly solid: Uint8Array;
  readonly centers: Pairs;
  /** Half of the widths, or the radii. */
  readonly halfWidths: Float64Array;
  /** Half of the heights; for circles the radii. */
  readonly halfHeights: Float64Array;
  /** Displacements of up to a tile, twice in a row. Each step gives them to other bodies: see `firstOf`. */
  readonly displacements: Pairs;
}

/** A scene: among 5 % walls, or in the open, where no wall is near. The map has a border of walls. */
export function makeScene({ count, shape, walls }: Cast, seed: number): Scene {
  const random = generator(seed);
  const side = Math.round(512 * Math.sqrt(count / 10_000));
  const onGrain = (value: number): number => Math.round(value / grain) * grain;
  const solid = new Uint8Array(side * side).map((_, i) => {
    const [x, y] = [i % side, Math.floor(i / side)];
    const isWall = random() < 0.05 && walls === 'among walls';
    return isWall || x === 0 || y === 0 || x === side - 1 || y === side - 1 ? 1 : 0;
  });
  const sizes = (): Float64Array => new Float64Array(count).map(() => onGrain(0.2 + 0.25 * random()));
  const pairs = (): Pairs => ({ xs: new Float64Array(count), ys: new Float64Array(count) });
  const [halfWidths, centers, displacements] = [sizes(), pairs(), pairs()];
  const halfHeights = shape === 'circles' ? halfWidths : sizes();
  const margin = walls === 'in the open' ? side / 4 : 2;
  for (let i = 0; i < count; i++) {
    do {
      centers.xs[i] = onGrain(margin + random() * (side - 2 * margin));
      centers.ys[i] = onGrain(margin + random() * (side - 2 * margin));
    } while (overlapsWall(solid, side, centers.xs[i]!, centers.ys[i]!, halfWidths[i]!, halfHeights[i]!));
    // Nobody drifts away: each displacement has its opposite.
    const isOpposite = i % 2 === 1;
    displacements.xs[i] = isOpposite ? -displacements.xs[i - 1]! : onGrain(2 * random() - 1);
    displacements.ys[i] = isOpposite ? -displacements.ys[i - 1]! : onGrain(2 * random() - 1);
  }
  const twice = (values: Float64Array): Float64Array => Float64Array.of(...values, ...values);
  const repeated = { xs: twice(displacements.xs), ys: twice(displacements.ys) };
  return { count, shape, side, solid, centers, halfWidths, halfHeights, displacements: repeated };
}

function overlapsWall(
  solid: Uint8Array,
  side: number,
  x: number,
  y: number,
  halfWidth: number,
  halfHeight: number,
): boolean {
  for (let row = Math.floor(y - halfHeight); row < y + halfHeight; row++) {
    for (let column = Math.floor(x - halfWidth); column < x + halfWidth; column++) {
      if (solid[row * side + column] === 1) return true;
    }
  }
  return false;
}

/** The centers of the walls. */
export function wallCenters({ solid, side }: Scene): { readonly x: number; readonly y: number }[] {
  return Array.from(solid.keys())
    .filter((i) => solid[i] === 1)
    .map((i) => ({ x: (i % side) + 0.5, y: Math.floor(i / side) + 0.5 }));
}

/** In a step, body `i` moves by the displacement of this index plus `i`. */
export function firstOf({ count }: Scene, step: number): number {
  return (step * 331) % count;
}
