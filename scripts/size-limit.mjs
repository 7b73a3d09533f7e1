// The size limits of a package, as its package.json has them: `size-limit --config` this file, in the folder of the
// package. Peers count, unless a limit ignores them: size-limit by itself leaves out all of them.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** @type {{ name: string; path: string; import: string; ignore?: string[]; limit: string; gzip: boolean }[]} */
const limits = JSON.parse(readFileSync('package.json', 'utf8'))['size-limit'];

/** @type {object[]} */
const checks = limits.map((limit) => ({
  ...limit,
  path: resolve(limit.path),
  modifyEsbuildConfig: (/** @type {object} */ config) => ({ ...config, external: limit.ignore ?? [] }),
}));
export default checks;
