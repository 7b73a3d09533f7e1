/**
 * The rows of tiles of a closed capsule: of all points whose distance from a segment is at most a radius.
 *
 * Tile space, plain numbers. Each side is an arc around the northern end, a straight edge, and an arc around the
 * southern end:
 *
 *           .-"-.            The edge of a side is parallel to the segment, `radius * length / dy` beside it along the
 *         .'  a  `.          x axis, and it touches the arcs `radius * dx / length` south of the ends on the western
 *        /    |\   `.        side, north of them on the eastern side. Near these points, rounding could decide which of
 *        \    | \    \       the two pieces a line crosses, so there the exact predicate finds the tile.
 *         `.  dy \    \
 *           `.|___b   /
 *             `dx__..'
 */
import { compareSegmentDistance, orientation, sumTail } from '@tilewright/units/exact';
import { ConvexRows } from './convex-rows.js';
import { CHORD_ERROR, EDGE_ERROR, FINE, FINE_EXTENT, LEAST_CHORD_ERROR } from './limits.js';
import { CHORD_FACTOR, END, FIXED_ERROR, RADIUS, type Side, SLOPE, X, Y } from './side.js';

export class CapsuleRows extends ConvexRows {
  // The segment, from its northern to its southern end; if both are at the same height, from the western to the eastern
  // one. And the radius. Initialized to NaN so that V8 stores these fields as doubles from the start.
  ax: number = Number.NaN;
  ay: number = Number.NaN;
  bx: number = Number.NaN;
  by: number = Number.NaN;
  radius: number = Number.NaN;

  /** The differences of the ends and their distance, rounded. */
  private dx: number = Number.NaN;
  private dy: number = Number.NaN;
  private length: number = Number.NaN;
  /** Whether the products that compare a point with the capsule are exact, and whether the length is. */
  private isFine: boolean = false;
  private isLengthFine: boolean = false;

  /** Makes the sides of the capsule in the fields `ax` to `radius`, which are finite, the radius not negative. */
  shape(): void {
    const { ax, ay, bx, by, radius } = this;
    if (ay > by || (ay === by && ax > bx)) {
      this.ax = bx;
      this.ay = by;
      this.bx = ax;
      this.by = ay;
    }
    const dx = this.bx - this.ax;
    const dy = this.by - this.ay;
    this.dx = dx;
    this.dy = dy;
    const squared = dx * dx + dy * dy;
    this.length = Math.sqrt(squared);
    this.isFine =
      Math.abs(ax) + Math.abs(ay) + Math.abs(bx) + Math.abs(by) + radius < FINE_EXTENT &&
      ax * FINE === ((ax * FINE) | 0) &&
      ay * FINE === ((ay * FINE) | 0) &&
      bx * FINE === ((bx * FINE) | 0) &&
      by * FINE === ((by * FINE) | 0) &&
      radius * FINE === ((radius * FINE) | 0);
    this.isLengthFine =
      this.isFine && this.length * FINE === ((this.length * FINE) | 0) && this.length * this.length === squared;
    this.left = Math.min(ax, bx) - radius;
    this.right = Math.max(ax, bx) + radius;
    this.top = this.ay - radius;
    this.bottom = this.by + radius;
    // Only a sum that was rounded to a border or a middle may belong to another row.
    this.topTail = 2 * this.top === Math.floor(2 * this.top) ? sumTail(this.ay, -radius, this.top) : 0;
    this.bottomTail = 2 * this.bottom === Math.floor(2 * this.bottom) ? sumTail(this.by, radius, this.bottom) : 0;
    this.westSide.outermost = dx < 0 ? this.by : this.ay;
    this.eastSide.outermost = dx > 0 ? this.by : this.ay;
    this.makeSide(this.westSide);
    this.makeSide(this.eastSide);
  }

  private makeSide(side: Side): void {
    const { ay, by, dx, dy, radius, length } = this;
    const { out } = side;
    side.clear();
    if (dy === 0) {
      this.addArc(side, out < 0);
    } else if (radius === 0) {
      this.addEdge(side);
    } else if (!(length * length < Number.POSITIVE_INFINITY)) {
      // A square is too large for a double: the exact predicate finds all tiles.
      this.addDoubt(side);
    } else {
      // Where the edge touches the arcs, as far from the height of the ends. Without rounding if the segment is
      // vertical.
      const touching = (-out * radius * dx) / length;
      const doubt = dx === 0 ? 0 : EDGE_ERROR * (Math.abs(ay) + Math.abs(by) + radius);
      const first = ay + touching;
      const last = by + touching;
      this.addArc(side, true);
      side.pieces[side.last + END] = first - doubt;
      if (first + doubt < last - doubt) {
        if (doubt > 0) this.addDoubt(side);
        side.pieces[side.last + END] = first + doubt;
        this.addEdge(side);
        side.pieces[side.last + END] = last - doubt;
      }
      if (doubt > 0) this.addDoubt(side);
      side.pieces[side.last + END] = last + doubt;
      this.addArc(side, false);
    }
    side.pieces[side.last + END] = Number.POSITIVE_INFINITY;
  }

