/**
 * Whether a disc is clear of solid tiles, exactly: touching one is clear, overlapping is not.
 *
 * Tile space, plain numbers. A disc of radius zero is a point; it is in solid ground if all tiles that it touches (one,
 * or two on a border, or four on a corner) are solid.
 */
import { compareRectangleDistance } from '@tilewright/units/exact';

/** Whether the tile at a column and row is solid. False where there is no tile. */
export type SolidAt = (x: number, y: number) => boolean;

export function isClear(solidAt: SolidAt, cx: number, cy: number, radius: number): boolean {
  if (radius === 0) return !isPointInside(solidAt, cx, cy);
  // Rounding can make the box a little too small, by less than a tile; what is added is asked and found clear.
  const east = Math.floor(cx + radius) + 1;
  const south = Math.floor(cy + radius) + 1;
  for (let y = Math.floor(cy - radius) - 1; y <= south; y++) {
    for (let x = Math.floor(cx - radius) - 1; x <= east; x++) {
      if (overlaps(cx, cy, radius, x, y) && solidAt(x, y)) return false;
    }
  }
  return true;
}

function overlaps(cx: number, cy: number, radius: number, x: number, y: number): boolean {
  return compareRectangleDistance(x, y, x + 1, y + 1, cx, cy, radius) < 0;
}

function isPointInside(solidAt: SolidAt, cx: number, cy: number): boolean {
  const x = Math.floor(cx);
  const y = Math.floor(cy);
  const west = x === cx ? x - 1 : x;
  const north = y === cy ? y - 1 : y;
  return solidAt(x, y) && solidAt(west, y) && solidAt(x, north) && solidAt(west, north);
}

/**
 * Moves a disc that is clear but for rounding until it is clear, as tested by `isClearAt`; gives up after some steps.
 *
 * Each step leads away from all solid tiles that are too near, by what is missing and a margin that doubles.
 *
 * @param place - the centre; changed in place
 * @param unit - the distance of neighbouring doubles hereabouts
 */
export function settle(
  solidAt: SolidAt,
  place: { x: number; y: number },
  radius: number,
  unit: number,
  isClearAt: (x: number, y: number) => boolean,
): boolean {
  let margin = unit;
  for (let step = 0; step < 24; step++) {
    if (isClearAt(place.x, place.y)) return true;
    leave(solidAt, place, radius, margin);
    margin *= 2;
  }
  return false;
}

function leave(solidAt: SolidAt, place: { x: number; y: number }, radius: number, margin: number): void {
  const { x: cx, y: cy } = place;
  const reach = radius + margin;
  const east = Math.floor(cx + reach) + 1;
  const south = Math.floor(cy + reach) + 1;
  for (let y = Math.floor(cy - reach) - 1; y <= south; y++) {
    for (let x = Math.floor(cx - reach) - 1; x <= east; x++) {
      const dx = cx - Math.max(x, Math.min(cx, x + 1));
      const dy = cy - Math.max(y, Math.min(cy, y + 1));
      const distance = Math.sqrt(dx * dx + dy * dy);
      if (!(distance > 0 && distance < reach && solidAt(x, y))) continue;
      // Of walls that face each other, both pushes together lead out along the gap between them.
      const push = (reach - Math.min(distance, radius)) / distance;
      place.x += dx * push;
      place.y += dy * push;
    }
  }
}
