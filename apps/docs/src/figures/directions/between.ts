/** Between two headings: by their numbers, and by the shortest turn. */
import {
  type Angle,
  angleBetween,
  angleOf,
  type Direction2,
  directionFromAngle,
  lerp,
  lerpDirection,
  normalizePositive,
  sub,
} from '@tilewright/units';

/** A part of a turn. */
interface Turned {
  /** Where it leads at the fraction that was asked. */
  readonly heading: Direction2;
  /** The whole turn. */
  readonly turn: Angle;
}

/** The angles are numbers from 0 to 1 turn, and the numbers between two of them are between these numbers. */
export function byNumbers(from: Direction2, to: Direction2, fraction: number): Turned {
  const [first, last] = [normalizePositive(angleOf(from)), normalizePositive(angleOf(to))];
  return { heading: directionFromAngle(lerp(first, last, fraction)), turn: sub(last, first) };
}

export function byShortestTurn(from: Direction2, to: Direction2, fraction: number): Turned {
  return { heading: lerpDirection(from, to, fraction), turn: angleBetween(from, to) };
}
