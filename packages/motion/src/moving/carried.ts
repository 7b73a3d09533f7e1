/** What carries a body: the tiles that would stop it if it moved south. */
import type { Tile } from '@tilewright/tilemap';
import { unsafeTile } from '@tilewright/tilemap/kernel';
import { compareRectangleDistance } from '@tilewright/units/exact';
import { type AxisMotion } from './axis-motion.js';
import type { BoxLeg } from './box-leg.js';
import { CircleLeg } from './circle-leg.js';
import type { SolidFaces } from './faces.js';
import { lastPlaceOf } from './last-place.js';
import { CORNER_GAP, CORNER_PLACES } from './limits.js';

/**
 * Finds the tiles that carry the body of a leg where the leg starts, row by row. The caller has called `begin` of the
 * leg, with a displacement of 0; `reached` of the y axis is changed.
 */
export function findCarriers(found: Tile[], leg: BoxLeg | CircleLeg, faces: SolidFaces): void {
  goToNextSeen(leg.y);
  if (leg instanceof CircleLeg) findBelowCircle(leg, faces, found);
  else isBoxCarried(leg, faces, found);
}

/**
 * Whether a tile or an object carries the body, in the same way. A circle on a corner may be a rounding error away from
 * it.
 */
export function isCarried(leg: BoxLeg | CircleLeg, faces: SolidFaces): boolean {
  const { x, y } = leg;
  goToNextSeen(y);
  x.reached = x.start;
  if (!(leg instanceof CircleLeg)) return leg.among?.overlaps(leg) === true || isBoxCarried(leg, faces, undefined);
  const gap = Math.max(CORNER_GAP, lastPlaceOf(x, y) * CORNER_PLACES);
  y.reached = Math.max(y.reached, y.start + y.size * gap);
  return leg.among?.overlaps(leg) === true || isCircleNearFloor(leg, faces, gap);
}

/**
 * Whether the circle, grown by the gap, overlaps a tile whose north side is below its center, but does not as it is.
 */
function isCircleNearFloor({ x, y }: CircleLeg, faces: SolidFaces, gap: number): boolean {
  const { center: cx, half: radius } = x;
  const { center: cy } = y;
  const reach = radius + gap;
  const lastRow = Math.min(Math.floor(cy + reach), faces.south - 1);
  const lastColumn = Math.min(Math.floor(cx + reach), faces.east - 1);
  for (let row = Math.max(Math.floor(cy) + 1, faces.north); row <= lastRow; row++) {
    for (let column = Math.max(Math.floor(cx - reach), faces.west); column <= lastColumn; column++) {
      if (
        compareRectangleDistance(column, row, column + 1, row + 1, cx, cy, reach) < 0 &&
        compareRectangleDistance(column, row, column + 1, row + 1, cx, cy, radius) >= 0 &&
        faces.stopsAlongY(column, row, 1)
      ) {
        return true;
      }
    }
  }
  return false;
}

function isBoxCarried({ x, y }: BoxLeg, faces: SolidFaces, found: Tile[] | undefined): boolean {
  let isFound = false;
  y.seeReached();
  const row = y.lastSeen;
  if (row === y.high || row < faces.north || row >= faces.south) return false;
  const last = Math.min(x.high, faces.east - 1);
  for (let column = Math.max(x.low, faces.west); column <= last; column++) {
    if (!faces.stopsAlongY(column, row, 1)) continue;
    if (found === undefined) return true;
    found.push(unsafeTile(column, row));
    isFound = true;
  }
  return isFound;
}

/** Finds the tiles that the circle overlaps at the position below, and not where it is. */
function findBelowCircle({ x, y }: CircleLeg, faces: SolidFaces, found: Tile[]): void {
  const center = y.inReached;
  const lastRow = Math.min(y.lastSeen, faces.south - 1);
  const lastColumn = Math.min(x.high, faces.east - 1);
  for (let row = Math.max(y.low, faces.north); row <= lastRow; row++) {
    for (let column = Math.max(x.low, faces.west); column <= lastColumn; column++) {
      if (
        compareRectangleDistance(column, row, column + 1, row + 1, x.center, center, x.half) < 0 &&
        compareRectangleDistance(column, row, column + 1, row + 1, x.center, y.center, x.half) >= 0 &&
        faces.stopsAlongY(column, row, 1)
      ) {
        found.push(unsafeTile(column, row));
      }
    }
  }
}

/** Goes to the smallest world coordinate above the start that is converted to another coordinate in tile space. */
export function goToNextSeen(axis: AxisMotion): void {
  const { size, start } = axis;
  axis.at = start;
  axis.see();
  const { seen: same } = axis;
  let low = start;
  let step = Math.max(Math.abs(start), size * Number.EPSILON) * (Number.EPSILON / 2);
  let high = low + step;
  for (;;) {
    axis.at = high;
    axis.see();
    if (axis.seen !== same) break;
    low = high;
    step *= 2;
    high = low + step;
  }
  for (;;) {
    const middle = low + (high - low) / 2;
    if (middle === low || middle === high) break;
    axis.at = middle;
    axis.see();
    if (axis.seen === same) low = middle;
    else high = middle;
  }
  axis.reached = high;
}
