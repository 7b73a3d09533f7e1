/**
 * What typed arguments are at run time. A query's outer signature is typed; its inner signature and the kernels use these
 * types.
 */
import type { RawPoint } from '@tilewright/units/checks';

export type { RawCircle, RawPoint, RawRectangle, RawSegment } from '@tilewright/units/checks';

export interface RawSpace {
  readonly origin: RawPoint;
  /** A number, whose type the compiler cannot work out while Q is open. */
  readonly tileSize: unknown;
}

export function sizeOfTiles(space: RawSpace): number;
export function sizeOfTiles(space: RawSpace): unknown {
  return space.tileSize;
}

/** Whether nothing came in, or null: the two values that have no members to read. */
export function isMissing(value: unknown): boolean {
  return value === undefined || value === null;
}
