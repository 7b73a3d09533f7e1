/** The hypotenuse of two plain numbers, without overflow or underflow where the answer is representable. */

/** Between these the squares neither overflow nor lose bits. */
const least = 1e-140;
const greatest = 1e150;

export function hypot2(x: number, y: number): number {
  const a = Math.abs(x);
  const b = Math.abs(y);
  const longer = a > b ? a : b;
  if (longer < greatest && longer > least) return Math.sqrt(x * x + y * y);
  return scaled(a, b, longer);
}

function scaled(a: number, b: number, longer: number): number {
  if (longer === 0) return 0;
  if (a === Infinity || b === Infinity) return Infinity;
  // Powers of two: exact.
  const scale = longer < 1 ? 4.149515568880993e180 : 2.4099198651028841e-181;
  const x = a * scale;
  const y = b * scale;
  return Math.sqrt(x * x + y * y) / scale;
}
