import { createSystem, createVirtualTypeScriptEnvironment, type VirtualTypeScriptEnvironment } from '@typescript/vfs';
import ts from 'typescript';
import { COMPILER_OPTIONS } from '../../code/options.js';

/** The file of the program. */
export const FILE = '/program.ts';

/** Declarations by their paths. */
export type Files = Readonly<Record<string, string>>;

/** A compiler that has no other files than these, and the program. */
export function environmentWith(files: Files): VirtualTypeScriptEnvironment {
  const map = new Map(Object.entries(files)).set(FILE, ' ');
  const roots = [
    FILE,
    ...[...map.keys()].filter((path) => /^\/[\w-]+\.d\.ts$/.test(path) && !path.startsWith('/lib.')),
  ];
  return createVirtualTypeScriptEnvironment(createSystem(map), roots, ts, {
    ...COMPILER_OPTIONS,
    lib: ['lib.es2022.d.ts'],
  });
}

/** Makes another text the program. */
export function setProgram({ updateFile }: VirtualTypeScriptEnvironment, code: string): void {
  updateFile(FILE, code === '' ? ' ' : code); // an empty text would be a missing file
}
