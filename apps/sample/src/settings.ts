/** What the user can set while the game runs: by keys, by the controls, and read by each frame. */
import { lensIds, type LensId } from './lens/lens.js';

/** The numbers of creatures to choose from: each about twice the one before. */
export const creatureCounts = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000] as const;

export type LensChoice = LensId | 'none';
export const lensChoices: readonly LensChoice[] = ['none', ...lensIds];

export class Settings {
  creatures: number;
  lens: LensChoice;
  isPaused = false;
  /** Steps to make although the game is paused. */
  singleSteps = 0;
  private readonly listeners: (() => void)[] = [];

  constructor({ creatures, lens }: { readonly creatures: number; readonly lens: LensChoice }) {
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

  /** One number of creatures up or down. */
  moveCreatures(by: -1 | 1): void {
    this.change({ creatures: creatureCounts[clampIndex(indexOfCount(this.creatures) + by)]! });
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

/** The choice that is nearest from above. */
export function indexOfCount(count: number): number {
  const index = creatureCounts.findIndex((choice) => choice >= count);
  return index < 0 ? creatureCounts.length - 1 : index;
}

function clampIndex(index: number): number {
  return Math.min(Math.max(index, 0), creatureCounts.length - 1);
}
