/** What the user can set while the game runs: by keys, by the controls, and read by each frame. */
import { lensIds, type LensId } from './lens/lens.js';

/** The numbers of creatures to choose from, each about twice the one before; and the one that the game starts with. */
const creatureCounts = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000] as const;

export type LensChoice = LensId | 'none';
export const lensChoices: readonly LensChoice[] = ['none', ...lensIds];

export class Settings {
  /** The numbers of creatures to choose from, in order. */
  readonly counts: readonly number[];
  creatures: number;
  lens: LensChoice;
  isPaused = false;
  /** Steps to make although the game is paused. */
  singleSteps = 0;
  private readonly listeners: (() => void)[] = [];

  constructor({ creatures, lens }: { readonly creatures: number; readonly lens: LensChoice }) {
    this.counts = [...new Set([...creatureCounts, creatures])].sort((a, b) => a - b);
    this.creatures = creatures;
    this.lens = lens;
  }

  /** Calls a listener after each change. */
  onChange(listener: () => void): void {
    this.listeners.push(listener);
  }

  change(values: Partial<Pick<Settings, 'creatures' | 'lens' | 'isPaused'>>): void {
    Object.assign(this, values);
    for (const listener of this.listeners) listener();
  }

  /** Which of `counts` is chosen. */
  get countIndex(): number {
    return this.counts.indexOf(this.creatures);
  }

  /** One number of creatures up or down. */
  moveCreatures(by: -1 | 1): void {
    const index = Math.min(Math.max(this.countIndex + by, 0), this.counts.length - 1);
    this.change({ creatures: this.counts[index]! });
  }

  nextLens(): void {
    this.change({ lens: lensChoices[(lensChoices.indexOf(this.lens) + 1) % lensChoices.length]! });
  }

  /** Pauses, and makes one step. */
  stepOnce(): void {
    this.singleSteps++;
    this.change({ isPaused: true });
  }
}
