/**
 * The contact of a segment and a rectangle where nothing is near a tie; see `ordinary-contact.ts`.
 *
 *        :        +--------+        acrossX = (sideX - ax) / dx, acrossY = (sideY - ay) / dy: where it passes the lines
 *     a--:--------x------->|--b     of the two borders ahead. It enters at the greater of the two fractions, if the
 *        :        +--------+        other coordinate lies well inside there.
 */
import { AT_DISTANCE, AT_FRACTION, AT_NORMAL, AT_POSITION } from './contact-layout.js';
import { putStartContact } from './start-contact.js';

/** Far above the rounding error of a coordinate, as a fraction of the magnitudes in it. */
const MARGIN = 1e-12;
/** Sizes at which nothing underflows or overflows. */
const LEAST = 1e-100;
const MOST = 1e100;

/**
 * Puts the contact of a rectangle, as `putRectangleContact` does. False, and nothing is put, if anything needs a closer
 * look: a miss, a corner, an end at the border, numbers of unusual size.
 */
export function putOrdinaryRectangleContact(numbers: Float64Array, at: number): boolean {
  const ax = numbers[at]!;
  const ay = numbers[at + 1]!;
  const bx = numbers[at + 2]!;
  const by = numbers[at + 3]!;
  const minX = numbers[at + 4]!;
  const minY = numbers[at + 5]!;
  const maxX = numbers[at + 6]!;
  const maxY = numbers[at + 7]!;
  const isBeside = ax < minX || ax > maxX;
  const isAboveOrBelow = ay < minY || ay > maxY;
  const sideX = ax < minX ? minX : maxX;
  const sideY = ay < minY ? minY : maxY;
  const dx = bx - ax;
  const dy = by - ay;
  const squares = dx * dx + dy * dy;
  if (!(squares > LEAST && squares < MOST)) return false;
  if (minX <= ax && ax <= maxX && minY <= ay && ay <= maxY) {
    putStartContact(numbers, at);
    return true;
  }
  // Where it passes the lines of the borders ahead. It enters at the one that it passes last.
  const acrossX = isBeside ? (sideX - ax) / dx : -1;
  const acrossY = isAboveOrBelow ? (sideY - ay) / dy : -1;
  const isVertical = acrossX > acrossY;
  const fraction = isVertical ? acrossX : acrossY;
  if (!(fraction > MARGIN && fraction < 1 - MARGIN && Math.abs(acrossX - acrossY) > MARGIN)) return false;
  // The other coordinate there: it must lie well inside.
  const along = isVertical ? ay + dy * fraction : ax + dx * fraction;
  const low = isVertical ? minY : minX;
  const high = isVertical ? maxY : maxX;
  const off = (Math.abs(ax) + Math.abs(ay) + Math.abs(bx) + Math.abs(by) + Math.abs(low) + Math.abs(high)) * MARGIN;
  if (!(off < MOST && along > low + off && along < high - off)) return false;
  numbers[at + AT_FRACTION] = fraction;
  numbers[at + AT_POSITION] = isVertical ? sideX : along;
  numbers[at + AT_POSITION + 1] = isVertical ? along : sideY;
  numbers[at + AT_NORMAL] = isVertical ? (ax < minX ? -1 : 1) : 0;
  numbers[at + AT_NORMAL + 1] = isVertical ? 0 : ay < minY ? -1 : 1;
  numbers[at + AT_DISTANCE] = Math.sqrt(squares) * fraction;
  return true;
}
