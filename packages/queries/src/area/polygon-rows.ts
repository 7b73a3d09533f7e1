/**
 * The rows of tiles of a closed convex polygon.
 *
 * Tile space, plain numbers. The conversion to tile space rounds each vertex, after which one of several nearly
 * collinear vertices may point inward. The polygon is therefore the convex hull of its converted vertices: exact, and
 * convex in tile space, too.
 */
import { orientation } from '@tilewright/units/exact';
import { CROSSING_ERROR, LEAST_EXACT_FACTOR } from '../limits.js';
import { ConvexRows } from './convex-rows.js';
import { EDGE_ERROR, FINE, FINE_EXTENT } from './limits.js';
import { CHORD_FACTOR, END, END_X, END_Y, FIXED_ERROR, RADIUS, type Side, SLOPE, X, Y } from './side.js';

const FIRST_VERTICES = 16;

export class PolygonRows extends ConvexRows {
  /** The vertices, x and y in turn: in order around the polygon, in either direction. */
  points: Float64Array = new Float64Array(2 * FIRST_VERTICES);
  /** The indices of the vertices of one side, from north to south. */
  private chain: Int32Array = new Int32Array(FIRST_VERTICES);
  /** The number of vertices of the polygon. */
  private count: number = 0;
  /** Whether the products that compare a point with an edge are exact, once `isFineKnown`. */
  private isFine: boolean = false;
  private isFineKnown: boolean = false;

  /** Makes room for the vertices. */
  reserve(count: number): void {
    if (2 * count <= this.points.length) return;
    this.points = new Float64Array(2 * count);
    this.chain = new Int32Array(count);
  }

  /** Makes the sides of the polygon of the first `count` vertices, at least one. */
  shape(count: number): void {
    const { points } = this;
    const end = 2 * count;
    let north = 0;
    let bottom = points[1]!;
    let isConvex = count > 2;
    let beforeX = points[end - 2]!;
    let beforeY = points[end - 1]!;
    for (let at = 0; at < end; at += 2) {
      const x = points[at]!;
      const y = points[at + 1]!;
      if (y < points[north + 1]!) north = at;
      if (y > bottom) bottom = y;
      // Whether the outline turns clockwise at this vertex, also with all rounding errors.
      const next = at + 2 < end ? at + 2 : 0;
      const left = (x - beforeX) * (points[next + 1]! - y);
      const right = (y - beforeY) * (points[next]! - x);
      if (!(left - right > CROSSING_ERROR * (Math.abs(left) + Math.abs(right)) + LEAST_EXACT_FACTOR)) isConvex = false;
      beforeX = x;
      beforeY = y;
    }
    this.count = count;
    this.isFineKnown = false;
    this.top = points[north + 1]!;
    this.bottom = bottom;
    if (isConvex) {
      this.walk(this.westSide, north, end);
      this.walk(this.eastSide, north, end);
    } else {
      this.makeSide(this.westSide, this.findChain(-1, north, count));
      this.makeSide(this.eastSide, this.findChain(1, north, count));
    }
  }

  /** Makes a side of the first `length` vertices in `chain`. */
  private makeSide(side: Side, length: number): void {
    const { points, chain } = this;
    const { out } = side;
    side.clear();
    let outermost = chain[0]!;
    for (let i = 1; i < length; i++) {
      const to = chain[i]!;
      if ((points[to]! - points[outermost]!) * out > 0) outermost = to;
      this.addEdge(side, chain[i - 1]!, to);
    }
    if (length === 1) this.addEdge(side, outermost, outermost);
    this.close(side, outermost);
  }

  /**
   * Makes a side where the outline turns clockwise at each vertex: of the edges that go south, from vertex `north` on.
   */
  private walk(side: Side, north: number, end: number): void {
    const { points } = this;
    const { out } = side;
    side.clear();
    let vertex = north;
    let outermost = north;
    for (;;) {
      const step = vertex + 2 * out;
      const next = step < 0 ? end - 2 : step < end ? step : 0;
      const isOutward = (points[next]! - points[outermost]!) * out > 0;
      const ahead = points[next + 1]! - points[vertex + 1]!;
      // The northern edge leads outward, the southern one inward.
      if (ahead > 0) this.addEdge(side, vertex, next);
      else if (ahead < 0 || !isOutward) break;
      if (isOutward) outermost = next;
      vertex = next;
    }
    this.close(side, outermost);
  }

