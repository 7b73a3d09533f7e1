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
  /** What only a sector has: to the compiler, a sector is no circle. */
  readonly isReflex?: undefined;
}

/** A rectangle at run time. */
export interface RawRectangle {
  readonly min: RawPoint;
  readonly max: RawPoint;
}

/** A capsule at run time. */
export interface RawCapsule {
  readonly segment: RawSegment;
  readonly radius: number;
}

/** A sector at run time. */
export interface RawSector {
  readonly center: RawPoint;
  readonly radius: number;
  /** An int32 and radians, which only its constructor reads. */
  readonly direction: unknown;
  readonly angle: unknown;
  readonly from: RawPoint;
  readonly to: RawPoint;
  readonly isReflex: boolean;
}

/** A convex polygon at run time. */
export interface RawPolygon {
  readonly vertices: readonly RawPoint[];
}

/** A segment, circle or rectangle at run time. */
export type RawShape = RawSegment | RawCircle | RawRectangle;

/** A capsule, sector or convex polygon at run time: it is made of other shapes or points. */
export type RawComposite = RawCapsule | RawSector | RawPolygon;

/** The array behind a column of quantities, vectors or points. */
export type FloatArray = Float64Array | Float32Array;
