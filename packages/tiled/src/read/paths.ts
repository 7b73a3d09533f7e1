/** Paths of files that refer to each other: with forward slashes, relative to the folder of the file that says them. */

/** What no `..` leaves: the root of a path, the drive, or the host of an address. */
const root = /^(?:[a-z][\w+.-]*:\/\/[^/]*|[a-z]:)?\/?/i;

/**
 * The path of a file that another refers to, as seen from where the path of that other starts.
 *
 * @param from - the path of the file that refers: `maps/level.tmj`
 * @param reference - what it says: `../sets/cave.tsj`
 * @returns `sets/cave.tsj`; the reference itself where it is absolute
 */
export function pathFrom(from: string, reference: string): string {
  const isAbsolute = (root.exec(reference)?.[0] ?? '') !== '';
  const path = isAbsolute ? reference : from.slice(0, from.lastIndexOf('/') + 1) + reference;
  const start = root.exec(path)?.[0] ?? '';
  const steps: string[] = [];
  for (const step of path.slice(start.length).split('/')) {
    if (step === '..' && steps.length > 0 && steps.at(-1) !== '..') steps.pop();
    else if (step === '..' && start !== '') continue;
    else if (step !== '.' && step !== '') steps.push(step);
  }
  return start + steps.join('/');
}
