import type { Random } from './random.js';

/** The values of a figure, as the address has them. */
export type State = Readonly<Record<string, string>>;

/** What the tests know of a figure. */
export interface FigureCase {
  /** The page that it is on. */
  readonly page: string;
  /** Its part of the address. */
  readonly name: string;
  /** The points that a reader can drag. */
  readonly handles: readonly string[];
  readonly random: (random: Random) => State;
  /** What it should say: written again here from the answers of the packages. */
  readonly said: (state: State) => string;
}

export function numberOf(state: State, key: string): number {
  return Number(state[key]);
}

/** A place of a state as two numbers. */
export function placeOf(state: State, key: string): readonly [x: number, y: number] {
  const [x = Number.NaN, y = Number.NaN] = (state[key] ?? '').split(',').map(Number);
  return [x, y];
}
