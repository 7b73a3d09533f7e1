/** What the user can set. */
import { describe, expect, it } from 'vitest';
import { defaults } from './options.js';
import { Settings } from './settings.js';

const settingsWith = (creatures: number): Settings => new Settings({ ...defaults, creatures });

/** The numbers of creatures after each of some presses of `[` and `]`. */
function press(settings: Settings, keys: string): readonly number[] {
  return keys.split('').map((key) => {
    settings.moveCreatures(key === '[' ? -1 : 1);
    return settings.creatures;
  });
}

describe('the number of creatures', () => {
  it('is moved through the numbers to choose from, and stays at the ends', () => {
    expect(press(settingsWith(5000), ']]][[[')).toEqual([10_000, 20_000, 20_000, 10_000, 5000, 2000]);
    expect(press(settingsWith(20), '[[[]')).toEqual([10, 10, 10, 20]);
  });

  it('is moved to its neighbors, also from a number that an address or a run brought', () => {
    expect(press(settingsWith(37), '[')).toEqual([20]);
    expect(press(settingsWith(37), ']')).toEqual([50]);
    const settings = settingsWith(5000);
    settings.change({ creatures: 37 });
    expect(press(settings, '[]][')).toEqual([20, 37, 50, 37]);
    expect(press(settingsWith(0), '[]')).toEqual([0, 10]);
  });

  it('is always one of those to choose from, which are ascending', () => {
    const settings = settingsWith(7);
    for (const creatures of [7, 37, 19_999, 37, 0]) {
      settings.change({ creatures });
      expect(settings.counts[settings.countIndex]).toBe(creatures);
      expect(settings.counts).toEqual([...new Set(settings.counts)].sort((a, b) => a - b));
    }
  });
});
