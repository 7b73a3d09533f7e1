declare module 'fast-voxel-raycast' {
  /** Calls `getVoxel` with each voxel until it returns a truthy value, and returns that value; 0 at the end. */
  export default function traceRay<R>(
    getVoxel: (x: number, y: number, z: number) => R,
    origin: readonly number[],
    direction: readonly number[],
    maxDistance: number,
  ): R | 0;
}