  /** Ends a side, whose outermost vertex is given. */
  private close(side: Side, outermost: number): void {
    const { points } = this;
    side.pieces[side.last + END] = Number.POSITIVE_INFINITY;
    side.outermost = points[outermost + 1]!;
    if (side.out < 0) this.left = points[outermost]!;
    else this.right = points[outermost]!;
  }

  private addEdge(side: Side, from: number, to: number): void {
    const { points } = this;
    const at = side.add();
    const { pieces } = side;
    const x = points[from]!;
    const y = points[from + 1]!;
    const endX = points[to]!;
    const endY = points[to + 1]!;
    pieces[at + END] = endY;
    pieces[at + X] = x;
    pieces[at + Y] = y;
    const slope = x === endX ? 0 : (endX - x) / (endY - y);
    pieces[at + SLOPE] = slope;
    pieces[at + RADIUS] = 0;
    pieces[at + CHORD_FACTOR] = 0;
    pieces[at + FIXED_ERROR] =
      Math.abs(slope) < Number.POSITIVE_INFINITY
        ? EDGE_ERROR * (Math.abs(x) + Math.abs(endX) + 1)
        : Number.POSITIVE_INFINITY;
    pieces[at + END_X] = endX;
    pieces[at + END_Y] = endY;
  }

  /**
   * Writes the vertices of one side into `chain`, from north to south, and returns their number, where rounding may
   * have moved a vertex into the polygon, or all of them onto a line, or over it. Both ways around the polygon lead
   * south from vertex `north`, so their vertices are merged by y; each one removes those that it leaves inside of the
   * hull (Andrew 1979).
   */
  private findChain(out: 1 | -1, north: number, count: number): number {
    const { points, chain } = this;
    const end = 2 * count;
    let length = 1;
    chain[0] = north;
    let ahead = north;
    let back = north;
    for (let left = count - 1; left > 0; left--) {
      const nextAhead = ahead + 2 < end ? ahead + 2 : 0;
      const nextBack = back > 0 ? back - 2 : end - 2;
      const isAhead = points[nextAhead + 1]! <= points[nextBack + 1]!;
      const vertex = isAhead ? nextAhead : nextBack;
      if (isAhead) ahead = vertex;
      else back = vertex;
      const last = chain[length - 1]!;
      if (points[vertex + 1] === points[last + 1]) {
        // Of two vertices at the same height, the outer one counts.
        if ((points[vertex]! - points[last]!) * out <= 0) continue;
        length--;
      }
      while (length > 1 && !this.isOutside(chain[length - 1]!, chain[length - 2]!, vertex, out)) length--;
      chain[length++] = vertex;
    }
    return length;
  }

  /** Whether a vertex lies outside of the edge from one vertex to another. */
  private isOutside(vertex: number, from: number, to: number, out: 1 | -1): boolean {
    const { points } = this;
    const x = points[from]!;
    const y = points[from + 1]!;
    const left = (points[to]! - x) * (points[vertex + 1]! - y);
    const right = (points[to + 1]! - y) * (points[vertex]! - x);
    const difference = (right - left) * out;
    const bound = CROSSING_ERROR * (Math.abs(left) + Math.abs(right)) + LEAST_EXACT_FACTOR;
    if (difference > bound) return true;
    if (difference < -bound) return false;
    return orientation(x, y, points[to]!, points[to + 1]!, points[vertex]!, points[vertex + 1]!) === -out;
  }

  private findFine(): void {
    const { points, count } = this;
    let isFine = true;
    for (let at = 0; at < 2 * count; at += 2) {
      const x = points[at]! * FINE;
      const y = points[at + 1]! * FINE;
      if (x !== (x | 0) || y !== (y | 0) || Math.abs(x) + Math.abs(y) >= FINE_EXTENT * FINE) isFine = false;
    }
    this.isFine = isFine;
    this.isFineKnown = true;
  }

  protected compare(side: Side): number {
    const { pieces, at, line, x } = side;
    const fromX = pieces[at + X]!;
    const endX = pieces[at + END_X]!;
    if (fromX === endX) return Math.sign(x - fromX);
    const fromY = pieces[at + Y]!;
    const endY = pieces[at + END_Y]!;
    if (!this.isFineKnown) this.findFine();
    if (this.isFine) return Math.sign((x - fromX) * (endY - fromY) - (line - fromY) * (endX - fromX));
    return -orientation(fromX, fromY, endX, endY, x, line);
  }
}
