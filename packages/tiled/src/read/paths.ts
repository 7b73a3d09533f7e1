/** Paths of files that refer to each other: with forward slashes, relative to the folder of the referring file. */

/** The part of a path that no `..` can leave: the root, the drive, or the host of a URL. */
const root = /^(?:[a-z][\w+.-]*:\/\/[^/]*|[a-z]:)?\/?/i;

/**
 * Resolves a reference in a file to a path relative to the folder that the path of that file is relative to.
 *
 * @param from - the path of the referring file: `maps/level.tmj`
 * @param reference - the path as that file writes it: `../sets/cave.tsj`
 * @returns `sets/cave.tsj`; an absolute reference stays absolute
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
