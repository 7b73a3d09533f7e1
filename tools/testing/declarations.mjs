// What the declarations of a package export.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/**
 * The modules of a package that users import, and the files of their declarations.
 *
 * @param {string} folder of the package, which must be built
 * @returns {import('./declarations.mjs').Entry[]}
 */
export function entriesOf(folder) {
  const { name, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return Object.entries(exports).flatMap(([entry, { types }]) =>
    types === undefined ? [] : [{ module: name + entry.slice(1), types: join(folder, types) }],
  );
}

/**
 * What some entries export, in their order. A namespace stands for its own exports.
 *
 * @template {import('./declarations.mjs').Entry} E
 * @param {readonly E[]} entries
 * @param {ts.CompilerOptions} [options]
 * @returns {{ checker: ts.TypeChecker; exports: import('./declarations.mjs').Exported<E>[] }}
 */
export function readExports(entries, options = {}) {
  const program = ts.createProgram(
    entries.map(({ types }) => types),
    {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      types: [],
      ...options,
    },
  );
  const checker = program.getTypeChecker();
  const exports = entries.flatMap((entry) => {
    const file = program.getSourceFile(entry.types);
    const module = file && checker.getSymbolAtLocation(file);
    if (module === undefined) throw new Error(`${entry.types} is no module: is the package built?`);
    return exportsOf(module, entry, checker, '');
  });
  return { checker, exports };
}

/**
 * @template {import('./declarations.mjs').Entry} E
 * @param {ts.Symbol} module
 * @param {E} entry
 * @param {ts.TypeChecker} checker
 * @param {string} prefix
 * @returns {import('./declarations.mjs').Exported<E>[]}
 */
function exportsOf(module, entry, checker, prefix) {
  return checker.getExportsOfModule(module).flatMap((exported) => {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    const name = `${prefix}${exported.name}`;
    if (symbol.flags & ts.SymbolFlags.ValueModule) return exportsOf(symbol, entry, checker, `${name}.`);
    const isValue = (symbol.flags & ts.SymbolFlags.Value) !== 0 && !isTypeOnly(exported, checker);
    return [{ name, entry, symbol, isValue }];
  });
}

/**
 * Whether a class or a constant is exported as a type only, here or where it is passed on from.
 *
 * @param {ts.Symbol} exported
 * @param {ts.TypeChecker} checker
 */
function isTypeOnly(exported, checker) {
  for (let symbol = /** @type {ts.Symbol | undefined} */ (exported); symbol !== undefined;) {
    const specifier = symbol.declarations?.find(ts.isExportSpecifier);
    if (specifier === undefined) return false;
    if (specifier.isTypeOnly || specifier.parent.parent.isTypeOnly) return true;
    symbol = checker.getExportSpecifierLocalTargetSymbol(specifier);
  }
  return false;
}
