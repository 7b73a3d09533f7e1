/**
 * Decides exactly which of two neighboring directions is nearer to a vector, where doubles cannot.
 *
 *     below ------*-------- below + 1       * the border: (below + 1/2) units of 2^-32 turn
 *
 * The vector is past the border if the cross product of the border and the vector is positive:
 *
 *     cos(border) * y - sin(border) * x > 0
 *
 * This is called for about one in 50,000 vectors, those within 1e-5 units of a border. The sine and cosine of the
 * border are computed to 256 bits. Vectors of doubles come no nearer to a border than about 2^-145, so this always
 * decides.
 */

/** pi in units of 2^-256. */
const pi = 0x3_243f6a8885a308d313198a2e03707344a4093822299f31d0082efa98ec4e6c89n;
const scale = 256n;

const LARGE = 1.2379400392853803e27; // 2^90
const SMALL = 8.077935669463161e-28;

/**
 * Whether the vector (x, y) is nearer to direction `below + 1` than to `below`.
 *
 * @param below - in units of 2^-32 turn, not wrapped: the angle of the vector is between it and the next
 */
export function isPastBorder(x: number, y: number, below: number): boolean {
  const angle = (BigInt(2 * below + 1) * pi) >> 32n;
  let size = Math.max(Math.abs(x), Math.abs(y));
  let dx = x;
  let dy = y;
  // Scale into [2^90, 2^180), exactly. Both components are integers there, since near a border their ratio is below
  // 2^34.
  while (size < LARGE || size >= LARGE * LARGE) {
    const factor = size < LARGE ? LARGE : SMALL;
    dx *= factor;
    dy *= factor;
    size *= factor;
  }
  // The cross product of the border and the vector.
  return BigInt(dy) * cosine(angle) > BigInt(dx) * sine(angle);
}

function sine(angle: bigint): bigint {
  return series(angle, angle, 2n);
}

function cosine(angle: bigint): bigint {
  return series(1n << scale, angle, 1n);
}

/**
 * The Taylor series that starts with `first` and divides each further term by the next two integers, from `from` on.
 */
function series(first: bigint, angle: bigint, from: bigint): bigint {
  const square = (angle * angle) >> scale;
  let term = first;
  let sum = first;
  for (let n = from; term !== 0n; n += 2n) {
    term = -((term * square) >> scale) / (n * (n + 1n));
    sum += term;
  }
  return sum;
}
