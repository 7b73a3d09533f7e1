/**
 * Fetches the map and all files to which it refers.
 *
 * Shows: `readTiledMap` with a resolver of the game's own. The reader asks for files by their names in the map; the
 * game decides where they are (here: where the bundler put them).
 */
import { readTiledMap, type TiledMap } from '@tilewright/tiled';
import { metersPerTile } from '@tilewright/units';

/** The addresses of the files in `maps/`, by their paths. */
const addresses = import.meta.glob<string>(['../maps/*.tmj', '../maps/*.tsj', '../maps/*.png'], {
  query: '?url',
  import: 'default',
  eager: true,
});

/** A file of the game is missing or unreadable. The message names the file; `remedy` says what to do. */
export class FileError extends Error {
  override readonly name = 'FileError';
  /** What to do. */
  readonly remedy: string;

  constructor(message: string, remedy: string) {
    super(message);
    this.remedy = remedy;
  }
}

const restore = 'Restore the file, then reload the page.';
const putThere = (file: string): string => `Put ${file} into the game's folder maps, then build the game again.`;

/** @throws FileError if a file cannot be loaded, TiledError if its content is invalid */
export async function loadMap(file: string): Promise<TiledMap> {
  const text = await loadText(file);
  const resolve = (reference: string): Promise<string> => loadText(reference);
  return readTiledMap(text, { file, resolve, tileSize: metersPerTile(1) });
}

/** The picture of a tileset, ready to be drawn. @throws FileError if it is not a picture */
export async function loadPicture(file: string): Promise<ImageBitmap> {
  const response = await load(file);
  try {
    return await createImageBitmap(await response.blob());
  } catch {
    throw new FileError(`${file} must be a picture that the browser can show`, restore);
  }
}

async function loadText(file: string): Promise<string> {
  const response = await load(file);
  return response.text();
}

async function load(file: string): Promise<Response> {
  const address = addresses[`../maps/${file}`];
  if (address === undefined) throw new FileError(`${file} is not there`, putThere(file));
  const response = await fetch(address).catch(() => undefined);
  if (response === undefined)
    throw new FileError(
      `${file} could not be loaded: the server did not answer`,
      'Check that the server runs and can be reached, then reload the page.',
    );
  if (!response.ok)
    throw new FileError(`${file} could not be loaded: ${response.status} ${response.statusText}`, putThere(file));
  return response;
}
