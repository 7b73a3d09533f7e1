/** The eight compass directions. y grows downward, so south is (0, 1), and angles grow from east toward south. */
import type { DirectionMeaning, madeByUnitOrConstructor } from '../types/meaning.js';

/** An absolute heading: a 32-bit fraction of a turn at run time. It is not a scalar, and no general verb accepts it. */
export interface Direction2 {
  readonly [madeByUnitOrConstructor]: DirectionMeaning;
}

/** The eight compass directions, an eighth of a turn apart, clockwise on the screen. */
export const Direction2: {
  /** (1, 0): direction 0. */
  readonly east: Direction2;
  readonly southEast: Direction2;
  /** (0, 1): down on the screen. */
  readonly south: Direction2;
  readonly southWest: Direction2;
  /** (-1, 0). */
  readonly west: Direction2;
  readonly northWest: Direction2;
  /** (0, -1): up on the screen. */
  readonly north: Direction2;
  readonly northEast: Direction2;
} =
  // In units of 2^-32 turn. A literal under one cast, so that bundlers see no side effects.
  {
    east: 0,
    southEast: 0x2000_0000,
    south: 0x4000_0000,
    southWest: 0x6000_0000,
    west: -0x8000_0000,
    northWest: -0x6000_0000,
    north: -0x4000_0000,
    northEast: -0x2000_0000,
  } as unknown as typeof Direction2;
