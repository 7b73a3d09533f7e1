/**
 * Optional members of public types take `undefined` explicitly: with `exactOptionalPropertyTypes` a game could not pass on
 * an option of its own that may be absent otherwise. All types are found from the exports of the packed packages.
 */
import { join } from 'node:path';
import ts from 'typescript-5.9';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProject, entries, packageNames, type Project } from './project.js';

let project: Project;

beforeAll(() => {
  project = createProject();
});
afterAll(() => project.dispose());

/** All optional members of types that the exports of some files lead to: whether each takes `undefined`. */
function optionalMembers(files: readonly string[], inside: string): Map<string, boolean> {
  const program = ts.createProgram(files, { module: ts.ModuleKind.NodeNext, exactOptionalPropertyTypes: true });
  const checker = program.getTypeChecker();
  const members = new Map<string, boolean>();
  const seen = new Set<ts.Node>();
  const visit = (node: ts.Node): void => {
    if (seen.has(node)) return;
    seen.add(node);
    if (ts.isPropertySignature(node) && node.questionToken !== undefined) {
      members.set(`${ownerOf(node)}.${node.name.getText()}`, node.type !== undefined && takesUndefined(node.type));
    }
    if (ts.isIdentifier(node)) for (const declaration of declarationsOf(node)) visit(declaration);
    ts.forEachChild(node, visit);
  };
  /** Where a name is declared, if that is in the package itself. */
  const declarationsOf = (name: ts.Node): readonly ts.Node[] => {
    const symbol = checker.getSymbolAtLocation(name);
    if (symbol === undefined) return [];
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    return (target.declarations ?? []).filter((declaration) => declaration.getSourceFile().fileName.startsWith(inside));
  };
  for (const file of files) {
    const source = program.getSourceFile(file);
    if (source === undefined) throw new Error(`no ${file}`);
    ts.forEachChild(source, visit);
  }
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
    const folder = join(project.folder, 'node_modules', '@tilewright', name);
    const members = optionalMembers(entries(folder), folder);
    expect([...members].filter(([, takes]) => !takes).map(([member]) => member)).toEqual([]);
  });
});

it('finds the members', () => {
  const folder = join(project.folder, 'node_modules', '@tilewright', 'queries');
  const members = [...optionalMembers(entries(folder), folder).keys()];
  expect(members).toEqual(
    expect.arrayContaining(['AreaOptions.bounds', 'BlockingOptions.corners', 'ObjectOptions.filter']),
  );
});
