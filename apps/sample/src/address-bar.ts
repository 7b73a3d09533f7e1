/** Keeps the options in the address of the page up to date. The user's history and unknown names stay as they are. */
import { writeOptions } from './options.js';
import type { Settings } from './settings.js';

/** Browsers refuse more than about three changes of the address in a second: milliseconds. */
const delay = 400;

export function keepAddress(settings: Settings): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  settings.onChange(() => {
    timer ??= setTimeout(() => {
      timer = undefined;
      const { pathname, search, hash } = location;
      replaceAddress(`${pathname}${writeOptions(search, settings)}${hash}`);
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
