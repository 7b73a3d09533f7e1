/**
 * One axis of a moving box in tile space: its two edges, and the tiles between them.
 *
 *            trail            lead -->
 *     ---+-----|-----+-----------|-----+---
 *        |    low    |         high    | border: the next line that the leading edge crosses
 *
 * An edge is the real number center + half or center - half, held as the exact sum of two doubles. A box overlaps a
 * tile if it overlaps the inside of the tile: an edge on a border line only touches the tiles beyond the line.
 */
import { signOfProductSum } from '@tilewright/units/exact';
import { AxisPlace } from './axis-place.js';
import { goToFurthest } from './furthest.js';
import { LEAST_ORDER_TERMS, ORDER_ERROR } from './limits.js';

export class AxisMotion extends AxisPlace {
  /** The displacement in tile space from the start to the end, as the exact sum of two doubles. */
  displacement: number = Number.NaN;
  displacementTail: number = Number.NaN;
  /** The center at the start, in tile space, and at the end of the step. */
  center: number = Number.NaN;
  end: number = Number.NaN;
  /** 1 if the box moves to larger coordinates, -1 to smaller ones, 0 if it rests. */
  sign = 0;
  lead: number = Number.NaN;
  leadTail: number = Number.NaN;
  trail: number = Number.NaN;
  trailTail: number = Number.NaN;
  /** The first and last tile that the box overlaps. */
  low = 0;
  high = 0;
  /** The next border that the leading edge crosses, and the last one in this step. */
  border = 0;
  lastBorder = 0;
  /** The nearest border at which a circle meets a face in this leg; NaN if it meets none along this axis. */
  private wall: number = Number.NaN;
  /** The tile that the leading edge is in, or touches, at the end of the step: of the map, or outside. */
  private endTile = 0;
  /** The tiles of the map: from the first, up to one past the last. */
  private from = 0;
  private to = 0;

  /**
   * Starts a step from `start` to `start + change`, rounded. Both are converted to tile space. Tiles before `from`, and
   * from `to` on, are outside of the map and ignored.
   *
   * @remarks O(1), however long the step is.
   */
  begin(from: number, to: number): void {
    this.forget();
    this.at = this.start + this.change;
    this.see();
    const { seen: end, firstSeen: endLow, lastSeen: endHigh } = this;
    this.at = this.start;
    this.see();
    const { seen: center, firstSeen: low, lastSeen: high } = this;
    const displacement = end - center;
    this.from = from;
    this.to = to;
    this.displacement = displacement;
    // The tail of the difference, as `differenceTail` finds it.
    const added = displacement - end;
    this.displacementTail = end - (displacement - added) - (center + added);
    this.center = center;
    this.end = end;
    const { lowEdge, lowTail, highEdge, highTail } = this;
    if (displacement > 0) {
      this.sign = 1;
      this.lead = highEdge;
      this.leadTail = highTail;
      this.trail = lowEdge;
      this.trailTail = lowTail;
      this.endTile = endHigh;
      this.border = Math.max(high + 1, from);
      this.lastBorder = Math.min(endHigh, to - 1);
      this.low = Math.max(low, from);
      this.high = Math.min(this.border, to) - 1;
    } else {
      this.sign = displacement < 0 ? -1 : 0;
      this.lead = lowEdge;
      this.leadTail = lowTail;
      this.trail = highEdge;
      this.trailTail = highTail;
      this.endTile = endLow;
      this.border = displacement < 0 ? Math.min(low, to) : low;
      this.lastBorder = displacement < 0 ? Math.max(endLow, from) + 1 : low + 1;
      this.low = displacement < 0 ? Math.max(this.border, from) : low;
      this.high = displacement < 0 ? Math.min(high, to - 1) : high;
    }
  }

  /** Whether the leading edge crosses one more border in this step. */
  get hasNext(): boolean {
    return (this.lastBorder - this.border) * this.sign >= 0 && this.sign !== 0;
  }

  /** The tile that the box enters when its leading edge crosses the next border. */
  get entering(): number {
    return this.sign > 0 ? this.border : this.border - 1;
  }

  /** The number of borders that the leading edge crosses in the rest of this step; not positive if it crosses none. */
  get bordersLeft(): number {
    return this.sign === 0 ? 0 : (this.lastBorder - this.border) * this.sign + 1;
  }

  /** Whether the last border of this step is that of the last tile of the map. */
  get isLastAtEdge(): boolean {
    return this.lastBorder === (this.sign > 0 ? this.to - 1 : this.from + 1);
  }

  /** The border that the leading edge crosses when the box enters a tile. */
  borderBefore(tile: number): number {
    return this.sign > 0 ? tile : tile + 1;
  }

  /** Goes to the time at which the leading edge is at a border ahead, past tiles that stop nothing. */
  skipTo(border: number): void {
    const { sign } = this;
    this.border = border;
    if (sign > 0) this.high = border - 1;
    else this.low = border;
    this.leaveUntilBorder();
  }

