declare module 'bitmap-to-boxes' {
  import type { NdArray } from 'ndarray';
  /** Boxes of what is not 0: the first column and row, and the first ones after it. */
  export default function boxes(
    image: NdArray<Uint8Array>,
    isGreedy?: boolean,
  ): (readonly [readonly [number, number], readonly [number, number]])[];
}
declare module 'contour-2d' {
  import type { NdArray } from 'ndarray';
  /** Closed loops of column and row. */
  export default function contour(
    image: NdArray<Uint8Array>,
    isClockwise?: boolean,
  ): (readonly (readonly [number, number])[])[];
}
