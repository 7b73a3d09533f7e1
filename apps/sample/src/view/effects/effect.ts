/** What effects have in common: they last for a while, and are drawn anew in each frame from their age alone. */
import type { Duration } from '@tilewright/units';
import type { Pictures } from '../pictures.js';
import type { Sprites } from '../sprites.js';

/** What an effect draws with. */
export interface Brush {
  readonly pictures: Pictures['effects'];
  /** On the ground, under the bodies. */
  readonly under: Sprites;
  /** Above the bodies. */
  readonly over: Sprites;
  /** Above all, and shining. */
  readonly lights: Sprites;
  /** The user asked for less motion: nothing flies, grows or flickers; it only fades. */
  readonly isCalm: boolean;
}

export interface Effect {
  readonly lasts: Duration;
  /** @param age - from 0, now, to 1, over */
  draw(brush: Brush, age: number): void;
}

/** Fast at first, then slower: from 0 to 1. */
export function easeOut(age: number): number {
  return 1 - (1 - age) * (1 - age);
}
