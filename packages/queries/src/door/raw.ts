/**
 * What typed arguments are at run time. A query's outer signature is typed; its inner one speaks of these, and so do
 * the kernels.
 */
export interface RawPoint {
  readonly x: number;
  readonly y: number;
}

export interface RawSegment {
  readonly start: RawPoint;
  readonly end: RawPoint;
}

export interface RawCircle {
  readonly center: RawPoint;
  readonly radius: number;
}

export interface RawRectangle {
  readonly min: RawPoint;
  readonly max: RawPoint;
}

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
