/**
 * The eight orientations of a tile, by its flips.
 *
 *     as it is      diagonal      then horizontal: a quarter turn clockwise
 *     1 2           1 3           3 1
 *     3 4           2 4           4 2
 *
 * The number of an orientation is its three flip bits: horizontal 4, vertical 2, diagonal 1. The diagonal flip, which
 * swaps x and y, applies first.
 */
import { compassDirections, stepIn } from '@tilewright/tilemap';

export const DIAGONAL = 1;
export const VERTICAL = 2;
export const HORIZONTAL = 4;

/** The flip bits of an id with an orientation are `orientation * FLIP_UNIT`. */
export const FLIP_UNIT = 0x2000_0000;

/** The index of a direction after an orientation is applied to it. */
export function turnedDirection(index: number, orientation: number): number {
  const { dx, dy } = stepIn(compassDirections[index]!);
  const isSwapped = (orientation & DIAGONAL) !== 0;
  const x = (isSwapped ? dy : dx) * ((orientation & HORIZONTAL) === 0 ? 1 : -1);
  const y = (isSwapped ? dx : dy) * ((orientation & VERTICAL) === 0 ? 1 : -1);
  return compassDirections.findIndex((each) => stepIn(each).dx === x && stepIn(each).dy === y);
}

/** The orientations that flips and quarter turns can produce, except the original. */
export function orientationsBy(hasHorizontal: boolean, hasVertical: boolean, hasTurns: boolean): readonly number[] {
  const found = new Set([0]);
  const steps = [
    ...(hasHorizontal ? [(orientation: number) => orientation ^ HORIZONTAL] : []),
    ...(hasVertical ? [(orientation: number) => orientation ^ VERTICAL] : []),
    ...(hasTurns ? [(orientation: number) => TURNED[orientation]!] : []),
  ];
  // The iteration of a set includes elements that are added during the iteration.
  for (const orientation of found) for (const step of steps) found.add(step(orientation));
  found.delete(0);
  return [...found];
}

/** An orientation, followed by a quarter turn clockwise. */
const TURNED: readonly number[] = [5, 4, 1, 0, 7, 6, 3, 2];
