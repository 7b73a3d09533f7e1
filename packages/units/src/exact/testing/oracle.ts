/** What the predicates of this folder must answer: the same polynomials in rational arithmetic, plain and slow. */
import { compare, minus, plus, rational, times, type Rational } from '@tilewright/testing';

const zero = rational(0);

export type Rationals = { readonly x: Rational; readonly y: Rational };

export function at(x: number, y: number): Rationals {
  return { x: rational(x), y: rational(y) };
}

export function between(a: Rationals, b: Rationals): Rationals {
  return { x: minus(b.x, a.x), y: minus(b.y, a.y) };
}

export function dotOf(u: Rationals, v: Rationals): Rational {
  return plus(times(u.x, v.x), times(u.y, v.y));
}

export function crossOf(u: Rationals, v: Rationals): Rational {
  return minus(times(u.x, v.y), times(u.y, v.x));
}

export function signOf(value: Rational): number {
  return compare(value, zero);
}

export function squared(value: Rational): Rational {
  return times(value, value);
}

/** The sign of `|ab| - (limit + more)`. */
export function compareLengths(a: Rationals, b: Rationals, limit: number, more = 0): number {
  const extent = between(a, b);
  return compare(dotOf(extent, extent), squared(plus(rational(limit), rational(more))));
}

/** The sign of the distance of `p` from the segment, less `limit`: by the ends, or by the line between them. */
export function compareSegment(a: Rationals, b: Rationals, p: Rationals, limit: number): number {
  if (signOf(dotOf(between(a, b), between(a, p))) <= 0) return compareLengths(a, p, limit);
  if (signOf(dotOf(between(b, a), between(b, p))) <= 0) return compareLengths(b, p, limit);
  return compareLine(a, b, p, limit);
}

export function compareLine(a: Rationals, b: Rationals, p: Rationals, limit: number): number {
  const extent = between(a, b);
  const cross = crossOf(extent, between(a, p));
  return compare(squared(cross), times(squared(rational(limit)), dotOf(extent, extent)));
}

export function clampRational(value: Rational, min: Rational, max: Rational): Rational {
  return compare(value, min) < 0 ? min : compare(value, max) > 0 ? max : value;
}
