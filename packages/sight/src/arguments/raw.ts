/**
 * The types of arguments at run time. The public signature of a query has typed quantities; its implementation and the
 * kernels use these types.
 */
import type { Angle, Direction2 } from '@tilewright/units';
import type { RawPoint } from '@tilewright/units/checks';

export type { RawPoint } from '@tilewright/units/checks';

export interface RawSpace {
  readonly origin: RawPoint;
  /** A number. The compiler cannot infer its type while Q is a type parameter. */
  readonly tileSize: unknown;
}

export interface RawView {
  readonly position: RawPoint;
  readonly maxDistance?: number | undefined;
  readonly direction?: Direction2 | undefined;
  readonly angle?: Angle | undefined;
}

export function sizeOfTiles(space: RawSpace): number;
export function sizeOfTiles(space: RawSpace): unknown {
  return space.tileSize;
}
