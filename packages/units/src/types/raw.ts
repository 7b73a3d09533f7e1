/** What typed values are at run time, where the compiler no longer tells their units apart. */

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

export type RawShape = RawSegment | RawCircle | RawRectangle;

/** The array behind a column of quantities, vectors or points. */
export type FloatArray = Float64Array | Float32Array;
