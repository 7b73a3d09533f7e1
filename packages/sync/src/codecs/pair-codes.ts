/** The codes of a point or vector, and their checks. */
import { requireFinitePair, requireInteger } from '@tilewright/units/checks';
import { outsideError } from './bound-columns.js';
import type { Lattice } from './lattice.js';

/** The codes of the two components of a point or vector. */
export interface PairCodes {
  readonly x: number;
  readonly y: number;
}

/** The codes of a pair. @throws RangeError if a component is not finite, or outside and refused */
export function pairCodesOf(
  where: string,
  parameter: 'point' | 'vector',
  x: Lattice,
  y: Lattice,
  value: unknown,
): PairCodes {
  const pair = requireFinitePair(where, parameter, `a ${parameter}`, value);
  return {
    x: requireCodeOf(where, `${parameter}.x`, x, pair.x),
    y: requireCodeOf(where, `${parameter}.y`, y, pair.y),
  };
}

/** The code of a number. @throws RangeError if it is outside and refused */
export function requireCodeOf(where: string, parameter: string, lattice: Lattice, value: number): number {
  const code = lattice.codeOf(value);
  if (code < 0) throw outsideError(where, parameter, lattice, value);
  return code;
}

/** The number of a code. @throws RangeError if it is not a code of the lattice */
export function valueOfCode(where: string, parameter: string, lattice: Lattice, code: unknown): number {
  return lattice.valueOf(requireInteger(where, parameter, code, 0, lattice.last));
}
