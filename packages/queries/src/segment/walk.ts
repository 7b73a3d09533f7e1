/**
 * The walk along a segment: the kernel of all functions that find the tiles of segments.
 *
 * Tile space, plain numbers. The segment is closed, a tile owns its north and west border, and every decision is exact.
 * `next` steps to the next tile and allocates nothing.
 *
 * Each step crosses the next column line or the next row line. They meet in a corner, `toX` columns and `toY` rows from
 * the start; the whole segment has `dx` columns and `dy` rows:
 *
 *           toX
 *       o---------+         gap = toX * dy - toY * dx
 *       | `-_     | toY     gap < 0: the column line comes first, toX / dx < toY / dy
 *       |     `-_ |         gap > 0: the row line comes first
 *     --+--------`C--       gap = 0: the segment passes through the corner C
 *                 | `-_
 *
 * A step across a column line moves the corner one column on and adds `dy` to the gap; one across a row line takes `dx`
 * from it. So a step is a few integer operations: the gap is a fixed-point number, with dx + dy as FULL units, and is
 * computed again after BLOCK steps. Its error is less than LIMIT units; a gap below that is decided by the exact
 * predicate (`exact/crossing.ts`). If the coordinates are short binary fractions, such as those of corners and centers,
 * the gap is exact.
 */
import { compareCrossings, crossingGap } from '../exact/crossing.js';
import { clipWalk } from './clip.js';
import {
  BOTH,
  CLOSED,
  type CornerCode,
  NONE,
  AS_START,
  BESIDE_CORNER,
  BLOCK,
  BY_COLUMN_LINE,
  BY_ROW_LINE,
  FULL,
  LIMIT,
  PARTS_PER_TILE,
  THROUGH_CORNER,
  UNDECIDED,
} from './codes.js';
import { DirectedSegment } from './directed-segment.js';
import { GREATEST_EXACT_FACTOR, LEAST_EXACT_FACTOR } from '../limits.js';

/** The next task of `turn`. */
const RUN = 0;
const FIRST = 1;
const HEAD = 2;
const AFTER_HEAD = 3;
const ONLY_HEAD = 4;
const NORTHERN = 5;
const OPPOSITE = 6;
const TAIL = 7;
const DONE = 8;

/** Segments of short binary fractions are shorter than this. */
const MOST_PARTED_TILES = 8192;
/** If the lines are nearer than this, the error of the plain difference of products is a small part of a unit. */
const NEAR = 0x4_0000;

export class SegmentWalk extends DirectedSegment {
  /** The current tile. */
  x: number = 0;
  y: number = 0;
  /** How the segment enters the current tile: one of the codes. */
  entered: number = AS_START;

  /** The steps left in the current block; `rest` steps follow after it. */
  left: number = 0;
  rest: number = 0;
  gap: number = 0;
  /** A step across a row line subtracts `perRow` from `gap`, one across a column line adds `perColumn`. */
  perRow: number = 0;
  perColumn: number = 0;

  private phase: number = DONE;
  /** Holds the value of `left` while other tiles come first: `left` is 0 meanwhile, so that `next` calls `turn`. */
  private held: number = 0;
  private scale: number = Number.NaN;
  private isExact: boolean = false;

  /** The last corner of the walk. */
  cornerX: number = 0;
  cornerY: number = 0;

  // Set by clipping: the side tiles of the corners through which the segment enters and leaves the bounds.
  headX: number = 0;
  headY: number = 0;
  tailX: number = 0;
  tailY: number = 0;
  hasTail: boolean = false;
  // The first tile, while the walk is at the head.
  private firstX: number = 0;
  private firstY: number = 0;
  private firstEntered: number = AS_START;

