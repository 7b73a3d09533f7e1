/**
 * The furthest world coordinate to which the center of a box may go along one axis, so that the box, converted to tile
 * space, does not reach beyond a border.
 *
 *     border k                  ok(w): the edge of the box at w, converted, is at most k
 *        |
 *     ---|-o-o-o-o-o-x-x-x---   doubles in the world. The conversion is monotone, so those that are ok come first.
 *                  ^            Where doubles of the world are finer than those of tile space, many convert to one
 *               furthest        coordinate, so the search doubles its steps, and then halves them.
 */
import { worldCoordinate } from '@tilewright/tilemap/kernel';
import { differenceTail, sumTail } from '@tilewright/units/exact';
import { inTiles } from './in-tiles.js';

/** 2^-52: the first step of the search, relative to the coordinate. */
const FIRST_STEP = 1 / 0x10_0000_0000_0000;

/** One axis of a moving box; see `AxisMotion`. */
interface Approach {
  readonly origin: number;
  readonly size: number;
  readonly start: number;
  readonly half: number;
  readonly sign: number;
  readonly border: number;
  /** Receives the coordinate: a double that is returned is boxed. */
  reached: number;
}

/** Goes to the furthest coordinate before the next border. The box is free at `start`. */
export function goToFurthest(axis: Approach): void {
  const { origin, size, start, border, half, sign } = axis;
  const center = border - sign * half;
  const guess = worldCoordinate(origin, size, center);
  // NaN outside of the range of tiles.
  let at = guess === guess ? guess : origin + center * size;
  if ((at - start) * sign < 0) at = start;
  let free = start;
  let blocked: number;
  let step = (Math.abs(at) + size * Number.EPSILON) * FIRST_STEP;
  if (isBefore(axis, at)) {
    free = at;
    for (;;) {
      const next = free + sign * step;
      if (next === free) {
        step *= 2;
        continue;
      }
      if (!isBefore(axis, next)) {
        blocked = next;
        break;
      }
      free = next;
      step *= 2;
    }
  } else {
    blocked = at;
    for (;;) {
      const next = blocked - sign * step;
      if ((next - start) * sign <= 0) break;
      if (next !== blocked && isBefore(axis, next)) {
        free = next;
        break;
      }
      blocked = next;
      step *= 2;
    }
  }
  for (;;) {
    const middle = free + (blocked - free) / 2;
    if (middle === free || middle === blocked) break;
    if (isBefore(axis, middle)) free = middle;
    else blocked = middle;
  }
  axis.reached = free;
}

/** Whether the leading edge of a box at a world coordinate does not lie beyond the next border. */
function isBefore({ origin, size, border, half, sign }: Approach, world: number): boolean {
  const center = inTiles(origin, size, world);
  if (sign > 0) {
    const edge = center + half;
    return edge < border || (edge === border && sumTail(center, half, edge) <= 0);
  }
  const edge = center - half;
  return edge > border || (edge === border && differenceTail(center, half, edge) >= 0);
}
