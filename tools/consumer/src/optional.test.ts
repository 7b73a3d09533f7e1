/**
 * Optional members of public types take `undefined` explicitly: with `exactOptionalPropertyTypes` a game could not pass
 * on an option of its own that may be absent otherwise. All types are found from the exports of the packed packages.
 */
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { checker, exportsOf } from './exported.js';
import { folderOf, packageNames } from './project.js';

/** All optional members of types that the exports of a package lead to: whether each takes `undefined`. */
function optionalMembers(name: string): Map<string, boolean> {
  const folder = folderOf(name);
  const members = new Map<string, boolean>();
  const seen = new Set<ts.Node>();
  const visit = (node: ts.Node): void => {
    if (seen.has(node)) return;
    seen.add(node);
    if (ts.isPropertySignature(node) && node.questionToken !== undefined) {
      members.set(`${ownerOf(node)}.${node.name.getText()}`, node.type !== undefined && takesUndefined(node.type));
    }
    if (ts.isIdentifier(node)) visitDeclarations(checker.getSymbolAtLocation(node));
    ts.forEachChild(node, visit);
  };
  /** What a name stands for, if that is declared in the package itself. */
  const visitDeclarations = (symbol: ts.Symbol | undefined): void => {
    if (symbol === undefined) return;
    const { declarations = [] } = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    declarations.filter((each) => each.getSourceFile().fileName.startsWith(folder)).forEach(visit);
  };
  for (const { symbol } of exportsOf(name)) visitDeclarations(symbol);
  return members;
}

function takesUndefined(type: ts.TypeNode): boolean {
  if (ts.isUnionTypeNode(type)) return type.types.some(takesUndefined);
  return type.kind === ts.SyntaxKind.UndefinedKeyword || type.kind === ts.SyntaxKind.UnknownKeyword;
}

/** The name of the type that a member is written in. */
function ownerOf(member: ts.Node): string {
  for (let node = member.parent; ; node = node.parent) {
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return node.name.text;
    if (ts.isSourceFile(node)) return node.fileName;
  }
}

describe.each(packageNames)('%s', (name) => {
  it('lets every optional member be undefined', () => {
    expect([...optionalMembers(name)].filter(([, takes]) => !takes).map(([member]) => member)).toEqual([]);
  });
});

it('finds the members', () => {
  expect([...optionalMembers('queries').keys()]).toEqual(
    expect.arrayContaining(['AreaOptions.bounds', 'BlockingOptions.corners', 'ObjectOptions.filter']),
  );
});
