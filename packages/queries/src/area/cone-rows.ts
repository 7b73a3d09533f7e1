/**
 * The rows of tiles of a closed sector of up to half a turn: of the points of a disc on the right of an edge `u` from
 * its center and on the left of an edge `v`.
 *
 *              _.--. v          Each of the three is convex, and bounds a row in the west, in the east or not at all:
 *           .-'   /
 *          /     /              disc    both ends
 *       u '-.   /               u       the western end if u goes north, the eastern one if it goes south
 *            `-c                v       the other way around
 *
 * On one side of the center, at most one edge bounds an end of the rows, as far as to its corner; beyond, the arc does.
 * In half a disc, both edges are one line, which bounds the same end on both sides. Floating-point arithmetic finds the
 * tile of an end, and exact predicates where its error could decide.
 */
import { compareDistance, sideOfEdge } from '@tilewright/units/exact';
import { type ConeEdge, EASTERN_END, WESTERN_END } from './cone-edge.js';
import { ConeOutline } from './cone-outline.js';
import { ANY, EDGE_ERROR, type InclusionCode, SHORT_CHORD } from './limits.js';
import { within } from './span-rows.js';

export class ConeRows extends ConeOutline {
  /** The line that decides about a row. */
  private line: number = Number.NaN;
  /** What exact predicates are asked: the edge, or `undefined` for the arc; a point of the line; where to look. */
  private edge: ConeEdge | undefined = undefined;
  private x: number = Number.NaN;
  private low: number = Number.NaN;
  private high: number = Number.NaN;

  protected rewind(): void {
    // Each row is found by itself.
  }

  protected firstOf(y: number, inclusion: InclusionCode): number {
    if (inclusion === ANY && y === this.westRow) return this.westTile;
    const line = inclusion === ANY ? (y < this.westRow ? y + 1 : y) : y + 0.5;
    this.line = line;
    const { cy, edgeOfU, edgeOfV } = this;
    const edge = edgeOfU.end !== WESTERN_END || (line > cy && edgeOfV.end === WESTERN_END) ? edgeOfV : edgeOfU;
    const distance = Math.abs(line - cy);
    if (edge.end !== WESTERN_END || distance > edge.mostReach) return this.firstOfArc(inclusion);
    if (distance < edge.leastReach) return this.firstOfEdge(edge, inclusion);
    return Math.max(this.firstOfArc(inclusion), this.firstOfEdge(edge, inclusion));
  }

  protected lastOf(y: number, inclusion: InclusionCode): number {
    if (inclusion === ANY && y === this.eastRow) return this.eastTile;
    // A row does not own its south border: north of the easternmost point, the sector must do more than touch it.
    const isOpen = inclusion === ANY && y < this.eastRow;
    const line = inclusion === ANY ? (isOpen ? y + 1 : y) : y + 0.5;
    this.line = line;
    const { cy, edgeOfU, edgeOfV } = this;
    const edge = edgeOfU.end !== EASTERN_END || (line < cy && edgeOfV.end === EASTERN_END) ? edgeOfV : edgeOfU;
    const distance = Math.abs(line - cy);
    if (edge.end !== EASTERN_END || distance > edge.mostReach) return this.lastOfArc(inclusion, isOpen);
    if (distance < edge.leastReach) return this.lastOfEdge(edge, inclusion, isOpen);
    return Math.min(this.lastOfArc(inclusion, isOpen), this.lastOfEdge(edge, inclusion, isOpen));
  }

  /** The westernmost tile that the arc gives. */
  private firstOfArc(inclusion: InclusionCode): number {
    const { line, cx, cy, radius, arcError, perChord } = this;
    const offset = line - cy;
    const half = Math.sqrt((radius - offset) * (radius + offset));
    const end = cx - half + inclusion;
    const tile = Math.floor(end);
    // False for NaN and infinities, too.
    if ((0.5 - Math.abs(end - tile - 0.5) - arcError) * half > perChord) return tile;
    if (this.isFine) return (inclusion === ANY ? tile : Math.ceil(end) - 1) + 0;
    this.approachArc(WESTERN_END);
    return this.settleFirst(inclusion);
  }

  /** The easternmost tile that the arc gives. If it is open, a point on the arc does not count. */
  private lastOfArc(inclusion: InclusionCode, isOpen: boolean): number {
    const { line, cx, cy, radius, arcError, perChord } = this;
    const offset = line - cy;
    const half = Math.sqrt((radius - offset) * (radius + offset));
    const end = cx + half - inclusion;
    const tile = Math.floor(end);
    if ((0.5 - Math.abs(end - tile - 0.5) - arcError) * half > perChord) return tile;
    if (this.isFine) return (isOpen ? Math.ceil(end) - 1 : tile) + 0;
    this.approachArc(EASTERN_END);
    return this.settleLast(inclusion, isOpen);
  }

