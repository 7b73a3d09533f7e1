import type ts from 'typescript';

/** What users import, `@tilewright/units/scalar`, and the file of its declarations. */
export interface Entry {
  readonly module: string;
  readonly types: string;
}

/** A name that an entry exports, with that of its namespace: `wgs84.radius`. */
export interface Exported<E extends Entry> {
  readonly name: string;
  readonly entry: E;
  /** What it stands for, where it is declared. */
  readonly symbol: ts.Symbol;
  /** Whether it exists at run time, or for the compiler only. */
  readonly isValue: boolean;
}

/** The modules of a package that users import. The package must be built. */
export function entriesOf(folder: string): Entry[];

/** What some entries export, in their order. A namespace stands for its own exports. */
export function readExports<E extends Entry>(
  entries: readonly E[],
  options?: ts.CompilerOptions,
): { readonly checker: ts.TypeChecker; readonly exports: Exported<E>[] };
