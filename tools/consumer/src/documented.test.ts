/** What an editor shows when a user points at a name: every name that a package exports says what it means. */
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { checker, exportsOf } from './exported.js';
import { packageNames } from './project.js';

const explained = (symbol: ts.Symbol): boolean => symbol.getDocumentationComment(checker).length > 0;

describe.each(packageNames)('@tilewright/%s', (name) => {
  it('explains each export, and each member of a class', () => {
    const own = exportsOf(name).filter(({ symbol }) => isOwn(symbol, name));
    const silent = own.flatMap(({ symbol }) => [
      ...(explained(symbol) ? [] : [symbol.name]),
      ...membersOf(symbol)
        .filter((member) => !explained(member))
        .map((member) => `${symbol.name}.${member.name}`),
    ]);
    expect(own.length).toBeGreaterThan(0);
    expect([...new Set(silent)].sort()).toEqual([]);
  });
});

/** Whether a name is the package's own, not passed on from another one. */
function isOwn(symbol: ts.Symbol, name: string): boolean {
  return symbol.declarations?.some((at) => at.getSourceFile().fileName.includes(`/${name}/dist/`)) ?? false;
}

/** The public members of a class. Those of an interface often say all by their names. */
function membersOf(symbol: ts.Symbol): ts.Symbol[] {
  if (!(symbol.flags & ts.SymbolFlags.Class)) return [];
  const all = [...(symbol.members?.values() ?? []), ...(symbol.exports?.values() ?? [])];
  const named = ts.SymbolFlags.Method | ts.SymbolFlags.Accessor | ts.SymbolFlags.Property;
  return all.filter(({ flags }) => (flags & named) !== 0 && (flags & ts.SymbolFlags.Prototype) === 0).filter(isPublic);
}

function isPublic(member: ts.Symbol): boolean {
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
  return (member.declarations ?? []).every(
    (at) =>
      (ts.getCombinedModifierFlags(at) & hidden) === 0 &&
      !(ts.isClassElement(at) && at.name !== undefined && ts.isPrivateIdentifier(at.name)),
  );
}