  /** The westernmost tile that an edge gives. */
  private firstOfEdge(edge: ConeEdge, inclusion: InclusionCode): number {
    const { line, cx, cy } = this;
    if (edge.isOnGrid) {
      const crossing = edge.start + line * edge.slope;
      if (inclusion === ANY) return Math.floor(crossing) + 0;
      return (edge.isWhole ? Math.ceil(crossing - 0.5) : Math.floor(crossing + 0.5)) + 0;
    }
    const run = (line - cy) * edge.slope;
    const end = cx + run + inclusion;
    const tile = Math.floor(end);
    const error = EDGE_ERROR * (Math.abs(cx) + Math.abs(run) + 1);
    if (0.5 - Math.abs(end - tile - 0.5) > error) return tile;
    this.edge = edge;
    this.low = cx + run - error;
    this.high = cx + run + error;
    return this.settleFirst(inclusion);
  }

  /** The easternmost tile that an edge gives. If it is open, a point on the edge does not count. */
  private lastOfEdge(edge: ConeEdge, inclusion: InclusionCode, isOpen: boolean): number {
    const { line, cx, cy } = this;
    if (edge.isOnGrid) {
      const crossing = edge.start + line * edge.slope - inclusion;
      return (isOpen && edge.isWhole ? Math.ceil(crossing) - 1 : Math.floor(crossing)) + 0;
    }
    const run = (line - cy) * edge.slope;
    const end = cx + run - inclusion;
    const tile = Math.floor(end);
    const error = EDGE_ERROR * (Math.abs(cx) + Math.abs(run) + 1);
    if (0.5 - Math.abs(end - tile - 0.5) > error) return tile;
    this.edge = edge;
    this.low = cx + run - error;
    this.high = cx + run + error;
    return this.settleLast(inclusion, isOpen);
  }

  /** Prepares the exact predicates for an end of the arc. */
  private approachArc(end: typeof WESTERN_END | typeof EASTERN_END): void {
    const { line, cx, cy, radius, arcError, perChord } = this;
    const offset = Math.abs(line - cy);
    // Written so that neither the sum nor the square overflows, and rounding does not make it negative.
    const half = offset < radius ? Math.sqrt(radius - offset) * 2 * Math.sqrt(radius / 4 + offset / 4) : 0;
    // If the chord is short relative to the radius, both the exact half and the rounded half are below 2^-23 of it.
    const most = radius * SHORT_CHORD + arcError;
    const bound = perChord / half + arcError;
    const error = bound < most ? bound : most;
    this.edge = undefined;
    this.low = cx + end * half - error;
    this.high = cx + end * half + error;
  }

  /** The westernmost tile by exact predicates, within the bounds. */
  private settleFirst(inclusion: InclusionCode): number {
    const { west, east, low: from, high: to } = this;
    const isKnown = to - from < Number.POSITIVE_INFINITY;
    let low = isKnown ? within(Math.floor(from + inclusion) - 1, west, east) : west;
    let high = (isKnown ? within(Math.floor(to + inclusion) + 1, west, east) : east) + 1;
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      this.x = middle + 1 - inclusion;
      // A tile does not own its east border, so `any` needs more than a touch.
      if (this.compare(WESTERN_END) < (inclusion === ANY ? 1 : 0)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private settleLast(inclusion: InclusionCode, isOpen: boolean): number {
    const { west, east, low: from, high: to } = this;
    const isKnown = to - from < Number.POSITIVE_INFINITY;
    const touching = isOpen ? -1 : 0;
    let low = (isKnown ? within(Math.floor(from - inclusion) - 1, west, east) : west) - 1;
    let high = isKnown ? within(Math.floor(to - inclusion) + 1, west, east) : east;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      this.x = middle + inclusion;
      if (this.compare(EASTERN_END) <= touching) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** Compares the point `x` on `line` with the crossing of the edge, or an end of the arc: -1 is west of it, 1 east. */
  private compare(end: typeof WESTERN_END | typeof EASTERN_END): number {
    const { x, line, cx, cy, edge } = this;
    if (edge !== undefined) {
      // Also along a row, where no side tells west from east.
      if (line === cy) return Math.sign(x - cx);
      return edge.y < 0 ? sideOfEdge(cx, cy, edge.x, edge.y, x, line) : -sideOfEdge(cx, cy, edge.x, edge.y, x, line);
    }
    return end * (x - cx) >= 0 ? end * compareDistance(cx, cy, x, line, this.radius) : -end;
  }
}
