/**
 * The first beams on one side of the eye, south or north: the part of that side within the sector and, for an eye
 * outside, within the cone of the bounds.
 *
 *      eye inside                     eye outside: the cone of the bounds
 *
 *     +---------------+                   o
 *     | W <-- o --> E |                  / \
 *     |      / \      |                 W+--+--+E
 *     +--- to - from -+                  |     |
 *
 * In the south, `to` is the western edge of a sector; in the north, `from` is. A sector of more than half a turn may
 * have two beams on one side.
 */
import { signOfProductDifference } from '@tilewright/units/exact';
import { EYE_X, EYE_Y, FROM_X, FROM_Y, type Limits, TO_X, TO_Y } from '../light/disc-and-sector.js';
import { OutlineBeams } from './beams.js';
import { FAR, NEAR, type OutlineLines } from './lines.js';

// The numbers of candidate lines.
const WEST = 0;
const EAST = 1;
const WEST_EDGE = 2;
const EAST_EDGE = 3;

/** The tiles that matter: columns relative to the first bit of a row, rows of the map. */
export interface Columns {
  first: number;
  last: number;
  north: number;
  south: number;
}

/** The vectors to the west and to the east. */
const horizontals = /* @__PURE__ */ new Float64Array([-1, 0, 1, 0]);

export class FirstBeams {
  private readonly tried: OutlineBeams = new OutlineBeams();

  /**
   * Writes the beams of one side into `beams`, from west to east. There are none if nothing on that side can be seen.
   */
  put(beams: OutlineBeams, lines: OutlineLines, reach: Limits, tiles: Columns): void {
    beams.count = 0;
    const isSouth = lines.side > 0;
    const y = reach.numbers[EYE_Y]!;
    if (isSouth ? y >= tiles.south + 1 : y <= tiles.north) return;
    this.aimAtSides(lines, reach, tiles);
    const u = isSouth ? TO_X : FROM_X;
    const v = isSouth ? FROM_X : TO_X;
    const { numbers, hasSector, isReflex } = reach;
    const ux = numbers[u]!;
    const uy = numbers[u + 1]!;
    const vx = numbers[v]!;
    const vy = numbers[v + 1]!;
    // If the edges of a sector of more than half a turn coincide after rounding, it has all directions.
    if (!hasSector || (isReflex && ux === vx && uy === vy)) {
      this.add(beams, lines, WEST, EAST);
      return;
    }
    const hasWestEdge = uy * lines.side > 0;
    const hasEastEdge = vy * lines.side > 0;
    if (hasWestEdge) lines.aimAlong(this.tried, WEST_EDGE, numbers, u);
    if (hasEastEdge) lines.aimAlong(this.tried, EAST_EDGE, numbers, v);
    if (hasWestEdge && hasEastEdge) {
      if (!isReflex) {
        this.add(beams, lines, WEST_EDGE, EAST_EDGE);
      } else if (lines.isWest(this.tried, WEST_EDGE, this.tried, EAST_EDGE)) {
        this.add(beams, lines, WEST_EDGE, EAST_EDGE);
      } else {
        this.add(beams, lines, WEST, EAST_EDGE);
        this.add(beams, lines, WEST_EDGE, EAST);
      }
    } else if (hasWestEdge) {
      this.add(beams, lines, WEST_EDGE, EAST);
    } else if (hasEastEdge) {
      this.add(beams, lines, WEST, EAST_EDGE);
    } else if (hasMiddle(reach, lines.side)) {
      this.add(beams, lines, WEST, EAST);
    }
  }

  /** The outermost lines: horizontal, or toward corners of the bounds. */
  private aimAtSides(
    lines: OutlineLines,
    { numbers }: Limits,
    { first: west, last, north, south: row }: Columns,
  ): void {
    const { tried } = this;
    const east = last + 1;
    const south = row + 1;
    const x = numbers[EYE_X]!;
    const y = numbers[EYE_Y]!;
    const near = lines.side > 0 ? north : south;
    lines.numbers[NEAR] = near;
    lines.numbers[FAR] = lines.side > 0 ? south : north;
    const isBefore = lines.side > 0 ? y < near : y > near;
    if (x < west + lines.left) lines.aim(tried, WEST, west, FAR);
    else if (isBefore) lines.aim(tried, WEST, west, NEAR);
    else lines.aimAlong(tried, WEST, horizontals, 0);
    if (x > east + lines.left) lines.aim(tried, EAST, east, FAR);
    else if (isBefore) lines.aim(tried, EAST, east, NEAR);
    else lines.aimAlong(tried, EAST, horizontals, 2);
  }

  /** Adds the intersection of the beam between two lines and the beam between the outermost lines. */
  private add(beams: OutlineBeams, lines: OutlineLines, west: number, east: number): void {
    const { tried } = this;
    const from = lines.isWest(tried, west, tried, WEST) ? WEST : west;
    const to = lines.isWest(tried, EAST, tried, east) ? EAST : east;
    if (!lines.isWest(tried, from, tried, to)) return;
    const made = 2 * beams.count;
    beams.copyLine(made, tried, from);
    beams.copyLine(made + 1, tried, to);
    beams.count++;
  }
}

/** Whether a sector without an edge on this side of the eye covers the whole side. */
function hasMiddle({ numbers, isReflex }: Limits, side: number): boolean {
  const after = signOfProductDifference(numbers[FROM_X]!, side, numbers[FROM_Y]!, 0) > 0;
  const before = signOfProductDifference(0, numbers[TO_Y]!, side, numbers[TO_X]!) > 0;
  return isReflex ? after || before : after && before;
}
