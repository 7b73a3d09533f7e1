// The published packages: libraries, and the starter. Their folders under `packages/` are the only list of them, and
// each package.json says the rest: its entries (`exports`), its layers (`layers`), its sizes (`size-limit`), and by its
// peers where it stands among the others.
import { basename, relative } from 'node:path';
import { workspaces } from './paths.mjs';

/** The condition of `exports` under which tools of the workspace find the source of an entry. */
export const sourceCondition = '@tilewright/source';

/**
 * The published packages, each after the packages that it needs, and otherwise in alphabetical order.
 *
 * @param {string} [repository]
 * @returns {import('./packages.mjs').Package[]}
 */
export function packages(repository) {
  const published = workspaces(repository).filter(({ private: isPrivate }) => !isPrivate);
  /** @type {Set<typeof published[number]>} */
  const sorted = new Set();
  const visit = (/** @type {typeof published[number]} */ each) => {
    const needed = Object.keys({ ...each.manifest.dependencies, ...each.manifest.peerDependencies });
    for (const other of published) if (needed.includes(other.name)) visit(other);
    sorted.add(each);
  };
  for (const each of published) visit(each);
  return [...sorted].map(({ name, folder, manifest }) => ({ name, shortName: basename(folder), folder, manifest }));
}

/**
 * The published packages that programs import, in the order of `packages`: all of them but the starter.
 *
 * @param {string} [repository]
 */
export function libraries(repository) {
  return packages(repository).filter(({ manifest }) => manifest.bin === undefined);
}

/**
 * The modules of a package that users import, and their sources:
 * `{ '.': 'src/index.ts', './kernel': 'src/kernel.ts' }`.
 *
 * @param {{ exports?: Record<string, string | Record<string, string>> }} manifest
 * @returns {Record<string, string>}
 */
export function entrySources({ exports = {} }) {
  return Object.fromEntries(
    Object.entries(exports).flatMap(([entry, conditions]) => {
      const source = typeof conditions === 'string' ? undefined : conditions[sourceCondition];
      return source === undefined ? [] : [[entry, relative('.', source).replaceAll('\\', '/')]];
    }),
  );
}
