/** Typed values as they are at run time, without their units. */

/** A point or vector at run time. */
export interface RawPoint {
  readonly x: number;
  readonly y: number;
}

/** A segment at run time. */
export interface RawSegment {
  readonly start: RawPoint;
  readonly end: RawPoint;
}

/** A circle at run time. */
export interface RawCircle {
  readonly center: RawPoint;
  readonly radius: number;
}

/** A rectangle at run time. */
export interface RawRectangle {
  readonly min: RawPoint;
  readonly max: RawPoint;
}

/** A shape at run time. */
export type RawShape = RawSegment | RawCircle | RawRectangle;

/** The array behind a column of quantities, vectors or points. */
export type FloatArray = Float64Array | Float32Array;
