/**
 * Moves each body by the rules of the design, and tests every wall near its path: boxes in whole numbers of grains,
 * without rounding; circles in doubles. The other contenders must agree.
 */
import type { Contender } from '../harness/contender.js';
import { moveCircle } from './brute-force-circles.js';
import { contender } from './rows.js';
import { grain, firstOf, type Pairs, type Scene } from './scene.js';

/** Grains per tile. */
const tile = 1 / grain;

/** A fraction of a step, as numerator and positive denominator. */
type Fraction = readonly [number, number];

const less = ([a, b]: Fraction, [c, d]: Fraction): boolean => a * d < c * b;
const never: Fraction = [1, 0];
const always: Fraction = [-1, 0];

/** A body in grains: its center, half extents and displacement, each along x and along y. */
interface Moving {
  readonly center: readonly [number, number];
  readonly half: readonly [number, number];
  readonly change: readonly [number, number];
}

type Axis = 0 | 1;
type Tile = readonly [number, number];

/** When a box begins and ends to overlap a tile along one axis; `undefined` if it never does. */
function overlap({ center, half, change }: Moving, axis: Axis, at: number): readonly [Fraction, Fraction] | undefined {
  const [toNear, toFar] = [at * tile - center[axis] - half[axis], (at + 1) * tile - center[axis] + half[axis]];
  const way = change[axis];
  if (way === 0) return toNear < 0 && toFar > 0 ? [always, never] : undefined;
  return way > 0
    ? [
        [toNear, way],
        [toFar, way],
      ]
    : [
        [-toFar, -way],
        [-toNear, -way],
      ];
}

interface Stop {
  readonly time: Fraction;
  readonly axis: Axis;
  readonly at: Tile;
}

/** What stops a box first. */
function stopOf(body: Moving, walls: readonly Tile[]): Stop | undefined {
  const longer: Axis = Math.abs(body.change[0]) >= Math.abs(body.change[1]) ? 0 : 1;
  let first: Stop | undefined;
  for (const at of walls) {
    const [x, y] = [overlap(body, 0, at[0]), overlap(body, 1, at[1])];
    if (x === undefined || y === undefined) continue;
    const time = less(x[0], y[0]) ? y[0] : x[0];
    const end = less(x[1], y[1]) ? x[1] : y[1];
    if (!less(time, end) || less(time, [0, 1]) || !less(time, [1, 1])) continue;
    if (first !== undefined && less(first.time, time)) continue;
    // At a corner the longer displacement goes on, unless the face of another tile stops it.
    const isCorner = !less(x[0], y[0]) && !less(y[0], x[0]);
    const axis: Axis = isCorner ? (longer === 0 ? 1 : 0) : less(x[0], y[0]) ? 1 : 0;
    if (first === undefined || less(time, first.time) || axis === longer) first = { time, axis, at };
  }
  return first;
}

/** The coordinate of a center, along one axis, where a box touches a tile. */
function beside({ half, change }: Moving, axis: Axis, at: Tile): number {
  return change[axis] > 0 ? at[axis] * tile - half[axis] : (at[axis] + 1) * tile + half[axis];
}

/** Moves a box: to what stops it first, then along the other axis. */
function moveBox(body: Moving, walls: readonly Tile[]): [number, number] {
  const { center, half, change } = body;
  const end: [number, number] = [center[0] + change[0], center[1] + change[1]];
  const stop = stopOf(body, walls);
  if (stop === undefined) return end;
  const { axis, time } = stop;
  const other: Axis = axis === 0 ? 1 : 0;
  end[axis] = beside(body, axis, stop.at);
  for (const at of walls) {
    const low = at[axis] * tile;
    if (end[axis] + half[axis] <= low || end[axis] - half[axis] >= low + tile) continue;
    // The tiles that the box meets after the first contact.
    const enter = overlap(body, other, at[other])?.[0] ?? always;
    if (less(enter, time) || !less(enter, [1, 1])) continue;
    const place = beside(body, other, at);
    end[other] = change[other] > 0 ? Math.min(end[other], place) : Math.max(end[other], place);
  }
  return end;
}

/** The walls in the box around the path of a body; coordinates in tiles. */
function wallsNear({ solid, side }: Scene, x: number, y: number, dx: number, dy: number): Tile[] {
  const walls: Tile[] = [];
  for (let row = Math.floor(Math.min(y, y + dy)) - 1; row <= Math.max(y, y + dy) + 1; row++) {
    for (let column = Math.floor(Math.min(x, x + dx)) - 1; column <= Math.max(x, x + dx) + 1; column++) {
      if (solid[row * side + column] === 1) walls.push([column, row]);
    }
  }
  return walls;
}

const bruteForce: Contender = contender('brute force', (scene) => {
  const { count, shape, displacements, halfWidths, halfHeights } = scene;
  const centers: Pairs = { xs: scene.centers.xs.slice(), ys: scene.centers.ys.slice() };
  const inGrains = (a: number, b: number): [number, number] => [a / grain, b / grain];
  const { xs, ys } = centers;
  return {
    step: (step) => {
      const first = firstOf(scene, step);
      for (let i = 0; i < count; i++) {
        const [dx, dy] = [displacements.xs[first + i]!, displacements.ys[first + i]!];
        const walls = wallsNear(scene, xs[i]!, ys[i]!, dx, dy);
        if (shape === 'circles') {
          [xs[i], ys[i]] = moveCircle([xs[i]!, ys[i]!], halfWidths[i]!, [dx, dy], walls);
        } else {
          const center = inGrains(xs[i]!, ys[i]!);
          const half = inGrains(halfWidths[i]!, halfHeights[i]!);
          const [x, y] = moveBox({ center, half, change: inGrains(dx, dy) }, walls);
          xs[i] = x * grain;
          ys[i] = y * grain;
        }
      }
      return xs[0]!;
    },
    centers: () => centers,
  };
});
export default bruteForce;
