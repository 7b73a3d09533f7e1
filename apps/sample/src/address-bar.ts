/** Keeps the options in the address of the page up to date. The user's history and unknown names stay as they are. */
import { type Choice, writeOptions } from './options.js';
import type { Settings } from './settings.js';

/** Browsers refuse more than about three changes of the address in a second: milliseconds. */
const delay = 400;

/**
 * @param choices - of the features
 * @param isAway - whether the game is paused only because the user left its window
 */
export function keepAddress(settings: Settings, choices: readonly Choice[], isAway: () => boolean): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  settings.onChange(() => {
    timer ??= setTimeout(() => {
      timer = undefined;
      const { pathname, search, hash } = location;
      const { seed, creatures, fog, isPaused } = settings;
      const shown = { seed, creatures, fog, isPaused: isPaused && !isAway() };
      replaceAddress(`${pathname}${writeOptions(search, shown, choices)}${hash}`);
    }, delay);
  });
}

/** Changes the address without a new entry in the history. Where the browser forbids that, the old one stays. */
export function replaceAddress(address: string): void {
  try {
    history.replaceState(history.state, '', address);
  } catch (problem) {
    console.warn(problem);
  }
}
