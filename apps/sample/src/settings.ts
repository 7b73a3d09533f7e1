/** What the user can set by keys and controls while the game runs. Each frame reads it. */
import { lensIds, type LensId } from './lens/lens.js';

/** The numbers of creatures to choose from, each about twice the one before, and the initial number. */
const creatureCounts = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000] as const;

export type LensChoice = LensId | 'none';
export const lensChoices: readonly LensChoice[] = ['none', ...lensIds];

type Values = Pick<Settings, 'seed' | 'creatures' | 'lens' | 'fog' | 'isPaused'>;

export class Settings {
  /** The numbers of creatures to choose from, ascending. */
  readonly counts: readonly number[];
  creatures: number;
  /** The seed of the next game. */
  seed: number;
  lens: LensChoice;
  /** Whether the parts of the map that the player does not see are dark. */
  fog: boolean;
  isPaused: boolean;
  /** Single steps to make while the game is paused. */
  singleSteps = 0;
  private readonly listeners: (() => void)[] = [];

  constructor({ seed, creatures, lens, fog, isPaused }: Values) {
    this.counts = [...new Set([...creatureCounts, creatures])].sort((a, b) => a - b);
    this.creatures = creatures;
    this.seed = seed;
    this.lens = lens;
    this.fog = fog;
    this.isPaused = isPaused;
  }

  /** Calls a listener after each change. */
  onChange(listener: () => void): void {
    this.listeners.push(listener);
  }

  change(values: Partial<Values>): void {
    Object.assign(this, values);
    for (const listener of this.listeners) listener();
  }

  /** The index of the chosen number in `counts`, or of the next smaller one: a run of somebody else may have another. */
  get countIndex(): number {
    return Math.max(this.counts.filter((count) => count <= this.creatures).length - 1, 0);
  }

  /** Chooses the next larger or smaller number of creatures. */
  moveCreatures(by: -1 | 1): void {
    const index = Math.min(Math.max(this.countIndex + by, 0), this.counts.length - 1);
    this.change({ creatures: this.counts[index]! });
  }

  nextLens(): void {
    this.change({ lens: lensChoices[(lensChoices.indexOf(this.lens) + 1) % lensChoices.length]! });
  }

  /** Pauses the game and makes one step. */
  stepOnce(): void {
    this.singleSteps++;
    this.change({ isPaused: true });
  }
}
