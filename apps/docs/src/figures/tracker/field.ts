/** The creatures of the figures: at the same places in every browser. */
import type { Place } from '../parts/fields.js';

export interface Creature extends Place {
  readonly radius: number;
}

/** Creatures spread over a board, of some sizes. */
export function creaturesOn(width: number, height: number, count: number): Creature[] {
  let state = 5;
  const random = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const short = (value: number): number => Math.round(value * 100) / 100;
  return Array.from({ length: count }, () => ({
    x: short(0.3 + random() * (width - 0.6)),
    y: short(0.3 + random() * (height - 0.6)),
    radius: short(0.12 + 0.16 * random()),
  }));
}
