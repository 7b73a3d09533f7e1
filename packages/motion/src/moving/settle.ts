/**
 * Bodies that were put down by decimal numbers: 0.3 above a floor at 7, a box with a half height of 0.3 may reach one
 * last place below it.
 *
 *     |  body  |       An edge that reaches less than 2^-40 of a tile into a tile touches it: before the step, the body goes
 *     |________|       out of the tile by as much. The other axis stays as it is.
 *     ==========
 *     ##########       A circle may reach as little over a corner of a tile: it goes away from the corner.
 */
import type { BoxLeg } from './box-leg.js';
import { CircleLeg } from './circle-leg.js';
import type { SolidFaces } from './faces.js';
import { goToFurthest } from './furthest.js';
import { lastPlaceOf } from './last-place.js';
import { TOUCH_GAP, TOUCH_PLACES } from './limits.js';
import type { AxisMotion } from './axis-motion.js';

/**
 * Starts a step, and takes the body out of the tiles that it overlaps by a rounding error only. The start of the leg is
 * then where the body really starts.
 *
 * @returns whether the body overlaps a solid tile
 */
export function beginStep(leg: BoxLeg | CircleLeg, faces: SolidFaces): boolean {
  leg.begin(faces);
  const isInside = leg.startsInside(faces);
  if (!isInside && !faces.hasSides) return false;
  const gap = Math.max(TOUCH_GAP, lastPlaceOf(leg.x, leg.y) * TOUCH_PLACES);
  if (isInside) return !isTakenOut(leg, faces, gap);
  goOntoSides(leg, faces, gap);
  return false;
}

/** Takes the body out of solid tiles along y, else along x, else along both; a circle, else, away from a corner. */
function isTakenOut(leg: BoxLeg | CircleLeg, faces: SolidFaces, gap: number): boolean {
  const { x, y } = leg;
  const startX = x.start;
  const startY = y.start;
  const outX = touchingPlace(x, gap);
  const outY = touchingPlace(y, gap);
  if (outY !== startY && isFreeAt(leg, faces, startX, outY)) return true;
  if (outX !== startX && isFreeAt(leg, faces, outX, startY)) return true;
  if (outX !== startX && outY !== startY && isFreeAt(leg, faces, outX, outY)) return true;
  if (leg instanceof CircleLeg && isTakenOffCorner(leg, faces, startX, startY, gap)) return true;
  isFreeAt(leg, faces, startX, startY);
  return false;
}

/** Puts a body that touches a side of a tile with fewer than four sides beside it, so that the side stops it. */
function goOntoSides(leg: BoxLeg | CircleLeg, faces: SolidFaces, gap: number): void {
  const { x, y } = leg;
  const startX = x.start;
  const startY = y.start;
  const outY = touchingPlace(y, gap);
  const outX = touchingPlace(x, gap);
  if (outX === startX && outY === startY) return;
  const isOnY = outY !== startY && touchesSide(leg, faces, false, outY < startY ? 1 : -1);
  const isOnX = outX !== startX && touchesSide(leg, faces, true, outX < startX ? 1 : -1);
  if (!isFreeAt(leg, faces, isOnX ? outX : startX, isOnY ? outY : startY)) isFreeAt(leg, faces, startX, startY);
}

/**
 * The nearest world coordinate of the center at which an edge no longer reaches over a border, if it reaches over it by
 * less than the gap; else the start. Both edges may: then the body is too wide for its place, and stays.
 */
function touchingPlace(axis: AxisMotion, gap: number): number {
  const { half, start, size } = axis;
  axis.lookAtStart();
  const { firstSeen: first, lastSeen: last } = axis;
  axis.half = half - gap;
  axis.lookAtStart();
  const overLow = axis.firstSeen > first;
  const overHigh = axis.lastSeen < last;
  axis.half = half;
  axis.lookAtStart();
  if (overLow === overHigh) return start;
  axis.sign = overHigh ? 1 : -1;
  axis.border = overHigh ? last : first + 1;
  // From a place at which the edge surely is before the border, back towards it.
  axis.start = start - axis.sign * 2 * gap * size;
  goToFurthest(axis);
  axis.start = start;
  return axis.reached;
}

function isFreeAt(leg: BoxLeg | CircleLeg, faces: SolidFaces, x: number, y: number): boolean {
  leg.x.start = x;
  leg.y.start = y;
  leg.begin(faces);
  return !leg.startsInside(faces);
}

/** Moves the circle away from the corner of the tile that it overlaps, by a little more each time. */
function isTakenOffCorner(leg: CircleLeg, faces: SolidFaces, startX: number, startY: number, gap: number): boolean {
  const { x, y } = leg;
  // Names the tile.
  isFreeAt(leg, faces, startX, startY);
  const awayX = x.center - (x.center < leg.insideX ? leg.insideX : leg.insideX + 1);
  const awayY = y.center - (y.center < leg.insideY ? leg.insideY : leg.insideY + 1);
  const distance = Math.sqrt(awayX * awayX + awayY * awayY);
  const depth = x.half - distance;
  if (!(depth < gap) || distance === 0) return false;
  for (let more = gap / 1024; more <= gap; more *= 4) {
    const part = ((depth + more) * x.size) / distance;
    if (isFreeAt(leg, faces, startX + awayX * part, startY + awayY * part)) return true;
  }
  return false;
}

/** Whether the body overlaps a tile that would stop it along an axis, at its edge in the direction of the sign. */
function touchesSide(leg: BoxLeg | CircleLeg, faces: SolidFaces, isX: boolean, sign: number): boolean {
  const along = isX ? leg.x : leg.y;
  const across = isX ? leg.y : leg.x;
  along.lookAtStart();
  across.lookAtStart();
  const at = sign > 0 ? along.lastSeen : along.firstSeen;
  if (at < (isX ? faces.west : faces.north) || at >= (isX ? faces.east : faces.south)) return false;
  const last = Math.min(across.lastSeen, (isX ? faces.south : faces.east) - 1);
  for (let other = Math.max(across.firstSeen, isX ? faces.north : faces.west); other <= last; other++) {
    const column = isX ? at : other;
    const row = isX ? other : at;
    if (!overlaps(leg, column, row)) continue;
    if (isX ? faces.stopsAlongX(column, row, sign) : faces.stopsAlongY(column, row, sign)) return true;
  }
  return false;
}

/** Whether the body, where it was seen last, overlaps one of the tiles around it. */
function overlaps(leg: BoxLeg | CircleLeg, column: number, row: number): boolean {
  return !(leg instanceof CircleLeg) || leg.overlapsSeen(column, row);
}
