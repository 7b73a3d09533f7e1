/**
 * Each public function and method has one signature: an error on a call of an overloaded one names no argument. And no name
 * stands for two things in two packages.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript-5.9';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createProject, entries, packageNames, type Project } from './project.js';

let project: Project;

beforeAll(() => {
  project = createProject();
});
afterAll(() => project.dispose());

/** The names of a package's exports, from all of its entries. */
function exportedNames(name: string): Set<string> {
  const files = entries(join(project.folder, 'node_modules', '@tilewright', name));
  const program = ts.createProgram(files, { module: ts.ModuleKind.NodeNext });
  const types = program.getTypeChecker();
  const modules = files.map((file) => {
    const source = program.getSourceFile(file);
    return source === undefined ? undefined : types.getSymbolAtLocation(source);
  });
  return new Set(
    modules.flatMap((module) => (module ? types.getExportsOfModule(module) : [])).map((symbol) => symbol.name),
  );
}

/** Whether a package adapts to an engine. A program has one engine, so its adapters may share names. */
function isAdapter(name: string): boolean {
  const manifest = readFileSync(join(project.folder, 'node_modules', '@tilewright', name, 'package.json'), 'utf8');
  const { peerDependencies = {} } = JSON.parse(manifest) as { peerDependencies?: Record<string, string> };
  return Object.keys(peerDependencies).some((peer) => !peer.startsWith('@tilewright/'));
}

it('exports no name from two packages', () => {
  const owners = new Map<string, string[]>();
  for (const name of packageNames) {
    for (const exported of exportedNames(name)) owners.set(exported, [...(owners.get(exported) ?? []), name]);
  }
  expect(owners.size).toBeGreaterThan(500);
  expect([...owners].filter(([, names]) => names.length > 1 && !names.every(isAdapter))).toEqual([]);
});

/** How many signatures each export, and each member of an exported class or interface, has. */
function signatures(files: readonly string[]): [name: string, count: number][] {
  const program = ts.createProgram(files, { module: ts.ModuleKind.NodeNext });
  const types = program.getTypeChecker();
  return files.flatMap((file) => {
    const source = program.getSourceFile(file);
    const module = source === undefined ? undefined : types.getSymbolAtLocation(source);
    if (source === undefined || module === undefined) throw new Error(`no exports in ${file}`);
    return types.getExportsOfModule(module).flatMap((exported): [string, number][] => {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? types.getAliasedSymbol(exported) : exported;
      const count = (type: ts.Type): number => types.getSignaturesOfType(type, ts.SignatureKind.Call).length;
      const members = symbol.flags & (ts.SymbolFlags.Class | ts.SymbolFlags.Interface) ? symbol.members : undefined;
      return [
        [symbol.name, count(types.getTypeOfSymbolAtLocation(symbol, source))],
        ...[...(members?.values() ?? [])]
          .filter((member) => member.flags & ts.SymbolFlags.Method)
          .map((member): [string, number] => [
            `${symbol.name}.${member.name}`,
            count(types.getTypeOfSymbolAtLocation(member, source)),
          ]),
      ];
    });
  });
}

it.each(packageNames)('of %s', (name) => {
  const all = signatures(entries(join(project.folder, 'node_modules', '@tilewright', name)));
  expect(all.filter(([, count]) => count > 1)).toEqual([]);
  expect(all.filter(([, count]) => count === 1).length).toBeGreaterThan(0);
});
