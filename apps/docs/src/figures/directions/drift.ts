/** A heading that is turned many times by the same angle, in three ways of storing it. */
import {
  type Angle,
  angleBetween,
  degrees,
  Direction2,
  directionFromAngle,
  normalizeSigned,
  radians,
  sub,
  turn,
  valueIn,
} from '@tilewright/units';

/** Where a heading is, and how far from where it should be. */
export interface Drifted {
  readonly heading: Direction2;
  readonly error: Angle;
}

/** Turns by whole degrees, so that whole numbers say where the heading should be. */
export function drift(
  step: number,
  times: number,
): { exact: Direction2; float: Drifted; double: Drifted; bits: Drifted } {
  const inRadians = valueIn(degrees(step), radians);
  const asFloat = Math.fround(inRadians);
  let float = 0;
  let double = 0;
  let bits = Direction2.east;
  for (let i = 0; i < times; i++) {
    float = Math.fround(float + asFloat);
    double += inRadians;
    bits = turn(bits, degrees(step));
  }
  const goal = degrees((step * times) % 360);
  const exact = directionFromAngle(goal);
  const ofRadians = (value: number): Drifted => ({
    heading: directionFromAngle(radians(value)),
    error: normalizeSigned(sub(normalizeSigned(radians(value)), goal)),
  });
  return {
    exact,
    float: ofRadians(float),
    double: ofRadians(double),
    bits: { heading: bits, error: angleBetween(exact, bits) },
  };
}
