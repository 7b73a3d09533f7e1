/**
 * Strolling creatures: they walk straight on, and change direction now and then.
 *
 * Shows: a frequency times a duration is a plain number, here a chance; random quantities.
 */
import { degrees, type Frequency, hertz, mul, neg, turn } from '@tilewright/units';
import type { Creatures } from './creatures.js';
import type { Random } from './random.js';
import { timeStep } from './time.js';

/** How often a creature chooses a new goal. */
const ideas: Frequency = hertz(1 / 3);
const widestTurn = degrees(110);
/** In each step, one row in this many may choose a goal, with a probability that is higher by this factor. */
const shifts = 16;
const chance: number = mul(ideas, mul(timeStep, shifts));

/** Gives some of the creatures that stroll straight on a new goal. @param steps - the number of steps so far */
export function wander({ count, moods, headings, goals }: Creatures, random: Random, steps: number): void {
  for (let row = steps % shifts; row < count; row += shifts) {
    const heading = headings.get(row);
    if (moods[row] !== 'wandering' || heading !== goals.get(row) || !random.chance(chance)) continue;
    goals.set(row, turn(heading, random.between(neg(widestTurn), widestTurn)));
  }
}
