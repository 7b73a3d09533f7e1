// Reads a packed npm package: a gzipped tar of regular files with short names.
import { gunzipSync } from 'node:zlib';

/**
 * @param {Buffer} tarball
 * @returns {Map<string, string>} contents by path, without the leading `package/`
 */
export function readTarball(tarball) {
  const tar = gunzipSync(tarball);
  /** @type {Map<string, string>} */
  const files = new Map();
  // POSIX ustar: a header of 512 bytes, then the content, padded to a multiple of 512.
  for (let at = 0; at + 512 <= tar.length && tar[at] !== 0;) {
    const text = (/** @type {number} */ start, /** @type {number} */ length) =>
      tar.toString('utf8', at + start, at + start + length).split('\0')[0] ?? '';
    const prefix = text(345, 155);
    const name = (prefix === '' ? '' : `${prefix}/`) + text(0, 100);
    const size = Number.parseInt(text(124, 12), 8);
    const type = text(156, 1);
    if (type === '' || type === '0') {
      files.set(name.replace(/^package\//, ''), tar.toString('utf8', at + 512, at + 512 + size));
    }
    at += 512 + Math.ceil(size / 512) * 512;
  }
  return files;
}
