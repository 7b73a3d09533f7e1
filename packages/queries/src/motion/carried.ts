/** What carries a body: the tiles that would stop it if it moved south. */
import type { Tile } from '@tilewright/tilemap';
import { unsafeTile } from '@tilewright/tilemap/kernel';
import { compareRectangleDistance } from '@tilewright/units/exact';
import { type AxisMotion } from './axis-motion.js';
import type { BoxLeg } from './box-leg.js';
import { CircleLeg } from './circle-leg.js';
import type { SolidFaces } from './faces.js';
import { CORNER_GAP } from './limits.js';

/**
 * Finds the tiles that carry the body of a leg where the leg starts, row by row. The caller has called `begin` of the leg,
 * with a displacement of 0; `reached` of the y axis is changed.
 */
export function findCarriers(found: Tile[], leg: BoxLeg | CircleLeg, faces: SolidFaces): void {
  goToNextSeen(leg.y);
  if (leg instanceof CircleLeg) isCircleCarried(leg, faces, found);
  else isBoxCarried(leg, faces, found);
}

/** Whether a tile carries the body, in the same way. A circle on a corner may be a rounding error away from it. */
export function isCarried(leg: BoxLeg | CircleLeg, faces: SolidFaces): boolean {
  const { y } = leg;
  goToNextSeen(y);
  if (!(leg instanceof CircleLeg)) return isBoxCarried(leg, faces, undefined);
  y.reached = Math.max(y.reached, y.start + y.size * CORNER_GAP);
  return isCircleCarried(leg, faces, undefined);
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

/** The tiles that the circle overlaps at the position below, and not where it is. */
function isCircleCarried({ x, y }: CircleLeg, faces: SolidFaces, found: Tile[] | undefined): boolean {
  let isFound = false;
  const center = y.inReached;
  const lastRow = Math.min(y.lastSeen, faces.south - 1);
  const lastColumn = Math.min(x.high, faces.east - 1);
  for (let row = Math.max(y.low, faces.north); row <= lastRow; row++) {
    for (let column = Math.max(x.low, faces.west); column <= lastColumn; column++) {
      if (
        compareRectangleDistance(column, row, column + 1, row + 1, x.center, center, x.half) >= 0 ||
        compareRectangleDistance(column, row, column + 1, row + 1, x.center, y.center, x.half) < 0 ||
        !faces.stopsAlongY(column, row, 1)
      ) {
        continue;
      }
      if (found === undefined) return true;
      found.push(unsafeTile(column, row));
      isFound = true;
    }
  }
  return isFound;
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
