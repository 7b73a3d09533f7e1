/**
 * Each public function and method has one signature: an error on a call of an overloaded one names no argument. And no
 * name stands for two things in two packages.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { checker, exportsOf } from './exported.js';
import { folderOf, packageNames } from './project.js';

/** Whether a package adapts to an engine. A program has one engine, so its adapters may share names. */
function isAdapter(name: string): boolean {
  const manifest = readFileSync(join(folderOf(name), 'package.json'), 'utf8');
  const { peerDependencies = {} } = JSON.parse(manifest) as { peerDependencies?: Record<string, string> };
  return Object.keys(peerDependencies).some((peer) => !peer.startsWith('@tilewright/'));
}

it('exports no name from two packages', () => {
  const owners = new Map<string, string[]>();
  for (const name of packageNames) {
    for (const each of new Set(exportsOf(name).map((exported) => exported.name)))
      owners.set(each, [...(owners.get(each) ?? []), name]);
  }
  expect(owners.size).toBeGreaterThan(500);
  expect([...owners].filter(([, names]) => names.length > 1 && !names.every(isAdapter))).toEqual([]);
});

const count = (symbol: ts.Symbol): number =>
  checker.getSignaturesOfType(checker.getTypeOfSymbol(symbol), ts.SignatureKind.Call).length;

/** How many signatures each export of a package, and each member of an exported class or interface, has. */
function signatures(name: string): [name: string, count: number][] {
  return exportsOf(name).flatMap(({ symbol }): [string, number][] => {
    const members = symbol.flags & (ts.SymbolFlags.Class | ts.SymbolFlags.Interface) ? symbol.members : undefined;
    return [
      [symbol.name, count(symbol)],
      ...[...(members?.values() ?? [])]
        .filter((member) => member.flags & ts.SymbolFlags.Method)
        .map((member): [string, number] => [`${symbol.name}.${member.name}`, count(member)]),
    ];
  });
}

it.each(packageNames)('of %s', (name) => {
  const all = signatures(name);
  expect(all.filter(([, count]) => count > 1)).toEqual([]);
  expect(all.filter(([, count]) => count === 1).length).toBeGreaterThan(0);
});
