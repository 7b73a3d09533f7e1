/**
 * The part of a sector north of its center, or south of it, row by row: rows of `any` and `center`, as far as floating-point
 * arithmetic can tell. Where it is exact, it can tell everything: for edges along an axis or a diagonal, such as those of a
 * guard, and for the arc if center and radius are multiples of 1/256 tile, such as those of a guard in the middle of a tile.
 *
 *        W   .-"""-.          A part is convex. In the west and in the east, an edge bounds it up to the edge's corner, and
 *         \'         `.       beyond that the arc. A row lies between the distances `near` and `far` from the height of the
 *         .\          |       center, and ends at the outermost point of each bound in between:
 *           \       E/
 *   far  ----\------/----     edge leans outward    at `far`, at the corner if that is nearer, or on the arc at `near`
 *   near -----\----/-----     edge leans inward     at `near`
 *              \  /           no edge               as with a corner at the end of the disc, at the distance 0
 *               c
 *                             For `center`, both are the middle of the row.
 */
import { sideOfDiagonal } from './diagonal.js';
import {
  ANY,
  CHORD_ERROR,
  EDGE_ERROR,
  FOUND,
  type InclusionCode,
  type Knowledge,
  LEAST_CHORD_ERROR,
  NOTHING,
  UNKNOWN,
} from './limits.js';

/** An edge of a sector. */
export class SectorEdge {
  // Initialized to NaN so that V8 stores these fields as doubles from the start.
  x: number = Number.NaN;
  y: number = Number.NaN;
  /** The x coordinate of the corner at its end, and the distance of the corner from the height of the center. */
  cornerX: number = Number.NaN;
  rise: number = Number.NaN;
}

/** The disc of a sector, and which of its tiles are asked for. */
export interface Disc {
  readonly cx: number;
  readonly cy: number;
  readonly radius: number;
  /** Whether the squares of its numbers are exact. */
  readonly isFine: boolean;
  readonly inclusion: InclusionCode;
}

/** What bounds a part in the west, or in the east. */
class Bound {
  hasEdge: boolean = false;
  /** Whether the edge is vertical or diagonal. */
  isSimple: boolean = true;
  // NaN at first, see above.
  /** Of the edge: x per distance. */
  slope: number = Number.NaN;
  cornerX: number = Number.NaN;
  /** The distance of the corner is certainly at least, and at most, this much. Infinite if the edge leans inward. */
  leastRise: number = Number.NaN;
  mostRise: number = Number.NaN;
  leansInward: boolean = false;

  /** @param out - where outward is: -1 for the west, 1 for the east */
  take(disc: Disc, edge: SectorEdge | undefined, out: -1 | 1): void {
    const { cx, radius } = disc;
    this.hasEdge = edge !== undefined;
    if (edge === undefined) {
      this.slope = 0;
      this.isSimple = true;
      this.cornerX = cx + radius * out;
      this.leastRise = 0;
      this.mostRise = 0;
      this.leansInward = false;
      return;
    }
    const { x, y, cornerX, rise } = edge;
    const error = EDGE_ERROR * (radius + 1);
    this.slope = x / Math.abs(y);
    // A quotient of doubles is 1 only if they are equal.
    this.isSimple = this.slope === 0 || this.slope === 1 || this.slope === -1;
    this.cornerX = cornerX;
    this.leansInward = x * out <= 0;
    this.leastRise = this.leansInward ? Number.POSITIVE_INFINITY : rise - error;
    this.mostRise = this.leansInward ? Number.POSITIVE_INFINITY : rise + error;
  }
}

export class SectorPart {
  /** The tiles of the row that was found last. None if `xMax` is less than `xMin`. */
  xMin: number = 0;
  xMax: number = 0;
  // NaN at first, see above.
  /** How far the part reaches from the height of the center, and where it ends in the west and in the east. */
  reach: number = Number.NaN;
  left: number = Number.NaN;
  right: number = Number.NaN;

