/**
 * The walk along a segment: the one kernel behind all functions that find the tiles of segments.
 *
 * Tile space, plain numbers. The segment is closed, a tile owns its north and west border, and every decision is exact.
 * `next` steps to the next tile and allocates nothing.
 *
 * Each step crosses the next column line or the next row line. They meet in a corner, `toX` columns and `toY` rows from the
 * start; the whole segment has `dx` columns and `dy` rows:
 *
 *           toX
 *       o---------+         gap = toX * dy - toY * dx
 *       | `-_     | toY     gap < 0: the column line comes first, toX / dx < toY / dy
 *       |     `-_ |         gap > 0: the row line comes first
 *     --+--------`C--       gap = 0: the segment passes through the corner C
 *                 | `-_
 *
 * A step across a column line moves the corner one column on and adds `dy` to the gap; one across a row line takes `dx` from
 * it. So a step is a handful of integer operations: the gap is kept in fixed point, with dx + dy as FULL units, and is
 * computed again after BLOCK steps. It is right to LIMIT units; within them the exact predicate decides
 * (`exact/crossing.ts`). Where the coordinates are short binary fractions, as those of corners and centers are, the gap is
 * exact by itself.
 */
import { compareCrossings, crossingGap } from '../exact/crossing.js';
import { clipWalk } from './clip.js';
import { BOTH, CLOSED, type CornerCode, NONE, ONE } from '../arguments/codes.js';
import {
  AS_START,
  BESIDE_CORNER,
  BLOCK,
  BY_COLUMN_LINE,
  BY_ROW_LINE,
  FULL,
  LIMIT,
  THROUGH_CORNER,
  UNDECIDED,
} from './codes.js';
import { fractionAtLine } from '../exact/fraction.js';
import { GREATEST_EXACT_FACTOR, LEAST_EXACT_FACTOR } from '../limits.js';

/** What `turn` has to do next. */
const RUN = 0;
const FIRST = 1;
const HEAD = 2;
const AFTER_HEAD = 3;
const ONLY_HEAD = 4;
const NORTHERN = 5;
const OPPOSITE = 6;
const TAIL = 7;
const DONE = 8;

/** Segments of short binary fractions: whole multiples of 1/PARTS_PER_TILE, and shorter than MOST_PARTED_TILES. */
const PARTS_PER_TILE = 256;
const MOST_PARTED_TILES = 8192;
/** Where lines are nearer than this, the plain product-difference is good to a small part of a unit. */
const NEAR = 0x4_0000;

export class SegmentWalk {
  /** The present tile. */
  x: number = 0;
  y: number = 0;
  /** How it is entered: one of the codes. */
  entered: number = AS_START;

  /** Steps that the present block still has; more come after it. */
  left: number = 0;
  rest: number = 0;
  gap: number = 0;
  /** What a step across a row line takes from `gap`, and what one across a column line gives to it. */
  perRow: number = 0;
  perColumn: number = 0;
  stepX: number = 1;
  stepY: number = 1;

  corners: CornerCode = ONE;
  private phase: number = DONE;
  /** `left` while other tiles come first: that is 0 then, which leads to `turn`. */
  private held: number = 0;
  private scale: number = Number.NaN;
  private isExact: boolean = false;

  // The segment, and the corner that was met last. NaN makes them doubles from the start.
  sx: number = Number.NaN;
  sy: number = Number.NaN;
  ex: number = Number.NaN;
  ey: number = Number.NaN;
  cornerX: number = 0;
  cornerY: number = 0;

