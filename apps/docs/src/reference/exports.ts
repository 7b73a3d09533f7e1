/** What the packages export, read from the declarations that users get. */
import { join, relative } from 'node:path';
import {
  entriesOf,
  readExports as readDeclarations,
  type Entry as PackageEntry,
} from '@tilewright/testing/declarations';
import ts from 'typescript';
import { PACKAGES } from '../content/contents.js';
import { repository } from '../content/repository.js';
import { callsOf } from './calls.js';
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
  /** As a reader writes them: `meters(value)`. */
  readonly calls: readonly string[];
  readonly signatures: readonly string[];
  readonly comment: Comment;
  readonly members: readonly Member[];
}

/** A documented member of a class or an interface. */
export interface Member {
  readonly name: string;
  readonly about: string;
}

interface Entry extends PackageEntry {
  readonly home: string;
}

/** The exports of all packages, in the order of the packages and their entries. */
export function readExports(): Export[] {
  const entries = PACKAGES.flatMap((home) =>
    entriesOf(join(repository, 'packages', home)).map((entry) => ({ ...entry, home })),
  );
  // Names are enough, without the library of TypeScript.
  const { checker, exports } = readDeclarations(entries, { noLib: true });
  return exports.flatMap(({ name, entry, symbol, isValue }) => {
    const declarations = (symbol.declarations ?? []).filter((at) =>
      at.getSourceFile().fileName.includes(`/packages/${entry.home}/dist/`),
    );
    const [first] = declarations;
    return first === undefined ? [] : [{ ...exportOf(name, symbol, declarations, first, entry, checker), isValue }];
  });
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
    calls: callsOf(name, declarations, checker),
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
