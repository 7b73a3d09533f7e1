// The folders of a package are layers: a module imports only from its own folder and from lower layers.
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** @type {Map<string, string[]>} the layers of packages, by their folders */
const known = new Map();

/**
 * Checks the imports of `packages/NAME/src/FOLDER/...` against the layers in the package's own package.json, from
 * bottom to top: `"layers": ["types exact", "checks.ts", "values"]`. Folders in one string must not import each other.
 * A module directly in `src` that is in no layer is an entry point: it may import anything, and no layer may import it.
 */
export const layers = {
  /** @param {any} context */
  create(context) {
    const file = context.filename.replaceAll('\\', '/');
    const [, folder, path] = /^(.*\/packages\/[^/]+)\/src\/(.+)$/.exec(file) ?? [];
    if (folder === undefined || path === undefined) return {};
    const table = layersOf(folder);
    const here = topOf(path);
    const rank = rankOf(table, here);
    // An entry point.
    if (rank < 0 && !path.includes('/')) return {};

    const check = (/** @type {any} */ node) => {
      const target = node.source?.value;
      if (typeof target !== 'string' || !target.startsWith('.')) return;
      const there = topOf(posix.join(posix.dirname(path), target).replace(/\.js$/, '.ts'));
      if (there === here) return;
      const below = rankOf(table, there);
      if (below >= 0 && below < rank) return;
      const name = posix.basename(folder);
      const reason =
        table.length === 0
          ? `packages/${name}/package.json has no "layers"`
          : `the layers of ${name}, from bottom to top, are ${table.join(' | ')} (packages/${name}/package.json)`;
      context.report({ node, message: `${here} may not import ${there}: ${reason}.` });
    };
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check };
  },
};

/** @param {string} folder of a package */
function layersOf(folder) {
  let table = known.get(folder);
  if (table === undefined) {
    const manifest = `${folder}/package.json`;
    table = /** @type {string[]} */ (
      existsSync(manifest) ? (JSON.parse(readFileSync(manifest, 'utf8')).layers ?? []) : []
    );
    known.set(folder, table);
  }
  return table;
}

/** @param {string} path inside `src` */
function topOf(path) {
  return path.split('/', 1)[0] ?? '';
}

/**
 * @param {string[]} table
 * @param {string} layer
 */
function rankOf(table, layer) {
  return table.findIndex((line) => line.split(' ').includes(layer));
}