  private addArc(side: Side, isNorthern: boolean): void {
    const { radius } = this;
    const at = side.add();
    const { pieces } = side;
    const x = isNorthern ? this.ax : this.bx;
    pieces[at + X] = x;
    pieces[at + Y] = isNorthern ? this.ay : this.by;
    pieces[at + SLOPE] = 0;
    pieces[at + RADIUS] = radius;
    pieces[at + CHORD_FACTOR] = CHORD_ERROR * radius * radius;
    pieces[at + FIXED_ERROR] = CHORD_ERROR * Math.abs(x) + CHORD_ERROR * radius + LEAST_CHORD_ERROR;
  }

  private addEdge(side: Side): void {
    const { ax, ay, bx, dx, dy, radius, length } = this;
    const at = side.add();
    const { pieces } = side;
    const slope = dx / dy;
    const offset = radius === 0 ? 0 : (radius * length) / dy;
    const error = EDGE_ERROR * (Math.abs(ax) + Math.abs(bx) + radius * Math.abs(slope) + offset + 1);
    pieces[at + X] = ax + offset * side.out;
    pieces[at + Y] = ay;
    pieces[at + SLOPE] = slope;
    pieces[at + RADIUS] = 0;
    pieces[at + CHORD_FACTOR] = 0;
    // The length is wrong if a square underflowed: then it may be 0.
    pieces[at + FIXED_ERROR] = radius === 0 || length > LEAST_CHORD_ERROR ? error : Number.POSITIVE_INFINITY;
  }

  /** Adds a piece whose crossings are unknown. */
  private addDoubt(side: Side): void {
    const at = side.add();
    const { pieces } = side;
    pieces[at + X] = 0;
    pieces[at + Y] = 0;
    pieces[at + SLOPE] = 0;
    pieces[at + RADIUS] = 0;
    pieces[at + CHORD_FACTOR] = 0;
    pieces[at + FIXED_ERROR] = Number.POSITIVE_INFINITY;
  }

  protected compare(side: Side): number {
    const { ax, ay, bx, by } = this;
    const { x, line } = side;
    // Beyond a point of the capsule on the line, only the other side could be. That of the outermost end comes first.
    const isWest = side === this.westSide;
    let isBeyond: boolean;
    if (ay === by) isBeyond = isWest ? x > ax : x < bx;
    else if (line <= ay) isBeyond = isWest ? x > ax : x < ax;
    else if (line >= by) isBeyond = isWest ? x > bx : x < bx;
    else isBeyond = this.sideOfSegment(side) === (isWest ? -1 : 1);
    if (isBeyond) return isWest ? 1 : -1;
    const sign = this.compareDistance(side);
    return isWest ? 0 - sign : sign;
  }

  // The point of both is `side.x` on `side.line`: an engine allocates for numbers that it passes to a function, or for
  // a negative zero such as that of `Math.sign`.

  /** On which side of the segment the point lies: see `orientation`. */
  private sideOfSegment({ x, line }: Side): number {
    const { ax, ay, bx, by } = this;
    if (!this.isFine) return orientation(ax, ay, bx, by, x, line);
    const cross = (bx - ax) * (line - ay) - (by - ay) * (x - ax);
    return cross > 0 ? 1 : cross < 0 ? -1 : 0;
  }

  /** Compares the distance of the point from the segment with the radius. */
  private compareDistance({ x, line }: Side): number {
    const { ax, ay, bx, by, radius, length } = this;
    if (!this.isFine) return compareSegmentDistance(ax, ay, bx, by, x, line, radius);
    const dx = bx - ax;
    const dy = by - ay;
    const fromAX = x - ax;
    const fromAY = line - ay;
    const fromBX = x - bx;
    const fromBY = line - by;
    let excess: number;
    if (dx * fromAX + dy * fromAY <= 0) {
      excess = fromAX * fromAX + fromAY * fromAY - radius * radius;
    } else if (dx * fromBX + dy * fromBY >= 0) {
      excess = fromBX * fromBX + fromBY * fromBY - radius * radius;
    } else {
      excess = Math.abs(dx * fromAY - dy * fromAX) - radius * length;
      // Of these only the length is rounded, and its product.
      const isCertain = this.isLengthFine || radius === 0 || Math.abs(excess) > EDGE_ERROR * radius * length;
      if (!isCertain) return compareSegmentDistance(ax, ay, bx, by, x, line, radius);
    }
    return excess > 0 ? 1 : excess < 0 ? -1 : 0;
  }
}
