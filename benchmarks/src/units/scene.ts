/** The bodies in the units benchmarks: the same numbers for each contender, from a fixed seed. */
export const count = 10_000;
export const dt = 1 / 60;
export const maxSpeed = 3;
export const maxForce = 0.5;

export interface Scene {
  readonly px: Float64Array;
  readonly py: Float64Array;
  readonly vx: Float64Array;
  readonly vy: Float64Array;
  readonly gx: Float64Array;
  readonly gy: Float64Array;
  readonly speed: Float64Array;
  readonly drag: Float64Array;
  readonly mass: Float64Array;
  /** Directions in units of 2^-32 turn; `aim` has the directions that they turn toward. */
  readonly heading: Int32Array;
  readonly aim: Int32Array;
  readonly spin: Float64Array;
  readonly turnRate: Float64Array;
}

export function scene(): Scene {
  const random = randomNumbers(7);
  const column = (low: number, high: number): Float64Array =>
    Float64Array.from({ length: count }, () => low + (high - low) * random());
  return {
    px: column(-100, 100),
    py: column(-100, 100),
    vx: column(-4, 4),
    vy: column(-4, 4),
    gx: column(-100, 100),
    gy: column(-100, 100),
    speed: column(0, 9),
    drag: column(-0.1, 0.1),
    mass: column(1, 5),
    heading: Int32Array.from(column(-(2 ** 31), 2 ** 31)),
    spin: column(-3, 3),
    aim: Int32Array.from(column(-(2 ** 31), 2 ** 31)),
    // A third reach their goals soon, the others never.
    turnRate: column(0, 3).map((rate) => (rate < 1 ? 3 : rate * 1e-5)),
  };
}

/** A small linear congruential generator: numbers in [0, 1). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 0x1_0000_0000;
  };
}

/** A sample of the state, for the comparison of answers. */
export function sample(...columns: readonly ArrayLike<number>[]): number[] {
  return columns.flatMap((column) => [0, 1, 777, 5000, 9999].map((i) => column[i] ?? NaN));
}