  // The disc, as in `Disc`.
  cx: number = Number.NaN;
  cy: number = Number.NaN;
  private radius: number = Number.NaN;
  private isFine: boolean = false;
  private isNorth: boolean = false;
  /** Whether it reaches the northern or the southern end of the disc. */
  private hasEnd: boolean = false;
  private inclusion: InclusionCode = ANY;
  private readonly west: Bound = new Bound();
  private readonly east: Bound = new Bound();
  /** The question of `settleWest` and `settleEast`: a rounded end, the line it is on, and its distance from the center. */
  private end: number = Number.NaN;
  line: number = Number.NaN;
  private distance: number = Number.NaN;
  /** The end of a tile on that line, next to the rounded end. */
  x: number = Number.NaN;
  /** Where that is from the arc: beyond it, on it or before it. Small integers are not boxed. */
  private beyondArc: -1 | 0 | 1 = 0;

  /** Becomes the part of a disc between two edges; without one, the disc bounds it. */
  take(disc: Disc, isNorth: boolean, westEdge: SectorEdge | undefined, eastEdge: SectorEdge | undefined): void {
    const { cx, radius, inclusion } = disc;
    const { west, east } = this;
    this.cx = cx;
    this.cy = disc.cy;
    this.radius = radius;
    this.isFine = disc.isFine;
    this.isNorth = isNorth;
    this.inclusion = inclusion;
    west.take(disc, westEdge, -1);
    east.take(disc, eastEdge, 1);
    this.left = west.leansInward ? cx : west.cornerX;
    this.right = east.leansInward ? cx : east.cornerX;
    const leansEast = westEdge !== undefined && westEdge.x > 0;
    const leansWest = eastEdge !== undefined && eastEdge.x < 0;
    this.hasEnd = !leansEast && !leansWest;
    this.reach = leansEast ? westEdge.rise : leansWest ? eastEdge.rise : radius;
  }

  /** Finds the tiles of a row; of the row of the center, those of its half. */
  find(y: number): Knowledge {
    const { cx, cy, radius, reach, isNorth, inclusion, west, east } = this;
    let near = isNorth ? cy - (y + 1 - inclusion) : y + inclusion - cy;
    if (near < 0) near = 0;
    const far = inclusion === ANY ? (isNorth ? cy - y : y + 1 - cy) : near;
    const error = EDGE_ERROR * (radius + 1);
    if (near > reach + error) return NOTHING;
    if (!(near < reach - error)) {
      if (!this.hasEnd || radius === 0) return UNKNOWN;
      // Rounding is monotone: a distance that is rounded to more than the radius is more.
      if (near > radius) return NOTHING;
      if (!this.isFine) return UNKNOWN;
      // A row does not own its south border.
      if (near === radius && isNorth && inclusion === ANY) return NOTHING;
    }
    const half = Math.sqrt((radius - near) * (radius + near));
    const magnitude = Math.abs(cx) + radius + 1;
    const edgeError = EDGE_ERROR * magnitude;
    const arcError = CHORD_ERROR * magnitude + LEAST_CHORD_ERROR + (CHORD_ERROR * radius * radius) / half;

    let distance = near;
    let end: number;
    let endError = edgeError;
    if (far < west.leastRise) {
      if (!west.leansInward) distance = far;
      end = cx + distance * west.slope + inclusion;
    } else if (near > west.mostRise) {
      end = cx - half + inclusion;
      endError = arcError;
    } else if (near <= west.leastRise && far >= west.mostRise) {
      end = west.cornerX + inclusion;
    } else {
      return UNKNOWN;
    }
    this.xMin = Math.floor(end) | 0;
    // False for NaN, too.
    if (!(0.5 - Math.abs(end - this.xMin - 0.5) > endError)) {
      this.end = end;
      this.setLine(y, distance === near);
      this.distance = distance;
      if (!this.settleWest(far < west.leastRise)) return UNKNOWN;
    }

    distance = near;
    endError = edgeError;
    if (far < east.leastRise) {
      if (!east.leansInward) distance = far;
      end = cx + distance * east.slope - inclusion;
    } else if (near > east.mostRise) {
      end = cx + half - inclusion;
      endError = arcError;
    } else if (near <= east.leastRise && far >= east.mostRise) {
      end = east.cornerX - inclusion;
    } else {
      return UNKNOWN;
    }
    this.xMax = Math.floor(end) | 0;
    if (!(0.5 - Math.abs(end - this.xMax - 0.5) > endError)) {
      this.end = end;
      this.setLine(y, distance === near);
      this.distance = distance;
      // The row does not own its south border. A vertical edge has the same end on other lines.
      const isOnBorder = isNorth ? distance === near && cy >= y + 1 : distance === far;
      const isOpen = isOnBorder && inclusion === ANY && !(far < east.leastRise && east.slope === 0);
      if (!this.settleEast(far < east.leastRise, isOpen)) return UNKNOWN;
    }
    return FOUND;
  }

