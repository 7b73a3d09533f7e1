/**
 * A beam of light, and where the gun sends it from.
 *
 * Shows: the length, middle and direction of a segment.
 */
import {
  add,
  clamp,
  type Direction2,
  directionBetween,
  distance,
  type Length,
  meters,
  midpoint,
  type Position2,
  valueIn,
  vectorTowards,
} from '@tilewright/units';
import { cell } from '../paint/pen.js';
import type { Brush } from './effect.js';

/** From the center of the player to the muzzle of the gun. */
const muzzle = meters(0.6);

/** The muzzle of the gun, but no farther than the end of the shot. */
export function muzzleOf(from: Position2, end: Position2, direction: Direction2): Position2 {
  return add(from, vectorTowards(direction, clamp(muzzle, meters(0), distance(from, end))));
}

/** A straight line of light. @param width - of the line, glow included */
export function drawBeam(
  { pictures, lights }: Brush,
  start: Position2,
  end: Position2,
  width: Length,
  look: { readonly tint: number; readonly alpha: number },
): void {
  const facing = directionBetween(start, end);
  const beam = lights.put(pictures.beam, midpoint(start, end), width, { ...look, facing });
  beam.scaleX = valueIn(distance(start, end), meters) / (cell / 2); // its picture is half as long as others
}
