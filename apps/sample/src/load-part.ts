/** Parts of the page that the first picture does not need, and that are loaded later. */

/**
 * Loads a part. What its code does wrong is not caught here: only that it is missing.
 *
 * Browsers do not ask again for a script that has failed until the page is loaded again, so no later call can succeed.
 *
 * @param load - `() => import('./part.js')`
 * @returns `undefined` if it could not be loaded: tell the user to reload the page, and play on without it
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T | undefined> {
  try {
    return await load();
  } catch (problem) {
    console.warn(problem);
    return undefined;
  }
}
