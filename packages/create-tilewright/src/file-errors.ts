/** What the file system refuses, in words for the user. */
import { Problem } from './problem.js';

const WORDS: Readonly<Record<string, (path: string, folder: string) => string>> = {
  EACCES: (path) => notAllowed(path),
  EPERM: (path) => notAllowed(path),
  EROFS: (path) => `${path} is on a disk that can only be read. Name a folder on another one.`,
  ENOSPC: (_, folder) => full(folder),
  EDQUOT: (_, folder) => full(folder),
  ENOTDIR: (path) => inTheWay(path),
  EEXIST: (path) => inTheWay(path),
  ENAMETOOLONG: (path) =>
    `The path of the new project is too long for this disk, received ${path}. Name another folder.`,
};

const notAllowed = (path: string): string =>
  `You may not write to ${path}. Name a folder that you may write to, or change its permissions.`;
const full = (folder: string): string =>
  `The disk is full, so the new project is not complete. Remove ${folder}, make room, and try again.`;
const inTheWay = (path: string): string =>
  `A file is in the way of ${path}, which must be a folder. Name another one, or move the file.`;

/**
 * Does what reads and writes files.
 *
 * @param folder - of the new project
 * @throws Problem in place of an error of the file system that the user can mend
 */
export function withFiles(folder: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    throw inWords(error, folder) ?? error;
  }
}

/** @returns `undefined` if it is another error */
export function inWords(error: unknown, folder: string): Problem | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, path = folder } = error as NodeJS.ErrnoException;
  const words = code === undefined ? undefined : WORDS[code];
  return words === undefined ? undefined : new Problem(words(path, folder));
}
