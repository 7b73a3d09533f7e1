/** The files that a map refers to: tilesets and templates. */

/**
 * Returns the contents of a file that a map refers to: a tileset, or the template of an object.
 *
 * @param reference - the path of the file, relative to `from`, with forward slashes, as `from` writes it
 * @param from - the referring file: the option `file` for the map, or the path of a template, relative to the same
 * folder
 * @returns the text of the file, or its JSON, already parsed; `undefined` to leave the file out
 */
export type ResolveFile = (reference: string, from: string) => unknown;
