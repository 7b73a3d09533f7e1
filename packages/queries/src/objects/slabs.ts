/**
 * The cells of one level along a segment, slab by slab, in the order in which the segment can meet them.
 *
 * The level is cut into slabs across the segment's longer axis: rows of cells for a steep segment, pairs of columns for
 * a flat one. In each slab the part of the segment that its objects can reach, widened by their reaches, gives a
 * rectangle of cells. `entry` is a lower bound of the fraction of the segment at which it can meet anything in this slab
 * or in a later one: a first hit that is nearer than that is the first.
 *
 * All bounds are moved outward by much more than was rounded. Only the slabs between the segment's start and the farthest
 * place of interest are visited, so that a segment from far away costs what lies in the cells, and one that was met near
 * its start costs what lies there.
 */
import type { Level } from '../tracker/level.js';

/** Columns of a slab: cells are a third as wide as high. */
const group = 2;
/** Much more than the rounding of a few operations. */
const margin = 1 / 0x4000_0000_0000;

export class Slabs {
  /** The cells of the present slab: the first column and the one after the last, the first and the last row. */
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
  /** The segment, its longer axis first: where it starts, how far it goes, where it ends on the longer axis. */
  private u = 0;
  private v = 0;
  private du = 0;
  private dv = 0;
  private end = 0;
  private perDu = 0;
  private magnitude = 0;
  private pad = 0;

  /** Takes the segment `ax ay bx by`. */
  aim(ends: Float64Array): void {
    const ax = ends[0]!;
    const ay = ends[1]!;
    const bx = ends[2]!;
    const by = ends[3]!;
    // From 0 to -0 it goes by -0, and a quotient by that would have the wrong sign.
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
    this.pad = (this.magnitude + level.size + west + north + east + south) * margin;
    const end = this.most < 1 ? this.u + this.most * this.du : this.end;
    const low = Math.min(this.u, end) - (isSteep ? south : east) - this.pad;
    const high = Math.max(this.u, end) + (isSteep ? north : west) + this.pad;
    const first = isSteep ? level.rowOf(low) : Math.floor(level.columnOf(low) / group);
    const last = isSteep ? level.rowOf(high) : Math.floor(level.columnOf(high) / group);
    this.step = this.du >= 0 ? 1 : -1;
    this.along = (this.du >= 0 ? first : last) - this.step;
    this.left = last - first + 1;
  }

  /** Goes to the next slab; false when there are no more. */
  next(): boolean {
    if (this.left === 0) return false;
    this.left--;
    this.along += this.step;
    if (this.pad === Number.POSITIVE_INFINITY) this.enterAll();
    else if (this.isSteep) this.enterRow();
    else this.enterColumns();
    return true;
  }

  /** Coordinates so large that bounds overflow: everything at once. */
  private enterAll(): void {
    this.left = 0;
    this.entry = 0;
    this.west = this.north = 0;
    this.east = this.level.columns;
    this.south = this.level.rows - 1;
  }

  private enterRow(): void {
    const { level, along, pad } = this;
    const { originY, height, rows, north, south, west, east } = level;
    const low = along === 0 ? Number.NEGATIVE_INFINITY : originY + along * height - north - pad;
    const high = along === rows - 1 ? Number.POSITIVE_INFINITY : originY + (along + 1) * height + south + pad;
    const near = this.clipped(this.step > 0 ? low : high);
    const far = this.clipped(this.step > 0 ? high : low);
    this.entry = near;
    const one = this.v + near * this.dv;
    const other = this.v + far * this.dv;
    this.north = this.south = along;
    this.west = level.columnOf(Math.min(one, other) - east - pad);
    this.east = level.columnOf(Math.max(one, other) + west + pad) + 1;
  }

  private enterColumns(): void {
    const { level, along, pad } = this;
    const { originX, width, columns, north, south, west, east } = level;
    this.west = along * group;
    this.east = Math.min(this.west + group, columns);
    const low = along === 0 ? Number.NEGATIVE_INFINITY : originX + this.west * width - west - pad;
    const high = this.east === columns ? Number.POSITIVE_INFINITY : originX + this.east * width + east + pad;
    const near = this.clipped(this.step > 0 ? low : high);
    const far = this.clipped(this.step > 0 ? high : low);
    this.entry = near;
    const one = this.v + near * this.dv;
    const other = this.v + far * this.dv;
    this.north = level.rowOf(Math.min(one, other) - south - pad);
    this.south = level.rowOf(Math.max(one, other) + north + pad);
  }

  /** The fraction of the segment at which its longer axis reaches a coordinate, between 0 and the greatest of interest. */
  private clipped(coordinate: number): number {
    const fraction = (coordinate - this.u) * this.perDu;
    return fraction > 0 ? (fraction < this.most ? fraction : this.most) : 0;
  }
}
