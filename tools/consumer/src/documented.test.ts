/** What an editor shows when a user points at a name: every name that a package exports says what it means. */
import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { inject, describe, expect, it } from 'vitest';
import { packageNames } from './project.js';

describe.each(packageNames)('@tilewright/%s', (name) => {
  it('explains each export, and each member of a class', () => {
    const program = ts.createProgram(entriesOf(name), {
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      target: ts.ScriptTarget.ES2022,
      types: [],
    });
    const checker = program.getTypeChecker();
    const explained = (symbol: ts.Symbol): boolean => symbol.getDocumentationComment(checker).length > 0;
    const silent = new Set<string>();
    let count = 0;
    for (const entry of entriesOf(name)) {
      const module = checker.getSymbolAtLocation(program.getSourceFile(entry)!)!;
      for (const symbol of exportsOf(module, checker)) {
        if (!isOwn(symbol, name)) continue;
        count++;
        if (!explained(symbol)) silent.add(symbol.name);
        for (const member of membersOf(symbol)) if (!explained(member)) silent.add(`${symbol.name}.${member.name}`);
      }
    }
    expect(count).toBeGreaterThan(0);
    expect([...silent].sort()).toEqual([]);
  });
});

/** The declarations that users import from. */
function entriesOf(name: string): string[] {
  const folder = join(inject('packedProject'), 'node_modules/@tilewright', name);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, { types: string } | string>;
  };
  return Object.values(manifest.exports).flatMap((entry) =>
    typeof entry === 'string' ? [] : [join(folder, entry.types)],
  );
}

/** What a module exports, and what the namespaces that it exports do. */
function exportsOf(module: ts.Symbol, checker: ts.TypeChecker): ts.Symbol[] {
  return checker.getExportsOfModule(module).flatMap((exported) => {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    return symbol.flags & ts.SymbolFlags.ValueModule ? exportsOf(symbol, checker) : [symbol];
  });
}

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