  /** Goes to the time at which the leading edge of the `other` axis is at its next border, in the same way. */
  skipUntil(other: AxisMotion): void {
    const { sign, lastBorder: last } = this;
    if (sign === 0) return;
    other.findPart(other.border);
    const edge = this.lead + this.displacement * other.part;
    let border = sign > 0 ? Math.min(Math.max(Math.ceil(edge), this.border), last + 1) : Math.floor(edge);
    if (sign < 0) border = Math.max(Math.min(border, this.border), last - 1);
    while ((last - border) * sign >= 0 && compareTimes(this, border, true, other) < 0) border += sign;
    while ((border - this.border) * sign > 0 && compareTimes(this, border - sign, true, other) >= 0) border -= sign;
    this.border = border;
    const most = Math.ceil(2 * this.half) + 1;
    if (sign > 0) {
      this.high = border - 1;
      this.low = Math.max(this.low, border - most);
    } else {
      this.low = border;
      this.high = Math.min(this.high, border + most - 1);
    }
  }

  /** Makes the tile behind the next border one that the box overlaps. */
  enter(): void {
    if (this.sign > 0) this.high = this.border++;
    else this.low = --this.border;
  }

  /**
   * Leaves the tiles that the trailing edge has left when the leading edge of the `other` axis is at its next border.
   */
  leaveUntil(other: AxisMotion): void {
    if (this.sign > 0) while (this.low <= this.high && compareTimes(this, this.low + 1, false, other) <= 0) this.low++;
    else if (this.sign < 0)
      while (this.low <= this.high && compareTimes(this, this.high, false, other) <= 0) this.high--;
  }

  /** Leaves the tiles that the trailing edge has left when the leading edge is at its next border. */
  leaveUntilBorder(): void {
    const width = 2 * this.half;
    if (this.sign > 0) this.low = Math.max(this.low, this.border - Math.ceil(width));
    else if (this.sign < 0) this.high = Math.min(this.high, this.border + Math.ceil(width) - 1);
  }

  /**
   * Goes back to the furthest coordinate before the next border and the nearest wall, if rounding led beyond them.
   * Nothing else keeps a circle out of tiles that have fewer than four sides: it may overlap them.
   */
  withdraw(): void {
    this.stayBeforeBorder();
    this.stayBeforeWall();
  }

  private stayBeforeBorder(): void {
    const { sign, reached, border } = this;
    // Beyond the map there are no tiles to keep out of.
    if (sign === 0 || (sign > 0 ? border >= this.to : border <= this.from) || this.coversReached) return;
    this.goToBorder();
    if ((reached - this.reached) * sign < 0) this.reached = reached;
  }

  /** Forgets the faces of the last leg. */
  forgetWalls(): void {
    this.wall = Number.NaN;
  }

  /** Keeps a border at which a circle meets a face, if it is the nearest. */
  noteWall(border: number): void {
    if (!((border - this.wall) * this.sign >= 0)) this.wall = border;
  }

  /** A circle that meets faces of both axes at the same time has crossed the border of the other one. */
  private stayBeforeWall(): void {
    const { wall, sign } = this;
    if (wall !== wall) return;
    this.seeReached();
    if (sign > 0 ? this.lastSeen < wall : this.firstSeen >= wall) return;
    this.border = wall;
    this.goToBorder();
  }

  /**
   * Goes to the furthest coordinate from which the box, converted to tile space, does not reach beyond the next border.
   */
  goToBorder(): void {
    goToFurthest(this);
  }

  /** Whether the box at `reached` overlaps no other tiles than those from `low` to `high`. */
  get coversReached(): boolean {
    this.seeReached();
    return this.firstSeen >= this.low && this.lastSeen <= this.high;
  }

  /** Sets `part` to the part of the step after which the leading edge is at a border ahead. */
  findPart(border: number): void {
    this.part = Math.min(Math.max((border - this.lead - this.leadTail) / this.displacement, 0), 1);
  }

  /** Whether the leading edge crosses a border ahead in this step. */
  reaches(border: number): boolean {
    // A border is crossed if the box overlaps the tile behind it at the end.
    return this.sign > 0 ? this.endTile >= border : this.endTile < border;
  }
}

const factors = new Float64Array(24);

/**
 * Compares when an edge of one axis is at a border with when the leading edge of the other axis is at its next border.
 *
 *     (border - edge) / displacement  <  (other.border - other.lead) / other.displacement
 *
 * multiplied by both displacements, and by both signs.
 */
export function compareTimes(one: AxisMotion, border: number, isLead: boolean, other: AxisMotion): number {
  const edge = isLead ? one.lead : one.trail;
  const tail = isLead ? one.leadTail : one.trailTail;
  const sign = one.sign * other.sign;
  const here = (border - edge - tail) * other.displacement * sign;
  const there = (other.border - other.lead - other.leadTail) * one.displacement * sign;
  const difference = here - there;
  const terms = Math.abs(here) + Math.abs(there);
  const bound = terms * ORDER_ERROR;
  if (terms > LEAST_ORDER_TERMS) {
    if (difference > bound) return 1;
    if (difference < -bound) return -1;
  }
  putProducts(0, border * sign, edge * -sign, tail * -sign, other);
  putProducts(12, other.border * -sign, other.lead * sign, other.leadTail * sign, one);
  return signOfProductSum(factors, 12);
}

/** Writes the products of three terms with the displacement of an axis. */
function putProducts(
  at: number,
  first: number,
  second: number,
  third: number,
  { displacement, displacementTail }: AxisMotion,
): void {
  factors[at] = factors[at + 2] = first;
  factors[at + 4] = factors[at + 6] = second;
  factors[at + 8] = factors[at + 10] = third;
  factors[at + 1] = factors[at + 5] = factors[at + 9] = displacement;
  factors[at + 3] = factors[at + 7] = factors[at + 11] = displacementTail;
}
