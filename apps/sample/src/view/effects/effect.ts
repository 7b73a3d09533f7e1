/** What effects have in common: each lasts for a while, and every frame draws it from its age alone. */
import type { Duration } from '@tilewright/units';
import type { Pictures } from '../pictures.js';
import type { Sprites } from '../sprites.js';

/** The layers on which an effect draws. */
export interface Brush {
  readonly pictures: Pictures['effects'];
  /** On the ground, under the bodies. */
  readonly under: Sprites;
  /** Above the bodies. */
  readonly over: Sprites;
  /** Above everything, with additive blending. */
  readonly lights: Sprites;
  /** Whether the user asked for less motion: effects only fade, and do not fly, grow or flicker. */
  readonly isCalm: boolean;
}

export interface Effect {
  readonly lasts: Duration;
  /** @param age - from 0, the start, to 1, the end */
  draw(brush: Brush, age: number): void;
}

/** An ease-out curve from 0 to 1. */
export function easeOut(age: number): number {
  return 1 - (1 - age) * (1 - age);
}
