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
import type { AxisPlace } from './axis-place.js';

/** 2^-52: the first step of the search, relative to the coordinate. */
const FIRST_STEP = 1 / 0x10_0000_0000_0000;

/** One axis of a moving box, and the border that its leading edge is at; see `AxisMotion`. */
interface Approach extends AxisPlace {
  readonly sign: number;
  readonly border: number;
}

/** Goes to the furthest coordinate before the next border. The box is free at `start`. */
export function goToFurthest(axis: Approach): void {
  const { origin, size, start, border, half, sign } = axis;
  const center = border - sign * half;
  let at = origin + center * size;
  if ((at - start) * sign < 0) at = start;
  let free = start;
  let blocked: number;
  let step = (Math.abs(at) + size * Number.EPSILON) * FIRST_STEP;
  axis.at = at;
  if (isBefore(axis)) {
    free = at;
    for (;;) {
      const next = free + sign * step;
      if (next === free) {
        step *= 2;
        continue;
      }
      axis.at = next;
      if (!isBefore(axis)) {
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
      axis.at = next;
      if (next !== blocked && isBefore(axis)) {
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
    axis.at = middle;
    if (isBefore(axis)) free = middle;
    else blocked = middle;
  }
  axis.reached = free;
}

/** Whether the leading edge of a box at `at` does not lie beyond the next border. */
function isBefore(axis: Approach): boolean {
  axis.see();
  return axis.sign > 0 ? axis.lastSeen < axis.border : axis.firstSeen >= axis.border;
}