  // What clipping may find: side tiles of the corners through which the bounds are entered and left.
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
   * Starts along the segment from (sx, sy) to (ex, ey), which are finite; yields the tiles in columns `west` to `east`
   * and rows `north` to `south`, all inclusive.
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
      // Without a first tile there are no steps either.
      this.phase = DONE;
      steps = west <= east && north <= south ? clipWalk(this, west, north, east, south) : 0;
    }
    const held = Math.min(steps, BLOCK) | 0;
    this.held = held;
    this.rest = steps - held;
    if (held === 0) return;

    // The unit of `gap`, and with it how far `gap` can be trusted.
    const dx = Math.abs(ex - sx);
    const dy = Math.abs(ey - sy);
    const extent = dx + dy;
    this.isExact = true;
    if (dx === 0 || dy === 0) {
      // Along an axis there is nothing to decide.
      this.keepGap(dx === 0 ? FULL : -FULL);
    } else if (isFine(sx) && isFine(sy) && isFine(ex) && isFine(ey) && extent < MOST_PARTED_TILES) {
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
        // Each step asks the exact predicate.
        this.keepGap(LIMIT);
      }
    }
  }

  /** For clipping: what comes first. */
  startAt(x: number, y: number, entered: number): void {
    this.x = x | 0;
    this.y = y | 0;
    this.entered = entered;
    this.phase = this.phase === ONLY_HEAD ? HEAD : FIRST;
  }

  /** For clipping: a side tile of the corner through which the bounds are entered. Before `startAt`, if there is more. */
  headAt(x: number, y: number): void {
    this.headX = x;
    this.headY = y;
    this.phase = ONLY_HEAD;
  }

  /** The tile of the start; as closed squares, the one into which the segment goes from there. */
  get startX(): number {
    return this.corners === CLOSED ? firstOf(this.sx, this.ex) : Math.floor(this.sx);
  }

  get startY(): number {
    return this.corners === CLOSED ? firstOf(this.sy, this.ey) : Math.floor(this.sy);
  }

  /** The tile of the end; as closed squares, the one out of which the segment comes there. */
  get endX(): number {
    return this.corners === CLOSED ? firstOf(this.ex, this.sx) : Math.floor(this.ex);
  }

  get endY(): number {
    return this.corners === CLOSED ? firstOf(this.ey, this.sy) : Math.floor(this.ey);
  }

  /** The line that the next step across a column line crosses: that of the tile, or the next one. */
  get aheadX(): number {
    return (this.stepX + 1) >> 1;
  }

  get aheadY(): number {
    return (this.stepY + 1) >> 1;
  }

  /** Steps to the next tile; false when there is none. */
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

  /** Before the first step: the number of tiles with `ONE`, and the most corners that can be among them. */
  get tilesWithOne(): number {
    if (this.phase === DONE) return 0;
    if (this.phase === ONLY_HEAD) return 1;
    return this.held + this.rest + 1 + (this.phase === HEAD ? 1 : 0) + (this.hasTail ? 1 : 0);
  }

  get cornersAtMost(): number {
    return Math.floor((this.held + this.rest) / 2);
  }

  /** Where on the segment the present tile is entered, and left: 0 is the start, 1 the end. */
  get entryFraction(): number {
    switch (this.entered) {
      case AS_START:
        return 0;
      case BY_COLUMN_LINE:
        return fractionAtLine(this.x + 1 - this.aheadX, true, this);
      case BY_ROW_LINE:
        return fractionAtLine(this.y + 1 - this.aheadY, false, this);
      default:
        return this.sx === this.ex
          ? fractionAtLine(this.cornerY, false, this)
          : fractionAtLine(this.cornerX, true, this);
    }
  }

  get exitFraction(): number {
    const { x, y, ex, ey } = this;
    if (this.entered === BESIDE_CORNER) return this.entryFraction;
    if (x === Math.floor(ex) && y === Math.floor(ey)) return 1;
    const lineX = x + this.aheadX;
    const lineY = y + this.aheadY;
    return compareCrossings(lineX, lineY, this) <= 0
      ? fractionAtLine(lineX, true, this)
      : fractionAtLine(lineY, false, this);
  }

  /**
   * Everything that is not a decided step inside a block.
   *
   * All of it in one function, since an engine shall not copy it into its callers: `next` stays small then, and is what
   * it copies into the loops of users. (Split up, 3 in 8 runs of a program were 1.6 times as slow.)
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
        // A corner takes two steps. With one left the segment ends on it, coming from south-west or north-east: what is
        // left is the step to the tile south-east of the corner.
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

  /** Starts on the tiles of a corner: the southern side tile, the northern one, the opposite one, as far as they count. */
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
      // The tile south-east of the corner holds it; the south-west one of a falling corner is only added.
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

  /** Begins another block of steps. */
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

function isFine(coordinate: number): boolean {
  const scaled = coordinate * PARTS_PER_TILE;
  return scaled === (scaled | 0);
}

/** The column (or row) of the points that follow `from` in the direction of `to`. */
function firstOf(from: number, to: number): number {
  return to < from ? Math.ceil(from) - 1 : Math.floor(from);
}
