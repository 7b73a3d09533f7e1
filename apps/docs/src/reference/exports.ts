/** What the packages export, read from the declarations that users get. */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { PACKAGES } from '../content/contents.js';
import { repository } from '../content/repository.js';
import { type Comment, commentOf } from './comment.js';
import { signaturesOf } from './signatures.js';

/** A name that a package exports. */
export interface Export {
  readonly name: string;
  /** The package without its scope: `units`. */
  readonly home: string;
  /** What users import it from: `@tilewright/units/scalar`. */
  readonly module: string;
  /** Where it is declared, in the repository. */
  readonly source: string;
  /** Whether it exists at run time, or for the compiler only. */
  readonly isValue: boolean;
  readonly signatures: readonly string[];
  readonly comment: Comment;
  readonly members: readonly Member[];
}

/** A documented member of a class or an interface. */
export interface Member {
  readonly name: string;
  readonly about: string;
}

/** An entry of a package: what users import, and its declarations. */
interface Entry {
  readonly home: string;
  readonly module: string;
  readonly types: string;
}

/** The exports of all packages, in the order of the packages and their entries. */
export function readExports(): Export[] {
  const entries = PACKAGES.flatMap(entriesOf);
  const program = ts.createProgram(
    entries.map(({ types }) => types),
    {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      noLib: true, // names are enough
      types: [],
    },
  );
  const checker = program.getTypeChecker();
  return entries.flatMap((entry) => {
    const file = program.getSourceFile(entry.types);
    const module = file === undefined ? undefined : checker.getSymbolAtLocation(file);
    if (module === undefined) throw new Error(`${entry.types} is no module: are the packages built?`);
    return exportsOf(module, entry, checker, '');
  });
}

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, { readonly types?: string }>>;
}

function isManifest(value: unknown): value is Manifest {
  return typeof value === 'object' && value !== null && 'name' in value && 'exports' in value;
}

function entriesOf(home: (typeof PACKAGES)[number]): Entry[] {
  const folder = join(repository, 'packages', home);
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (!isManifest(manifest)) throw new Error(`${folder} has no name or no exports`);
  const { name, exports } = manifest;
  return Object.entries(exports).flatMap(([entry, { types }]) =>
    types === undefined ? [] : [{ home, module: name + entry.slice(1), types: join(folder, types) }],
  );
}

/** The package's own exports of a module, and of the namespaces that it exports. */
function exportsOf(module: ts.Symbol, entry: Entry, checker: ts.TypeChecker, prefix: string): Export[] {
  return checker.getExportsOfModule(module).flatMap((exported) => {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    const name = `${prefix}${exported.name}`;
    if (symbol.flags & ts.SymbolFlags.ValueModule) return exportsOf(symbol, entry, checker, `${name}.`);
    const declarations = (symbol.declarations ?? []).filter((at) =>
      at.getSourceFile().fileName.includes(`/packages/${entry.home}/dist/`),
    );
    const [first] = declarations;
    if (first === undefined) return [];
    const isValue = (symbol.flags & ts.SymbolFlags.Value) !== 0 && !isTypeOnly(exported, checker);
    return [{ ...exportOf(name, symbol, declarations, first, entry, checker), isValue }];
  });
}

/** Whether a class or a constant is exported as a type only, here or where it is passed on from. */
function isTypeOnly(exported: ts.Symbol, checker: ts.TypeChecker): boolean {
  for (let symbol: ts.Symbol | undefined = exported; symbol !== undefined;) {
    const specifier: ts.ExportSpecifier | undefined = symbol.declarations?.find(ts.isExportSpecifier);
    if (specifier === undefined) return false;
    if (specifier.isTypeOnly || specifier.parent.parent.isTypeOnly) return true;
    symbol = checker.getExportSpecifierLocalTargetSymbol(specifier);
  }
  return false;
}

function exportOf(
  name: string,
  symbol: ts.Symbol,
  declarations: readonly ts.Declaration[],
  first: ts.Declaration,
  { home, module }: Entry,
  checker: ts.TypeChecker,
): Omit<Export, 'isValue'> {
  const file = relative(repository, first.getSourceFile().fileName).replaceAll('\\', '/');
  return {
    name,
    home,
    module,
    source: file.replace('/dist/', '/src/').replace(/\.d\.ts$/, '.ts'),
    signatures: declarations.map(signaturesOf),
    comment: commentOf(symbol, checker),
    members: membersOf(symbol, checker),
  };
}

function membersOf(symbol: ts.Symbol, checker: ts.TypeChecker): Member[] {
  if ((symbol.flags & (ts.SymbolFlags.Class | ts.SymbolFlags.Interface)) === 0) return [];
  const all = [...(symbol.exports?.values() ?? []), ...(symbol.members?.values() ?? [])];
  return all
    .map((member) => ({ name: member.name, about: commentOf(member, checker).about }))
    .filter(({ name, about }) => about !== '' && !name.startsWith('__'));
}
