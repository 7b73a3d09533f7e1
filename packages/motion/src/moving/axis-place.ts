/**
 * One axis of a body: where its center is in the world, and which tiles it overlaps there.
 *
 *            low                high          An edge is the real number center + half or center - half in tile space, of
 *     ---+-----|-----+-----------|-----+---   which the double is rounded. An edge on a border only touches the tiles
 *        |           |                 |      beyond it, so where the double is whole, its rounding error decides.
 */
import { nextDown } from '@tilewright/tilemap/kernel';
import { AROUND_ERROR, TILE_BEGIN, TILE_END } from './limits.js';

export class AxisPlace {
  // In the world: the origin and the size of the tiles, the center at the start, the displacement, and the center where
  // the step ends. Numbers are passed in fields, because engines box doubles that are passed to calls that they do not
  // inline. NaN makes engines store these fields as doubles from the start.
  origin: number = Number.NaN;
  size: number = Number.NaN;
  start: number = Number.NaN;
  change: number = Number.NaN;
  reached: number = Number.NaN;
  /** A part of the step: 0 is the start, 1 the end. */
  part: number = Number.NaN;
  /** Half of the extent, in tiles. */
  half: number = Number.NaN;

  /**
   * A coordinate in the world, and in tile space after `see`; there, the first and the last tile that the body
   * overlaps.
   */
  at: number = Number.NaN;
  seen: number = Number.NaN;
  firstSeen = 0;
  lastSeen = 0;
  /** The edges there, each as the exact sum of two doubles. */
  protected lowEdge: number = Number.NaN;
  protected lowTail: number = Number.NaN;
  protected highEdge: number = Number.NaN;
  protected highTail: number = Number.NaN;
  /** What `lookAround` finds. */
  firstAround = 0;
  lastAround = 0;
  /** The coordinate that was seen last. */
  private seenAt: number = Number.NaN;

  /** Forgets what was seen, because another body, or another space, comes. */
  protected forget(): void {
    this.seenAt = Number.NaN;
  }

  /** Looks at the body where its center is at `at`. */
  see(): void {
    const { at, half } = this;
    if (at === this.seenAt) return;
    this.convert();
    this.seenAt = at;
    // The exact sums of two doubles, as `sumTail` and `differenceTail` find them: written out like the conversion.
    const { seen } = this;
    const highEdge = seen + half;
    const addedHigh = highEdge - seen;
    const highTail = seen - (highEdge - addedHigh) + (half - addedHigh);
    const lowEdge = seen - half;
    const addedLow = lowEdge - seen;
    const lowTail = seen - (lowEdge - addedLow) - (half + addedLow);
    const low = Math.floor(lowEdge);
    const high = Math.ceil(highEdge) - 1;
    // A double that is not whole is at least one last place from whole numbers, and the tail at most half of that.
    this.firstSeen = low === lowEdge && lowTail < 0 ? low - 1 : low;
    this.lastSeen = high + 1 === highEdge && highTail > 0 ? high + 1 : high;
    this.lowEdge = lowEdge;
    this.lowTail = lowTail;
    this.highEdge = highEdge;
    this.highTail = highTail;
  }

  /** Looks at another body where its center is at the start, or at the same body in another space. */
  lookAtStart(): void {
    this.forget();
    this.at = this.start;
    this.see();
  }

  /** Looks at the body where the step has led. */
  seeReached(): void {
    this.at = this.reached;
    this.see();
  }

  /** Goes to the end of the step, rounded. */
  goToEnd(): void {
    this.reached = this.start + this.change;
  }

  /** Goes to a part of the step, rounded. */
  goToPart(): void {
    this.reached = this.start + this.change * this.part;
  }

  /** Goes to the start of the step. */
  goToStart(): void {
    this.reached = this.start;
  }

  /** The position reached, in tile space. */
  get inReached(): number {
    this.seeReached();
    return this.seen;
  }

  /** Finds all tiles that the body may overlap or touch in the step, and perhaps one more on each side. */
  lookAround(): void {
    const { origin, size, start, change, half } = this;
    const end = start + change;
    const low = change < 0 ? end : start;
    const high = change < 0 ? start : end;
    // More than the edges of a step, as they are seen, may differ from these quotients, in the world and in tiles.
    const error = AROUND_ERROR * (Math.abs(start) + Math.abs(change) + Math.abs(origin));
    const reach = half + half * AROUND_ERROR;
    this.firstAround = Math.floor((low - origin - error) / size - reach);
    this.lastAround = Math.floor((high - origin + error) / size + reach);
  }

  /**
   * Converts `at` to tile space: what `tileSpaceCoordinate` does; outside of the range of tiles, the quotient. Written
   * out, because a call that is not inlined boxes its numbers: a stopped body cost 100 bytes.
   */
  private convert(): void {
    const { origin, size, at } = this;
    const quotient = (at - origin) / size;
    let tile = Math.floor(quotient);
    if (at < origin + tile * size) tile--;
    else if (at >= origin + (tile + 1) * size) tile++;
    if (!(tile >= TILE_BEGIN && tile < TILE_END)) this.seen = quotient;
    // Adding 0 turns -0 into 0.
    else if (at === origin + tile * size) this.seen = tile + 0;
    else if (quotient < tile) this.seen = tile;
    else this.seen = quotient < tile + 1 ? quotient : nextDown(tile + 1);
  }
}
