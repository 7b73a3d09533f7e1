/**
 * The least code that answers circles and first hits: objects are counting-sorted into cells of two tiles each frame,
 * and plain loops read the cells that a query's shape can reach. No checks of arguments, no exact arithmetic, no order
 * of objects at the same distance.
 */
import { meet } from './exact.js';
import type { Index } from './rows.js';
import { type Positions, questions, type Scene } from './scene.js';

const perTile = 0.5;

/** Circles, sorted by the cell of their centers. */
class Sorted {
  readonly columns: number;
  readonly start: Int32Array;
  readonly ids: Int32Array;
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  readonly radii: Float64Array;
  /** How far an object reaches from its center. */
  readonly reach: number;
  private readonly cellOf: Int32Array;

  constructor({ count, side, radii }: Scene) {
    this.columns = Math.ceil(side * perTile);
    this.start = new Int32Array(this.columns * this.columns + 1);
    this.ids = new Int32Array(count);
    this.cellOf = new Int32Array(count);
    this.xs = new Float64Array(count);
    this.ys = new Float64Array(count);
    this.radii = new Float64Array(count);
    this.reach = radii.reduce((most, radius) => Math.max(most, radius), 0);
  }

  column(x: number): number {
    const column = x * perTile;
    return column < 0 ? 0 : column >= this.columns ? this.columns - 1 : column | 0;
  }

  sort({ xs, ys }: Positions, { count, radii }: Scene): void {
    const { start, cellOf } = this;
    start.fill(0);
    for (let i = 0; i < count; i++) {
      const cell = this.column(ys[i]!) * this.columns + this.column(xs[i]!);
      cellOf[i] = cell;
      start[cell]!++;
    }
    let sum = 0;
    for (let cell = 0; cell < start.length; cell++) start[cell] = sum += start[cell]!;
    for (let i = 0; i < count; i++) {
      const at = --start[cellOf[i]!]!;
      this.ids[at] = i;
      this.xs[at] = xs[i]!;
      this.ys[at] = ys[i]!;
      this.radii[at] = radii[i]!;
    }
  }
}

export function bareIndex(scene: Scene): Index {
  const { count, places, ends } = scene;
  const circles = new Sorted(scene);
  const { start, columns, ids, xs, ys, radii, reach } = circles;
  const update = (positions: Positions): number => {
    circles.sort(positions, scene);
    return count;
  };
  update(scene.frames[0]);

  function sumInCircle(x: number, y: number, radius: number): number {
    const west = circles.column(x - radius - reach);
    const east = circles.column(x + radius + reach);
    const south = circles.column(y + radius + reach);
    let sum = 0;
    for (let row = circles.column(y - radius - reach); row <= south; row++) {
      const to = start[row * columns + east + 1]!;
      for (let at = start[row * columns + west]!; at < to; at++) {
        const dx = xs[at]! - x;
        const dy = ys[at]! - y;
        const limit = radius + radii[at]!;
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
  function findFirst(ax: number, ay: number, bx: number, by: number): void {
    const dx = bx - ax;
    const dy = by - ay;
    const north = circles.column(Math.min(ay, by) - reach);
    const south = circles.column(Math.max(ay, by) + reach);
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
      const to = start[row * columns + circles.column(until + reach) + 1]!;
      for (let at = start[row * columns + circles.column(from - reach)]!; at < to; at++) {
        const fraction = meet(ax, ay, dx, dy, xs[at]!, ys[at]!, radii[at]!);
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
        sums[i] = sumInCircle(places.xs[i]!, places.ys[i]!, 5);
      }
      return sums[0]!;
    },
    firstHits: (sums) => {
      for (let i = 0; i < questions; i++) {
        const [ax, ay, bx, by] = [places.xs[i]!, places.ys[i]!, ends.xs[i]!, ends.ys[i]!];
        best = 2;
        first = -1;
        findFirst(ax, ay, bx, by);
        sums[i] = first;
        if (first >= 0) read[0]! += ax + best * (bx - ax) + ay + best * (by - ay);
      }
      return sums[0]!;
    },
  };
}
