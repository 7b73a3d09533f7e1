/**
 * Bulk verbs over columns of directions: turning all of them, and what leads from vectors to directions and back.
 *
 * They give, bit for bit, what the verbs of one direction give (`turn`, `turnTowards`, `directionOf`, `unitVector`,
 * `vectorTowards`). They change their first column in place; the others must be as long as it is. What no direction can
 * carry on (NaN, infinities) is an error, and then nothing has changed. They allocate nothing and cost O(length).
 */
import {
  bitsOfLegs,
  bitsOfRadians,
  bitsPerRadian,
  eighthTurn,
  radiansPerBit1,
  radiansPerBit2,
} from '../angles/direction-bits.js';
import { bitsOfAngle } from '../angles/directions.js';
import { argumentError } from '../checks.js';
import { cosineWithinEighth, sineWithinEighth } from '../trigonometry/sine.js';
import type { Quotient } from '../types/algebra.js';
import type { AnyVector2, ComponentOf, Scalar, Vector2 } from '../types/kinds.js';
import type { Angle } from '../types/named.js';
import { type Column, type FloatArray, requireSameLength } from './column.js';
import type { DirectionColumn } from './directions.js';
import type { VectorColumn } from './pairs.js';
import type { QuantityColumn } from './quantities.js';

/**
 * Turns every direction by one angle, positive from east towards south.
 *
 * @throws RangeError if the angle is NaN or infinite
 *
 * @example
 * const headings = directionColumn([Direction2.east, Direction2.north]);
 * turnColumn(headings, degrees(90));
 * headings.get(0) === Direction2.south; // => true
 */
export function turnColumn(target: DirectionColumn, angle: Angle): void {
  const step = bitsOfAngle('turnColumn', angle);
  const { raw, length: n } = target;
  for (let i = 0; i < n; i++) raw[i] = ((raw[i] as number) + step) | 0;
}

/**
 * Turns every direction by `rates * factor`: `turnScaled(headings, spins, dt)` turns all bodies by a frame.
 *
 * @throws RangeError if the columns differ in length, or an angle is NaN or infinite
 *
 * @example
 * const headings = directionColumn([Direction2.east]);
 * turnScaled(headings, quantityColumn([degreesPerSecond(180)]), seconds(0.5));
 * headings.get(0) === Direction2.south; // => true
 */
export function turnScaled<S extends Scalar>(
  target: DirectionColumn,
  rates: Column<Quotient<Angle, S>>,
  factor: S,
): void;
export function turnScaled(target: DirectionColumn, rates: unknown, factor: unknown): void {
  const { raw, length: n } = target;
  const { raw: perRow, length } = rates as QuantityColumn<number>;
  requireSameLength('turnScaled', 'rates', length, n);
  requireFiniteProducts(perRow, factor as number, n);
  turnLoop(raw, perRow, factor as number, n);
}

function turnLoop(bits: Int32Array, rates: FloatArray, factor: number, n: number): void {
  for (let i = 0; i < n; i++) bits[i] = ((bits[i] as number) + bitsOfRadians((rates[i] as number) * factor)) | 0;
}

/** @throws RangeError if a product is NaN or infinite */
function requireFiniteProducts(rates: FloatArray, factor: number, n: number): void {
  for (let i = 0; i < n; i++) {
    const angle = (rates[i] as number) * factor;
    if (angle - angle !== 0) throw argumentError('turnScaled', 'rates * factor', 'finite', angle);
  }
}

/**
 * Turns every direction towards its goal the shortest way, by `maxAngle` at most. None overshoots, and those whose goal
 * is within `maxAngle` arrive exactly.
 *
 * @param maxAngle - zero or more; infinity arrives at once
 * @throws RangeError if the columns differ in length, or `maxAngle` is negative or NaN
 *
 * @example
 * const headings = directionColumn([Direction2.east, Direction2.west]);
 * turnTowardsColumns(headings, directionColumn([Direction2.south, Direction2.south]), degrees(90));
 * headings.get(1) === Direction2.south; // => true
 */
export function turnTowardsColumns(target: DirectionColumn, goals: DirectionColumn, maxAngle: Angle): void;
export function turnTowardsColumns(target: DirectionColumn, goals: DirectionColumn, maxAngle: unknown): void {
  const { raw, length: n } = target;
  const limit = maxAngle as number;
  requireSameLength('turnTowardsColumns', 'goals', goals.length, n);
  if (!(limit >= 0)) throw argumentError('turnTowardsColumns', 'maxAngle', 'zero or more', limit);
  const { raw: to } = goals;
  for (let i = 0; i < n; i++) raw[i] = towards(raw[i] as number, to[i] as number, limit);
}

/**
 * Turns every direction towards its goal by `rates * factor` at most: `turnTowardsScaled(headings, goals, turnRates, dt)`
 * steers all bodies for a frame, each as fast as it can.
 *
 * @param rates - with `factor`, angles of zero or more; infinity arrives at once
 * @throws RangeError if the columns differ in length, or an angle is negative or NaN
 *
 * @example
 * const headings = directionColumn([Direction2.east]);
 * const goals = directionColumn([Direction2.west]);
 * turnTowardsScaled(headings, goals, quantityColumn([degreesPerSecond(90)]), seconds(1));
 * headings.get(0) === Direction2.north; // => true
 */