  /**
   * Starts along the segment from (sx, sy) to (ex, ey), whose coordinates are finite. The walk has only tiles in
   * columns `west` to `east` and rows `north` to `south`, all inclusive.
   */
  begin(corners: CornerCode, west: number, north: number, east: number, south: number): void {
    const { sx, sy, ex, ey } = this;
    this.corners = corners;
    this.stepX = ex < sx ? -1 : 1;
    this.stepY = ey < sy ? -1 : 1;
    this.left = 0;
    this.hasTail = false;
    let startX = Math.floor(sx);
    let startY = Math.floor(sy);
    let endX = Math.floor(ex);
    let endY = Math.floor(ey);
    if (corners === CLOSED) ({ startX, startY, endX, endY } = this);
    let steps: number;
    if (
      startX >= west &&
      startX <= east &&
      startY >= north &&
      startY <= south &&
      endX >= west &&
      endX <= east &&
      endY >= north &&
      endY <= south
    ) {
      this.x = startX | 0;
      this.y = startY | 0;
      this.entered = AS_START;
      this.phase = FIRST;
      steps = Math.abs(endX - startX) + Math.abs(endY - startY);
    } else {
      // A walk without a first tile has no steps.
      this.phase = DONE;
      steps = west <= east && north <= south ? clipWalk(this, west, north, east, south) : 0;
    }
    const held = Math.min(steps, BLOCK) | 0;
    this.held = held;
    this.rest = steps - held;
    if (held === 0) return;

    // The unit of `gap`, which also determines its error.
    const dx = Math.abs(ex - sx);
    const dy = Math.abs(ey - sy);
    const extent = dx + dy;
    this.isExact = true;
    if (dx === 0 || dy === 0) {
      // Along an axis, all steps cross lines of the same kind.
      this.keepGap(dx === 0 ? FULL : -FULL);
    } else if (this.isFine && extent < MOST_PARTED_TILES) {
      this.scale = PARTS_PER_TILE * PARTS_PER_TILE;
      this.perRow = (dx * (PARTS_PER_TILE * PARTS_PER_TILE)) | 0;
      this.perColumn = (dy * (PARTS_PER_TILE * PARTS_PER_TILE)) | 0;
      this.renewGap(dx, dy);
    } else {
      this.isExact = false;
      if (extent > LEAST_EXACT_FACTOR && extent < GREATEST_EXACT_FACTOR) {
        const scale = FULL / extent;
        const perRow = (dx * scale + 0.5) | 0;
        this.scale = scale;
        this.perRow = perRow;
        this.perColumn = FULL - perRow;
        this.renewGap(dx, dy);
      } else {
        // Each step needs the exact predicate.
        this.keepGap(LIMIT);
      }
    }
  }

  /** For clipping: sets the first tile. */
  startAt(x: number, y: number, entered: number): void {
    this.x = x | 0;
    this.y = y | 0;
    this.entered = entered;
    this.phase = this.phase === ONLY_HEAD ? HEAD : FIRST;
  }

  /**
   * For clipping: sets the side tile of the corner through which the segment enters the bounds. Called before
   * `startAt`.
   */
  headAt(x: number, y: number): void {
    this.headX = x;
    this.headY = y;
    this.phase = ONLY_HEAD;
  }

  /** Steps to the next tile; returns false after the last one. */
  next(): boolean {
    const { gap, left } = this;
    if (left <= 0 || gap >>> 0 <= UNDECIDED) return this.turn();
    this.left = left - 1;
    if (gap < 0) {
      this.gap = (gap + this.perColumn) | 0;
      this.x = (this.x + this.stepX) | 0;
      this.entered = BY_COLUMN_LINE;
    } else {
      this.gap = (gap - this.perRow) | 0;
      this.y = (this.y + this.stepY) | 0;
      this.entered = BY_ROW_LINE;
    }
    return true;
  }

  /**
   * The number of tiles with `ONE`. `cornersAtMost` is the largest possible number of corners. Call both before the
   * first step.
   */
  get tilesWithOne(): number {
    if (this.phase === DONE) return 0;
    if (this.phase === ONLY_HEAD) return 1;
    return this.held + this.rest + 1 + (this.phase === HEAD ? 1 : 0) + (this.hasTail ? 1 : 0);
  }

  get cornersAtMost(): number {
    return Math.floor((this.held + this.rest) / 2);
  }