  /** Sets the line of the end. One store for each case: V8 boxes a value that is a double in some cases and an integer in others. */
  private setLine(y: number, isNear: boolean): void {
    const { isNorth, inclusion } = this;
    if (!isNear) this.line = isNorth ? y : y + 1;
    else if (isNorth) this.line = y + 1 - inclusion;
    else this.line = y + inclusion;
  }

  /** Sets `xMin` where the end is next to a border, if it is simple to tell on which side. */
  private settleWest(isEdge: boolean): boolean {
    const { end, distance, inclusion, west } = this;
    // Simple: the edge, of a kind that `sideOfEdge` knows, or else the arc, is the only bound there.
    if (isEdge ? !(west.isSimple || distance === 0) : west.hasEdge && !(distance > west.mostRise)) return false;
    const tile = Math.round(end);
    this.x = tile - inclusion;
    // Negative west of the end, 0 on it.
    if (!isEdge && !this.isArcKnown(-1)) return false;
    const side = isEdge ? this.sideOfEdge(west) : 0 - this.beyondArc;
    // A tile does not own its east border.
    const reaches = side < 0 || (side === 0 && inclusion === ANY);
    this.xMin = reaches ? tile | 0 : (tile - 1) | 0;
    return true;
  }

  /** The same for `xMax`. If the row does not own the line of the end, a point on the outline does not count. */
  private settleEast(isEdge: boolean, isOpen: boolean): boolean {
    const { end, distance, inclusion, east } = this;
    if (isEdge ? !(east.isSimple || distance === 0) : east.hasEdge && !(distance > east.mostRise)) return false;
    const tile = Math.round(end);
    this.x = tile + inclusion;
    if (!isEdge && !this.isArcKnown(1)) return false;
    const side = isEdge ? this.sideOfEdge(east) : this.beyondArc;
    const reaches = side < 0 || (side === 0 && !isOpen);
    this.xMax = reaches ? tile | 0 : (tile - 1) | 0;
    return true;
  }

  /** Where the point `x` on `line` is, along the line: negative west of a simple edge, 0 on it. */
  private sideOfEdge({ slope }: Bound): number {
    const { x, cx, distance } = this;
    if (slope === 0 || distance === 0) return x < cx ? -1 : x > cx ? 1 : 0;
    const isSum = this.isNorth === slope > 0;
    const side = sideOfDiagonal(this, isSum);
    return isSum ? side : 0 - side;
  }

  /**
   * Compares the point `x` on `line` with the arc in the west (`out` is -1) or in the east (1), and sets `beyondArc`. Returns
   * whether floating-point arithmetic can tell.
   */
  private isArcKnown(out: -1 | 1): boolean {
    const { x, cx, distance, radius } = this;
    const dx = (x - cx) * out;
    const square = distance * distance;
    const sum = dx * dx + square - radius * radius;
    this.beyondArc = dx < 0 || sum < 0 ? -1 : sum > 0 ? 1 : 0;
    if (dx < 0 || this.isFine) return true;
    // The difference of the squares as a product. Its factors have the errors of a few roundings even where dx is nearly the
    // radius, at the end of the disc: there, `dx - radius` is exact.
    const difference = x - cx;
    const rounded = x - difference;
    const tail = (x - (difference + rounded) + (rounded - cx)) * out;
    const excess = dx - radius + tail;
    const product = excess * (dx + radius);
    const beyond = product + square;
    this.beyondArc = beyond > 0 ? 1 : beyond < 0 ? -1 : 0;
    if (excess === 0 && distance === 0) return true;
    return Math.abs(beyond) > EDGE_ERROR * (Math.abs(product) + square) + LEAST_CHORD_ERROR;
  }
}
