/**
 * The cells of one level along a segment, slab by slab, in the order in which the segment can meet them.
 *
 *        slab 0    slab 1    slab 2
 *     +----+----+----+----+----+----+     The level is cut into slabs across the segment's longer axis: rows of cells
 *     |    |    |    |    |    | _--b     for a steep segment, pairs of columns for a flat one. u runs along that axis,
 *     +----+----+----+--_-+-~--+----+     v along the other one:
 *     |    | _--+-~  |    |    |    |
 *     +--a-+----+----+----+----+----+     v at the slab's ends = v(a) + (u - u(a)) * slope, slope = dv / du
 *
 * In each slab, the part of the segment that the objects of the slab can reach, widened by their reaches, gives a
 * rectangle of cells. `entry` is a lower bound of the fraction at which the segment can meet an object in this slab or
 * a later one: a hit nearer than that is the first hit.
 *
 * All bounds are moved outward by much more than the rounding errors. Only the slabs between the start of the segment
 * and the greatest fraction of interest are visited: so the cost of a long segment depends on the cells along it, and
 * after an early hit only on the cells before the hit.
 *
 * In a nearly empty world a slab costs more than the records in it. If the box around the whole segment has few
 * records, it is visited as one slab.
 */
import { OUTWARD } from '../tracker/limits.js';
import type { TrackedLevel } from '../tracker/tracked.js';

/** The number of columns in a slab of a flat segment: cells are a third as wide as high. */
const GROUP = 2;
/** The most rows of cells of a box around a segment whose records are counted. */
const MOST_BOX_ROWS = 8;
/** A box is visited as one slab if it has at most this many records, plus as many for each slab. */
const BOX_RECORDS = 4;
const BOX_RECORDS_PER_SLAB = 4;