  /**
   * Everything except a certain step inside a block.
   *
   * Kept in one large function so that it is not inlined: `next` then stays small and is inlined into the loops of
   * users. (Split up, 3 of 8 runs of a program took 1.6 times as long.)
   */
  private turn(): boolean {
    switch (this.phase) {
      case RUN: {
        const { left, rest } = this;
        if (left === 0) {
          if (rest > 0) this.renew();
          else this.phase = this.hasTail ? TAIL : DONE;
          return this.next();
        }
        const lineX = this.x + this.aheadX;
        const lineY = this.y + this.aheadY;
        const first = this.isExact ? this.gap - LIMIT : compareCrossings(lineX, lineY, this);
        // A corner takes two steps. If only one step is left, the segment ends on the corner and comes from the
        // south-west or the north-east: the last step goes to the tile south-east of the corner.
        if (first === 0 && left + rest > 1) return this.turnCorner(lineX, lineY);
        this.left = left - 1;
        if (first < 0 || (first === 0 && this.stepX > 0)) {
          this.gap = (this.gap + this.perColumn) | 0;
          this.x = (this.x + this.stepX) | 0;
          this.entered = BY_COLUMN_LINE;
        } else {
          this.gap = (this.gap - this.perRow) | 0;
          this.y = (this.y + this.stepY) | 0;
          this.entered = BY_ROW_LINE;
        }
        return true;
      }
      case FIRST:
        this.left = this.held;
        this.phase = RUN;
        return true;
      case HEAD:
        this.firstX = this.x;
        this.firstY = this.y;
        this.firstEntered = this.entered;
        this.arrive(this.headX, this.headY, BESIDE_CORNER, AFTER_HEAD);
        return true;
      case AFTER_HEAD:
        this.left = this.held;
        this.arrive(this.firstX, this.firstY, this.firstEntered, RUN);
        return true;
      case ONLY_HEAD:
        this.arrive(this.headX, this.headY, BESIDE_CORNER, DONE);
        return true;
      case NORTHERN:
        this.arrive(
          this.stepX === this.stepY ? this.cornerX : this.cornerX - 1,
          this.cornerY - 1,
          BESIDE_CORNER,
          OPPOSITE,
        );
        return true;
      case OPPOSITE:
        this.arriveOpposite();
        return true;
      case TAIL:
        this.cornerX = this.x + this.aheadX;
        this.cornerY = this.y + this.aheadY;
        this.arrive(this.tailX, this.tailY, BESIDE_CORNER, DONE);
        return true;
      default:
        return false;
    }
  }

  /**
   * Goes to the first tile of a corner that belongs to the walk: the southern side tile, the northern one, or the
   * opposite one.
   */
  private turnCorner(lineX: number, lineY: number): boolean {
    const falling = this.stepX === this.stepY;
    this.cornerX = lineX;
    this.cornerY = lineY;
    this.gap = (this.gap + this.perColumn - this.perRow) | 0;
    if (this.left >= 2) {
      this.held = this.left - 2;
    } else {
      this.held = 0;
      this.rest--;
    }
    this.left = 0;
    if (falling && this.corners === NONE) {
      this.arriveOpposite();
    } else {
      // The tile south-east owns the corner of a rising segment; the tile south-west of the corner of a falling one is
      // only added.
      this.arrive(falling ? lineX - 1 : lineX, lineY, BESIDE_CORNER, this.corners >= BOTH ? NORTHERN : OPPOSITE);
    }
    return true;
  }

  private arriveOpposite(): void {
    this.left = this.held;
    this.arrive(this.cornerX + this.aheadX - 1, this.cornerY + this.aheadY - 1, THROUGH_CORNER, RUN);
  }

  private arrive(x: number, y: number, entered: number, phase: number): void {
    this.x = x | 0;
    this.y = y | 0;
    this.entered = entered;
    this.phase = phase;
  }

  private keepGap(gap: number): void {
    this.gap = gap;
    this.scale = 0;
    this.perRow = 0;
    this.perColumn = 0;
  }

  /** Starts the next block of steps. */
  private renew(): void {
    const left = Math.min(this.rest, BLOCK) | 0;
    this.left = left;
    this.rest -= left;
    if (this.scale !== 0) this.renewGap(Math.abs(this.ex - this.sx), Math.abs(this.ey - this.sy));
  }

  private renewGap(dx: number, dy: number): void {
    const { sx, sy } = this;
    const lineX = this.x + this.aheadX;
    const lineY = this.y + this.aheadY;
    const toX = Math.abs(lineX - sx);
    const toY = Math.abs(lineY - sy);
    const gap = toX < NEAR && toY < NEAR ? toX * dy - toY * dx : crossingGap(lineX, lineY, this);
    this.gap = (LIMIT + Math.floor(gap * this.scale + 0.5)) | 0;
  }
}