export function turnTowardsScaled<S extends Scalar>(
  target: DirectionColumn,
  goals: DirectionColumn,
  rates: Column<Quotient<Angle, S>>,
  factor: S,
): void;
export function turnTowardsScaled(
  target: DirectionColumn,
  goals: DirectionColumn,
  rates: unknown,
  factor: unknown,
): void {
  const { raw, length: n } = target;
  const { raw: perRow, length } = rates as QuantityColumn<number>;
  requireSameLength('turnTowardsScaled', 'goals', goals.length, n);
  requireSameLength('turnTowardsScaled', 'rates', length, n);
  requireLimits(perRow, factor as number, n);
  turnTowardsLoop(raw, goals.raw, perRow, factor as number, n);
}

function turnTowardsLoop(bits: Int32Array, goals: Int32Array, rates: FloatArray, factor: number, n: number): void {
  for (let i = 0; i < n; i++) {
    bits[i] = towards(bits[i] as number, goals[i] as number, (rates[i] as number) * factor);
  }
}

function requireLimits(rates: FloatArray, factor: number, n: number): void {
  for (let i = 0; i < n; i++) {
    const limit = (rates[i] as number) * factor;
    if (!(limit >= 0)) throw argumentError('turnTowardsScaled', 'rates * factor', 'zero or more', limit);
  }
}

/** `turnTowards` on plain numbers. */
function towards(bits: number, goal: number, limit: number): number {
  const way = (goal - bits) | 0;
  if (limit * bitsPerRadian >= Math.abs(way)) return goal;
  const step = bitsOfRadians(limit);
  return (way < 0 ? bits - step : bits + step) | 0;
}

/**
 * Sets every direction to that of the vector in its row. Where the vector is zero, which has none, the direction stays.
 *
 * @throws RangeError if the columns differ in length, or a component is NaN or infinite
 *
 * @example
 * const headings = directionColumn([Direction2.east, Direction2.north]);
 * const still = velocity(metersPerSecond(0), metersPerSecond(0));
 * setDirections(headings, vectorColumn([velocity(metersPerSecond(0), metersPerSecond(3)), still]));
 * headings.get(0) === Direction2.south && headings.get(1) === Direction2.north; // => true
 */
export function setDirections<V extends AnyVector2>(target: DirectionColumn, vectors: VectorColumn<V>): void {
  const { raw, length: n } = target;
  requireSameLength('setDirections', 'vectors', vectors.length, n);
  const { rawX: xs, rawY: ys } = vectors;
  requireFiniteComponents(xs, n);
  requireFiniteComponents(ys, n);
  for (let i = 0; i < n; i++) {
    const x = xs[i] as number;
    const y = ys[i] as number;
    if (x !== 0 || y !== 0) raw[i] = bitsOfLegs(x, y);
  }
}

function requireFiniteComponents(components: FloatArray, n: number): void {
  for (let i = 0; i < n; i++) {
    const component = components[i] as number;
    if (component - component !== 0) {
      throw argumentError('setDirections', 'vectors', 'finite in both components', component);
    }
  }
}

/**
 * Sets every vector to the unit vector of the direction in its row.
 *
 * @throws RangeError if the columns differ in length
 *
 * @example
 * const rays = vectorColumn<Vector2<number>>(1);
 * setUnitVectors(rays, directionColumn([Direction2.south]));
 * rays.get(0); // => vector(0, 1)
 */
export function setUnitVectors(target: VectorColumn<Vector2<number>>, directions: DirectionColumn): void {
  const { rawX: xs, rawY: ys, length: n } = target;
  requireSameLength('setUnitVectors', 'directions', directions.length, n);
  towardsLoop(xs, ys, directions.raw, one, 0, n);
}
const one = /* @__PURE__ */ Float64Array.of(1);

/**
 * Sets every vector to that of a magnitude in a direction: `setVectorsTowards(velocities, headings, speeds)`.
 *
 * A negative magnitude points the other way.
 *
 * @throws RangeError if the columns differ in length
 *
 * @example
 * const velocities = vectorColumn<Velocity2>(1);
 * setVectorsTowards(velocities, directionColumn([Direction2.north]), quantityColumn([metersPerSecond(2)]));
 * velocities.get(0); // => velocity(metersPerSecond(0), metersPerSecond(-2))
 */
export function setVectorsTowards<V extends AnyVector2>(
  target: VectorColumn<V>,
  directions: DirectionColumn,
  magnitudes: QuantityColumn<ComponentOf<V>>,
): void {
  const { rawX: xs, rawY: ys, length: n } = target;
  requireSameLength('setVectorsTowards', 'directions', directions.length, n);
  requireSameLength('setVectorsTowards', 'magnitudes', magnitudes.length, n);
  towardsLoop(xs, ys, directions.raw, magnitudes.raw, 1, n);
}

/**
 * `pairOfBits` of every direction; of magnitudes row by row for a stride of 1, of their first for all for one of 0.
 * Written out, because its pair would be an object for every row; the tests hold both to the same bits.
 */
function towardsLoop(
  xs: FloatArray,
  ys: FloatArray,
  directions: Int32Array,
  magnitudes: FloatArray,
  stride: 0 | 1,
  n: number,
): void {
  for (let i = 0; i < n; i++) {
    const bits = directions[i] as number;
    const magnitude = magnitudes[i * stride] as number;
    const quarters = (bits + eighthTurn) >> 30;
    const offset = (bits - (quarters << 30)) | 0;
    const radians = offset * radiansPerBit1;
    const head = radians + offset * radiansPerBit2;
    const tail = radians - head + offset * radiansPerBit2;
    const sine = sineWithinEighth(head, tail);
    const cosine = cosineWithinEighth(head, tail);
    const odd = (quarters & 1) === 1;
    const sign = 1 - (quarters & 2);
    xs[i] = ((odd ? -sine : cosine) * sign + 0) * magnitude;
    ys[i] = ((odd ? cosine : sine) * sign + 0) * magnitude;
  }
}
