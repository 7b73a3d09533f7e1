// The folders of a package are layers: a module imports from its own folder and from layers below.
import { posix } from 'node:path';

/**
 * Checks the imports of `packages/NAME/src/FOLDER/...` against the one option, the layers of each package from bottom
 * to top: `{ units: ['types exact', 'checks.ts', 'values'] }`. Those on one line do not know each other. A module at the
 * top of `src` that is in no layer is an entry point: it imports what it likes, and no layer imports it.
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
