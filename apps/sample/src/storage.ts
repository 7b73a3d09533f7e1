/**
 * The local storage of the browser, which may be full, forbidden or changed by hand: then things are only forgotten.
 */

const prefix = 'tilewright-keep-';

/** What was stored under a name; `undefined` if nothing was, or if the browser forbids to look. */
export function readStored(name: string): string | undefined {
  try {
    return localStorage.getItem(prefix + name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a text under a name. @returns whether the browser did */
export function store(name: string, text: string): boolean {
  try {
    localStorage.setItem(prefix + name, text);
    return true;
  } catch {
    return false;
  }
}
