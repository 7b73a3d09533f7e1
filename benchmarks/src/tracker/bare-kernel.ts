/**
 * The least code that answers circles and first hits: objects are counting-sorted into cells of two tiles each frame,
 * and plain loops read the cells that a query's shape can reach. No checks of arguments, no exact arithmetic, no order
 * of objects at the same distance.
 */
import { boxOf, enter, meet } from './exact.js';
import type { Index } from './rows.js';
import { type Positions, questions, type Scene } from './scene.js';

const perTile = 0.5;

/** Circles, or rectangles, sorted by the cell of their centers. */
class Sorted {
  readonly first: number;
  readonly last: number;
  readonly columns: number;
  readonly start: Int32Array;
  readonly ids: Int32Array;
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  readonly radii: Float64Array;
  readonly halfHeights: Float64Array;
  /** How far an object reaches from its center. */
  readonly reach: number;
  private readonly cellOf: Int32Array;

  constructor(scene: Scene, first: number, last: number) {
    this.first = first;
    this.last = last;
    this.columns = Math.ceil(scene.side * perTile);
    this.start = new Int32Array(this.columns * this.columns + 1);
    this.ids = new Int32Array(last - first);
    this.cellOf = new Int32Array(last - first);
    this.xs = new Float64Array(last - first);
    this.ys = new Float64Array(last - first);
    this.radii = new Float64Array(last - first);
    this.halfHeights = new Float64Array(last - first);
    let reach = 0;
    for (let i = first; i < last; i++) reach = Math.max(reach, scene.radii[i]!, scene.halfHeights[i]!);
    this.reach = reach;
  }

  column(x: number): number {
    const column = x * perTile;
    return column < 0 ? 0 : column >= this.columns ? this.columns - 1 : column | 0;
  }

  sort({ xs, ys }: Positions, { radii, halfHeights }: Scene): void {
    const { start, cellOf, first, last } = this;
    start.fill(0);
    for (let i = first; i < last; i++) {
      const cell = this.column(ys[i]!) * this.columns + this.column(xs[i]!);
      cellOf[i - first] = cell;
      start[cell]!++;
    }
    let sum = 0;
    for (let cell = 0; cell < start.length; cell++) start[cell] = sum += start[cell]!;
    for (let i = first; i < last; i++) {
      const at = --start[cellOf[i - first]!]!;
      this.ids[at] = i;
      this.xs[at] = xs[i]!;
      this.ys[at] = ys[i]!;
      this.radii[at] = radii[i]!;
      this.halfHeights[at] = halfHeights[i]!;
    }
  }
}

export function bareIndex(scene: Scene): Index {
  const { count, rectangles, places, ends } = scene;
  const walls = new Sorted(scene, 0, rectangles);
  const circles = new Sorted(scene, rectangles, count);
  const update = (positions: Positions): number => {
    if (rectangles > 0) walls.sort(positions, scene);
    circles.sort(positions, scene);
    return count;
  };
  update(scene.frames[0]);

  function sumInCircle(sorted: Sorted, x: number, y: number, radius: number, isOfWalls: boolean): number {
    const { start, columns, ids, xs, ys, radii, halfHeights, reach } = sorted;
    const west = sorted.column(x - radius - reach);
    const east = sorted.column(x + radius + reach);
    const south = sorted.column(y + radius + reach);
    let sum = 0;
    for (let row = sorted.column(y - radius - reach); row <= south; row++) {
      const to = start[row * columns + east + 1]!;
      for (let at = start[row * columns + west]!; at < to; at++) {
        let dx = Math.abs(xs[at]! - x);
        let dy = Math.abs(ys[at]! - y);
        let limit = radius + radii[at]!;
        if (isOfWalls) {
          dx = Math.max(0, dx - radii[at]!);
          dy = Math.max(0, dy - halfHeights[at]!);
          limit = radius;
        }
        if (dx * dx + dy * dy <= limit * limit) sum += ids[at]!;
      }
    }
    return sum;
  }

  // The first hit so far.
  let best = 2;
  let first = -1;
  const read = new Float64Array(1);

  /** Row by row, with the part of each row that the segment can reach. */
  function findFirst(sorted: Sorted, ax: number, ay: number, bx: number, by: number, isOfWalls: boolean): void {
    const { start, columns, ids, xs, ys, radii, halfHeights, reach } = sorted;
    const dx = bx - ax;
    const dy = by - ay;
    const north = sorted.column(Math.min(ay, by) - reach);
    const south = sorted.column(Math.max(ay, by) + reach);
    const step = dy < 0 ? -1 : 1;
    // The segment's x per unit of y, and its x at y = 0; an axis-parallel segment has it all in each row.
    const slope = dy === 0 ? 0 : dx / dy;
    const origin = ax - slope * ay;
    const west = Math.min(ax, bx);
    const east = Math.max(ax, bx);
    for (let row = step > 0 ? north : south; row >= north && row <= south; row += step) {
      // The part of the segment near this row. The first and the last row hold what lies beyond them, too.
      const low = row === 0 ? -1e9 : row / perTile - reach;
      const high = row === columns - 1 ? 1e9 : (row + 1) / perTile + reach;
      if (best < 2 && ((step > 0 ? low : high) - ay) / dy > best) return;
      const one = origin + slope * low;
      const other = origin + slope * high;
      const from = dy === 0 ? west : Math.max(west, one < other ? one : other);
      const until = dy === 0 ? east : Math.min(east, one < other ? other : one);
      const to = start[row * columns + sorted.column(until + reach) + 1]!;
      for (let at = start[row * columns + sorted.column(from - reach)]!; at < to; at++) {
        const fraction = isOfWalls
          ? enter(ax, ay, dx, dy, boxOf(xs[at]!, ys[at]!, radii[at]!, halfHeights[at]!))
          : meet(ax, ay, dx, dy, xs[at]!, ys[at]!, radii[at]!);
        if (fraction >= 0 && fraction < best) {
          best = fraction;
          first = ids[at]!;
        }
      }
    }
  }

  return {
    update,
    circles: (sums) => {
      for (let i = 0; i < questions; i++) {
        const [x, y] = [places.xs[i]!, places.ys[i]!];
        sums[i] = sumInCircle(circles, x, y, 5, false);
        if (rectangles > 0) sums[i]! += sumInCircle(walls, x, y, 5, true);
      }
      return sums[0]!;
    },
    firstHits: (sums) => {
      for (let i = 0; i < questions; i++) {
        const [ax, ay, bx, by] = [places.xs[i]!, places.ys[i]!, ends.xs[i]!, ends.ys[i]!];
        best = 2;
        first = -1;
        findFirst(circles, ax, ay, bx, by, false);
        if (rectangles > 0) findFirst(walls, ax, ay, bx, by, true);
        sums[i] = first;
        if (first >= 0) read[0]! += ax + best * (bx - ax) + ay + best * (by - ay);
      }
      return sums[0]!;
    },
  };
}