/** Visits the cells of one level after another. Reusable: it allocates nothing. */
export class Slabs {
  /** The first column of the current slab. */
  west = 0;
  /** The column after its last one. */
  east = 0;
  /** Its first row. */
  north = 0;
  /** Its last row. */
  south = 0;
  /** A lower bound of the fraction at which the segment meets an object in this slab or a later one. */
  entry = 0;
  /** The greatest fraction of interest, from `begin` on. */
  most = 1;
  /** How far the question reaches from the segment along x: half of the width of a body that moves along it. */
  wideX = 0;
  /** The same along y. */
  wideY = 0;
  /** How far objects and the question reach together. */
  private reachWest = 0;
  private reachNorth = 0;
  private reachEast = 0;
  private reachSouth = 0;
  private level!: TrackedLevel;
  private isSteep = false;
  private isBox = false;
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
  private slope = 0;
  private magnitude = 0;
  private pad = 0;
  /** The bounds of v, between the start and the greatest fraction of interest. */
  private least = 0;
  private greatest = 0;

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
    const du = isSteep ? dy : dx;
    const dv = isSteep ? dx : dy;
    const perDu = 1 / du;
    this.isSteep = isSteep;
    this.u = isSteep ? ay : ax;
    this.v = isSteep ? ax : ay;
    this.du = du;
    this.dv = dv;
    this.perDu = perDu;
    this.slope = dv * perDu;
    this.end = isSteep ? by : bx;
    this.magnitude = Math.abs(ax) + Math.abs(ay) + Math.abs(bx) + Math.abs(by);
  }

  /** Starts on the cells of a level; `start[cell]` is the first record of a cell. */
  begin(level: TrackedLevel, start: Int32Array): void {
    this.level = level;
    const { isSteep, u, v, du, dv, most, wideX, wideY } = this;
    const west = (this.reachWest = level.west + wideX);
    const east = (this.reachEast = level.east + wideX);
    const north = (this.reachNorth = level.north + wideY);
    const south = (this.reachSouth = level.south + wideY);
    const pad = (this.magnitude + level.size + west + north + east + south) * OUTWARD;
    this.pad = pad;
    const uTo = most < 1 ? u + most * du : this.end;
    const vTo = v + most * dv;
    const least = Math.min(v, vTo);
    const greatest = Math.max(v, vTo);
    this.least = least;
    this.greatest = greatest;
    const low = Math.min(u, uTo) - (isSteep ? south : east) - pad;
    const high = Math.max(u, uTo) + (isSteep ? north : west) + pad;
    // The same as `columnOf` and `rowOf`, written out so that no number is passed.
    const origin = isSteep ? level.originY : level.originX;
    const per = isSteep ? level.perY : level.perX;
    const end = (isSteep ? level.rows : level.columns) - 1;
    const from = Math.min(Math.max((low - origin) * per, 0), end) | 0;
    const to = Math.min(Math.max((high - origin) * per, 0), end) | 0;
    const cells = isSteep ? 1 : GROUP;
    const first = (from / cells) | 0;
    const last = (to / cells) | 0;
    this.step = du >= 0 ? 1 : -1;
    this.along = (du >= 0 ? first : last) - this.step;
    this.left = last - first + 1;
    this.isBox = false;
    // The cells of the box, and how many records they have if objects are spread evenly: a guess, because to count the
    // records of many rows costs more than it saves.
    const along = to - from + 1;
    const across = (greatest - least) * (isSteep ? level.perX : level.perY) + 1;
    const limit = BOX_RECORDS + BOX_RECORDS_PER_SLAB * this.left;
    if ((isSteep ? along : across) > MOST_BOX_ROWS) return;
    if (level.count * along * across > limit * level.columns * level.rows) return;
    this.west = isSteep ? level.columnOf(least - east - pad) : from;
    this.east = (isSteep ? level.columnOf(greatest + west + pad) : to) + 1;
    this.north = isSteep ? from : level.rowOf(least - south - pad);
    this.south = isSteep ? to : level.rowOf(greatest + north + pad);
    this.countBox(start);
  }

  /** Decides whether the box of cells that was set is visited as one slab. */
  private countBox(start: Int32Array): void {
    const { level, west, east, south } = this;
    let count = 0;
    for (let row = this.north; row <= south; row++) {
      const first = level.base + row * level.columns;
      count += start[first + east]! - start[first + west]!;
    }
    if (count > BOX_RECORDS + BOX_RECORDS_PER_SLAB * this.left || this.pad === Number.POSITIVE_INFINITY) return;
    this.isBox = true;
    this.entry = 0;
    this.left = count === 0 ? 0 : 1;
  }

  /** Advances to the next slab; returns false after the last one. */
  next(): boolean {
    if (this.left === 0) return false;
    this.left--;
    if (this.isBox) return true;
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
    const { level, along, pad, isSteep, u, v, slope, least, greatest } = this;
    const { reachNorth: north, reachSouth: south, reachWest: west, reachEast: east } = this;
    const first = isSteep ? along : along * GROUP;
    const count = isSteep ? level.rows : level.columns;
    const end = Math.min(first + (isSteep ? 1 : GROUP), count);
    const origin = isSteep ? level.originY : level.originX;
    const size = isSteep ? level.height : level.width;
    // The outermost cells also contain everything outside the grid.
    const low = first === 0 ? Number.NEGATIVE_INFINITY : origin + first * size - (isSteep ? north : west) - pad - u;
    const high = end === count ? Number.POSITIVE_INFINITY : origin + end * size + (isSteep ? south : east) + pad - u;
    const entry = (this.step > 0 ? low : high) * this.perDu;
    this.entry = entry > 0 ? entry : 0;
    // If the slope is 0 or not finite, a bound may be NaN, which is in no order: then the whole segment counts.
    const one = v + low * slope;
    const other = v + high * slope;
    const lower = Math.min(one, other);
    const upper = Math.max(one, other);
    const from = lower > least ? (lower < greatest ? lower : greatest) : least;
    const to = upper < greatest ? (upper > least ? upper : least) : greatest;
    if (isSteep) {
      this.north = this.south = along;
      this.west = level.columnOf(from - east - pad);
      this.east = level.columnOf(to + west + pad) + 1;
    } else {
      this.west = first;
      this.east = end;
      this.north = level.rowOf(from - south - pad);
      this.south = level.rowOf(to + north + pad);
    }
  }
}
