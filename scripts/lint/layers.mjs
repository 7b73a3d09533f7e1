// The folders of a package are layers: a module imports only from its own folder and from lower layers.
import { posix } from 'node:path';

/**
 * Checks the imports of `packages/NAME/src/FOLDER/...` against its one option, the layers of each package from bottom
 * to top: `{ units: ['types exact', 'checks.ts', 'values'] }`. Folders in one string must not import each other. A
 * module directly in `src` that is in no layer is an entry point: it may import anything, and no layer may import it.
 */
export const layers = {
  meta: { schema: [{ type: 'object' }] },
  /** @param {any} context */
  create(context) {
    const file = context.filename.replaceAll('\\', '/');
    const [, name, path] = /\/packages\/([^/]+)\/src\/(.+)$/.exec(file) ?? [];
    const table = context.options[0]?.[name ?? ''];
    if (path === undefined || table === undefined) return {};
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
      const message = `${here} may not import ${there}: the layers of ${name}, from bottom to top, are ${table.join(' | ')} (.oxlintrc.json).`;
      context.report({ node, message });
    };
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check };
  },
};

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
