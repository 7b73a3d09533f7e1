/**
 * Which of two neighboring directions a vector is nearer to, decided exactly where doubles cannot.
 *
 * Called for one in some 50,000 vectors, which lie within 1e-5 of the border between the two. The border's sine and
 * cosine are taken to 256 bits; vectors of doubles come no nearer to it than about 2^-145, so that always decides.
 */

/** pi in units of 2^-256. */
const pi = 0x3_243f6a8885a308d313198a2e03707344a4093822299f31d0082efa98ec4e6c89n;
const scale = 256n;

const large = 1.2379400392853803e27; // 2^90
const small = 8.077935669463161e-28;

/**
 * Whether the vector (x, y) lies beyond the middle between direction `below` and the next one, towards the next one.
 *
 * @param below - in units of 2^-32 turn, not wrapped: the vector's angle lies between it and the next
 */
export function isBeyondBorder(x: number, y: number, below: number): boolean {
  const angle = (BigInt(2 * below + 1) * pi) >> 32n;
  let size = Math.max(Math.abs(x), Math.abs(y));
  let dx = x;
  let dy = y;
  // Into [2^90, 2^180), exactly: there both are integers, because near a border they are within 2^34 of each other.
  while (size < large || size >= large * large) {
    const factor = size < large ? large : small;
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

/** The Taylor series that starts with `first` and divides each next term by the next two whole numbers from `from` on. */
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
