/**
 * What the title and the result let the user choose for the next game: its difficulty, which is a number of creatures,
 * and the seed of the day. The page has the buttons.
 */
import { onPress } from '../input/press.js';
import { defaults } from '../options.js';
import type { Settings } from '../settings.js';

export class Choices {
  private readonly settings: Settings;
  /** From easy to hard: on the title, then on the result. */
  private readonly levels = [...document.querySelectorAll<HTMLElement>('[data-creatures]')];
  private readonly days = [...document.querySelectorAll<HTMLElement>('.seed-of-day')];
  private readonly seedOfDay: number;

  /** @param today - the date, which no rule reads: it only chooses a seed */
  constructor(settings: Settings, today: Date) {
    this.settings = settings;
    this.seedOfDay = seedOf(today);
    for (const level of this.levels) onPress(level, () => settings.change({ creatures: creaturesOf(level) }));
    for (const day of this.days)
      onPress(day, () => settings.change({ seed: this.isOfDay ? defaults.seed : this.seedOfDay }));
    settings.onChange(() => this.show());
    this.show();
  }

  /** The hardest level that is easier than that of a number of creatures; `undefined` if none is. */
  easierThan(creatures: number): { readonly name: string; readonly creatures: number } | undefined {
    const level = this.levels
      .filter((each) => creaturesOf(each) < creatures)
      .sort((a, b) => creaturesOf(b) - creaturesOf(a))[0];
    return level && { name: level.firstChild?.textContent?.trim() ?? '', creatures: creaturesOf(level) };
  }

  private get isOfDay(): boolean {
    return this.settings.seed === this.seedOfDay;
  }

  private show(): void {
    const { creatures } = this.settings;
    for (const level of this.levels) level.setAttribute('aria-pressed', String(creaturesOf(level) === creatures));
    for (const day of this.days) day.setAttribute('aria-pressed', String(this.isOfDay));
  }
}

function creaturesOf(level: HTMLElement): number {
  return Number(level.dataset['creatures']);
}

/** The same all over the world: 20261130 on the thirtieth of November 2026, in UTC. */
export function seedOf(day: Date): number {
  return Number(day.toISOString().slice(0, 10).replaceAll('-', ''));
}
