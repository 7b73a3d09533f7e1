/**
 * The cells of one level along a segment, slab by slab, in the order in which the segment can meet them.
 *
 *        slab 0    slab 1    slab 2
 *     +----+----+----+----+----+----+     The level is cut into slabs across the segment's longer axis: rows of cells
 *     |    |    |    |    |    | _--b     for a steep segment, pairs of columns for a flat one. u runs along that axis,
 *     +----+----+----+--_-+-~--+----+     v along the other one:
 *     |    | _--+-~  |    |    |    |
 *     +--a-+----+----+----+----+----+     v at the slab's ends = v(a) + fraction * dv, fraction = (u - u(a)) / du
 *
 * In each slab, the part of the segment that the objects of the slab can reach, widened by their reaches, gives a
 * rectangle of cells. `entry` is a lower bound of the fraction at which the segment can meet an object in this slab or
 * a later one: a hit nearer than that is the first hit.
 *
 * All bounds are moved outward by much more than the rounding errors. Only the slabs between the start of the segment
 * and the greatest fraction of interest are visited: so the cost of a long segment depends on the cells along it, and
 * after an early hit only on the cells before the hit.
 */
import type { Level } from '../tracker/level.js';

/** The number of columns in a slab of a flat segment: cells are a third as wide as high. */
const GROUP = 2;
/** Much more than the rounding error of a few operations. */
const MARGIN = 1 / 0x4000_0000_0000;

export class Slabs {
  /** The cells of the current slab: the first column and the one after the last; the first and the last row. */
  west = 0;
  east = 0;
  north = 0;
  south = 0;
  entry = 0;
  /** The greatest fraction of interest, from `begin` on. */
  most = 1;
  private level!: Level;
  private isSteep = false;
  private along = 0;
  private step = 1;
  private left = 0;
  /** The segment, its longer axis first: the start, the displacement, and the end on the longer axis. */
  private u = 0;
  private v = 0;
  private du = 0;
  private dv = 0;
  private end = 0;
  private perDu = 0;
  private magnitude = 0;
  private pad = 0;

  /** Sets the segment to `ax ay bx by`. */
  aim(ends: Float64Array): void {
    const ax = ends[0]!;
    const ay = ends[1]!;
    const bx = ends[2]!;
    const by = ends[3]!;
    // The difference from 0 to -0 is -0, and a quotient by -0 would have the wrong sign.
    const dx = bx - ax + 0;
    const dy = by - ay + 0;
    const isSteep = Math.abs(dy) > Math.abs(dx);
    this.isSteep = isSteep;
    this.u = isSteep ? ay : ax;
    this.v = isSteep ? ax : ay;
    this.du = isSteep ? dy : dx;
    this.dv = isSteep ? dx : dy;
    this.perDu = 1 / this.du;
    this.end = isSteep ? by : bx;
    this.magnitude = Math.abs(ax) + Math.abs(ay) + Math.abs(bx) + Math.abs(by);
  }

  /** Starts on the cells of a level. */
  begin(level: Level): void {
    this.level = level;
    const { isSteep } = this;
    const { west, north, east, south } = level;
    this.pad = (this.magnitude + level.size + west + north + east + south) * MARGIN;
    const to = this.most < 1 ? this.u + this.most * this.du : this.end;
    const low = Math.min(this.u, to) - (isSteep ? south : east) - this.pad;
    const high = Math.max(this.u, to) + (isSteep ? north : west) + this.pad;
    // The same as `columnOf` and `rowOf`, written out so that no number is passed.
    const origin = isSteep ? level.originY : level.originX;
    const per = isSteep ? level.perY : level.perX;
    const end = (isSteep ? level.rows : level.columns) - 1;
    const cells = isSteep ? 1 : GROUP;
    const first = ((Math.min(Math.max((low - origin) * per, 0), end) | 0) / cells) | 0;
    const last = ((Math.min(Math.max((high - origin) * per, 0), end) | 0) / cells) | 0;
    this.step = this.du >= 0 ? 1 : -1;
    this.along = (this.du >= 0 ? first : last) - this.step;
    this.left = last - first + 1;
  }

  /** Advances to the next slab; returns false after the last one. */
  next(): boolean {
    if (this.left === 0) return false;
    this.left--;
    this.along += this.step;
    if (this.pad === Number.POSITIVE_INFINITY) this.enterAll();
    else this.enter();
    return true;
  }

  /** The coordinates are so large that bounds overflow: takes all cells at once. */
  private enterAll(): void {
    this.left = 0;
    this.entry = 0;
    this.west = this.north = 0;
    this.east = this.level.columns;
    this.south = this.level.rows - 1;
  }

  /** Finds the cells of the current slab for the part of the segment in it, widened by the reaches of objects. */
  private enter(): void {
    // No number is passed to a function: an engine would allocate for it if the call is not inlined.
    const { level, along, pad, isSteep, u, v, dv, perDu, step, most } = this;
    const { north, south, west, east } = level;
    const first = isSteep ? along : along * GROUP;
    const count = isSteep ? level.rows : level.columns;
    const end = Math.min(first + (isSteep ? 1 : GROUP), count);
    const origin = isSteep ? level.originY : level.originX;
    const size = isSteep ? level.height : level.width;
    // The outermost cells also contain everything outside the grid.
    const low = first === 0 ? Number.NEGATIVE_INFINITY : origin + first * size - (isSteep ? north : west) - pad;
    const high = end === count ? Number.POSITIVE_INFINITY : origin + end * size + (isSteep ? south : east) + pad;
    // The fractions at which the longer axis reaches both ends of the slab.
    const entry = ((step > 0 ? low : high) - u) * perDu;
    const exit = ((step > 0 ? high : low) - u) * perDu;
    const near = entry > 0 ? (entry < most ? entry : most) : 0;
    const far = exit > 0 ? (exit < most ? exit : most) : 0;
    this.entry = near;
    const one = v + near * dv;
    const other = v + far * dv;
    if (isSteep) {
      this.north = this.south = along;
      this.west = level.columnOf(Math.min(one, other) - east - pad);
      this.east = level.columnOf(Math.max(one, other) + west + pad) + 1;
    } else {
      this.west = first;
      this.east = end;
      this.north = level.rowOf(Math.min(one, other) - south - pad);
      this.south = level.rowOf(Math.max(one, other) + north + pad);
    }
  }
}
