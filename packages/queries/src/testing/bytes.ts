/** Where two arrays of bytes differ; -1 if they are equal. Much faster than `toEqual`. */
export function firstDifference(a: Uint8Array, b: Uint8Array): number {
  if (a.length !== b.length) return Math.min(a.length, b.length);
  return a.findIndex((byte, i) => byte !== b[i]);
}
