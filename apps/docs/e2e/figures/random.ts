/** Random numbers that are the same in each run. */
export type Random = () => number;

export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A place on a board, on multiples of `1 / steps` tiles, as the address has it. */
export function randomPlace(random: Random, width: number, height: number, steps: number): string {
  const along = (size: number): number => Math.round(random() * size * steps) / steps;
  return `${along(width)},${along(height)}`;
}

export function pick<T>(random: Random, values: readonly [T, ...T[]]): T {
  return values[Math.floor(random() * values.length)] ?? values[0];
}

export function wholeBetween(random: Random, min: number, max: number): number {
  return min + Math.floor(random() * (max - min + 1));
}
