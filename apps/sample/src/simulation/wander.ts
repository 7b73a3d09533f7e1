/**
 * Creatures without anything better to do: they go straight on, and now and then elsewhere.
 *
 * Shows: a frequency times a duration is a plain number, here a chance; random quantities.
 */
import { degrees, type Frequency, hertz, mul, neg, turn } from '@tilewright/units';
import type { Creatures } from './creatures.js';
import type { Random } from './random.js';
import { timeStep } from './time.js';

/** Somebody thinks of another goal so often. */
const ideas: Frequency = hertz(1 / 3);
const widestTurn = degrees(110);
/** One row in so many thinks in a step, each the more likely: asking fewer is faster. */
const shifts = 16;
const chance: number = mul(ideas, mul(timeStep, shifts));

/** Lets some of those who stroll straight on think of another place to go. @param steps - how many were made so far */
export function wander({ count, moods, headings, goals }: Creatures, random: Random, steps: number): void {
  for (let row = steps % shifts; row < count; row += shifts) {
    const heading = headings.get(row);
    if (moods[row] !== 'wandering' || heading !== goals.get(row) || !random.chance(chance)) continue;
    goals.set(row, turn(heading, random.between(neg(widestTurn), widestTurn)));
  }
}
