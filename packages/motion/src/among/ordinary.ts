/** Scales numbers that are too large or too small for products of four of them. */

/** 2^-64 and 2^64: a step of the search. */
const DOWN = 1 / 0x1_0000_0000_0000_0000;
const UP = 0x1_0000_0000_0000_0000;

/** A power of two by which numbers of a magnitude become ordinary ones. */
export function powerToOrdinary(magnitude: number): number {
  let unit = 1;
  if (magnitude === 0) return 1;
  // A sum of large numbers may be infinite.
  const size = Math.min(magnitude, Number.MAX_VALUE);
  while (size * unit > UP) unit *= DOWN;
  while (size * unit < DOWN) unit *= UP;
  return unit;
}
