/**
 * The types of arguments at run time. The public signature of a query has typed quantities; its implementation and the
 * kernels use these types.
 */
import type { AnyQuantity } from '@tilewright/units';
import type { RawPoint } from '@tilewright/units/checks';

export type { RawCircle, RawPoint, RawRectangle, RawSegment } from '@tilewright/units/checks';

/** A tile space as kernels read it. */
export interface RawSpace {
  readonly origin: RawPoint;
  /** A number. The compiler cannot infer its type while Q is a type parameter. */
  readonly tileSize: unknown;
}

/** The side of a tile, in units of the world. */
export function sizeOfTiles(space: RawSpace): number;
export function sizeOfTiles(space: RawSpace): unknown {
  return space.tileSize;
}

/** Whether a value is `undefined` or `null`, the two values whose members cannot be read. */
export function isMissing(value: unknown): boolean {
  return value === undefined || value === null;
}

/** Makes a quantity of a number that is known to be in its unit. */
export function quantityOf<Q extends AnyQuantity>(value: number): Q;
export function quantityOf(value: unknown): unknown {
  return value;
}
