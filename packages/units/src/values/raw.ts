/**
 * Casts for kernels and bindings to engines, without conversion or check.
 *
 * Other code makes a quantity with a unit (`meters(3)`), and reads it with `valueIn(quantity, meters)`.
 */
import type { AnyPoint2, AnyQuantity, AnyVector2, Instant } from '../types/kinds.js';
import { pair } from './pair.js';

/** Casts a number to a quantity. It must be finite and in the coherent base unit, which is not checked. */
export function unsafeQuantity<Q extends AnyQuantity | Instant>(value: number): Q;
export function unsafeQuantity(value: number): unknown {
  return value;
}

/** The number that a quantity is at run time, in its coherent base unit. */
export function unsafeNumber(quantity: AnyQuantity | Instant | number): number;
export function unsafeNumber(quantity: unknown): unknown {
  return quantity;
}

/** Makes a vector of two numbers in the coherent base unit of its components, without a check. */
export function unsafeVector<V extends AnyVector2>(x: number, y: number): V;
export function unsafeVector(x: number, y: number): unknown {
  return pair(x, y);
}

/** Makes a point of two numbers in the coherent base unit of its coordinates, without a check. */
export function unsafePoint<P extends AnyPoint2>(x: number, y: number): P;
export function unsafePoint(x: number, y: number): unknown {
  return pair(x, y);
}
