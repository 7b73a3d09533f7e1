/** The files that a map refers to: tilesets and templates. */

/**
 * Gives the contents of a file that a map refers to: a tileset, or the template of an object.
 *
 * @param reference - the file as `from` refers to it: a path relative to `from`, with forward slashes
 * @param from - the file that refers to it: the map, by the option `file`, or a template, by its path from the same folder
 * @returns its text, or its JSON parsed already; `undefined` to leave it out
 */
export type ResolveFile = (reference: string, from: string) => unknown;
