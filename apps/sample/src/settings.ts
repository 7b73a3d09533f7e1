/** What the user can set by keys and controls while the game runs. Each frame reads it. */

/** The numbers of creatures to choose from, each about twice the one before, and the initial number. */
const creatureCounts = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000] as const;

type Values = Pick<Settings, 'seed' | 'creatures' | 'fog' | 'isPaused'>;

export class Settings {
  /** The numbers of creatures to choose from, ascending: also each other one that an address or a run brought. */
  counts: readonly number[] = creatureCounts;
  creatures: number;
  /** The seed of the next game. */
  seed: number;
  /** Whether the parts of the map that the player does not see are dark. */
  fog: boolean;
  isPaused: boolean;
  /** Single steps to make while the game is paused. */
  singleSteps = 0;
  private readonly listeners: (() => void)[] = [];

  constructor({ seed, creatures, fog, isPaused }: Values) {
    this.creatures = creatures;
    this.addCount(creatures);
    this.seed = seed;
    this.fog = fog;
    this.isPaused = isPaused;
  }

  /** Calls a listener after each change. */
  onChange(listener: () => void): void {
    this.listeners.push(listener);
  }

  /** Changes some of the values, or none: a feature that lets the user choose tells that its choice has changed. */
  change(values: Partial<Values> = {}): void {
    Object.assign(this, values);
    this.addCount(this.creatures);
    for (const listener of this.listeners) listener();
  }

  /** The index of the chosen number in `counts`. */
  get countIndex(): number {
    return this.counts.indexOf(this.creatures);
  }

  /** Chooses the next larger or smaller number of creatures. */
  moveCreatures(by: -1 | 1): void {
    const index = Math.min(Math.max(this.countIndex + by, 0), this.counts.length - 1);
    this.change({ creatures: this.counts[index]! });
  }

  /** Pauses the game and makes steps, one by default. */
  makeSteps(count = 1): void {
    this.singleSteps += count;
    this.change({ isPaused: true });
  }

  private addCount(count: number): void {
    if (!this.counts.includes(count)) this.counts = [...this.counts, count].sort((a, b) => a - b);
  }
}
