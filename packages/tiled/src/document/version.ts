/** The version of the file format: the major version must be 1; newer minor versions are read with a warning. */
import { errorAt, inside, type Place } from '../error.js';
import type { Fields } from './check.js';

/** The newest minor version that the reader knows. Tiled 1.10 and later write 1.10. */
const NEWEST_MINOR = 10;

/**
 * Checks the field `version`: a string, or a number in files of Tiled 1.5 and older.
 *
 * @returns a warning if the format is newer than the reader
 * @throws TiledError if the field is missing, not a version, or another major version
 */
export function checkVersion(place: Place, document: Fields): string | undefined {
  const { version } = document;
  const at = inside(place, 'version');
  const isText = typeof version === 'string' || (typeof version === 'number' && Number.isFinite(version));
  const [whole, major, minor = '0'] = (isText && /^(\d+)(?:\.(\d+))?(?:\.\d+)*$/.exec(String(version))) || [];
  if (whole === undefined || major === undefined) throw errorAt(at, 'a version of the format, such as "1.10"', version);
  if (Number(major) !== 1) {
    throw errorAt(at, 'version 1.x of the format', version, 'Other major versions are not supported');
  }
  if (Number(minor) <= NEWEST_MINOR) return undefined;
  return `${place.file}: version ${whole} of the format is newer than 1.${NEWEST_MINOR}, the newest known version; unknown fields are kept unchanged`;
}
