/**
 * What the verbs make of the types of `@tilewright/units`: for each two types a third one, or the compiler's reason why
 * not.
 *
 * All calls are lines of one file, which the compiler checks once, in some seconds. The answer is kept in a file until
 * the declarations of the package change.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { repository, site } from '../content/repository.js';
import { Compiler } from './compiler.js';

/** The verbs that combine two values. */
export const VERBS = ['add', 'sub', 'mul', 'div'] as const;
export type Verb = (typeof VERBS)[number];

/** The type of a call, or the compiler's own first line if it does not compile. */
export type Outcome =
  | { readonly type: string; readonly refusal?: undefined }
  | { readonly refusal: string; readonly type?: undefined };

export interface VerbMatrix {
  readonly types: readonly string[];
  /** What a verb makes of each type, as the first value, with each type, as the second one: by their indices. */
  readonly outcomes: Readonly<Record<Verb, readonly (readonly Outcome[])[]>>;
}

/** Where the answers are kept. It is not checked in. */
const CACHE = join(site, '.cache');

/** @param types - names that `@tilewright/units` exports, or `number` */
export function verbMatrix(types: readonly string[]): VerbMatrix {
  const code = codeOf(types);
  const file = join(CACHE, `verb-matrix-${keyOf(code)}.json`);
  if (existsSync(file)) return { types, outcomes: readOutcomes(file) };
  const outcomes = compile(code, types.length);
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(file, JSON.stringify(outcomes));
  return { types, outcomes };
}

/** A line for each type, and then one for each call: by verb, by first value, by second one. */
function codeOf(types: readonly string[]): string {
  const imported = types.filter((name) => name !== 'number').map((name) => `type ${name}`);
  const values = types.map((name, index) => `declare const v${index}: ${name};`);
  const calls = VERBS.flatMap((verb) =>
    types.flatMap((_, a) => types.map((__, b) => `const ${verb}_${a}_${b} = ${verb}(v${a}, v${b});`)),
  );
  const imports = `import { ${[...VERBS, ...imported].join(', ')} } from '@tilewright/units';`;
  return [imports, ...values, ...calls].join('\n');
}

function compile(code: string, count: number): VerbMatrix['outcomes'] {
  const compiler = new Compiler();
  const source = ts.createSourceFile('calls.ts', code, ts.ScriptTarget.ES2022);
  const refusals = new Map<number, string>();
  for (const { start, message } of compiler.problems(code)) {
    const { line } = source.getLineAndCharacterOfPosition(start);
    if (!refusals.has(line)) refusals.set(line, message);
  }
  const types = compiler.typesOfConstants(code);
  const outcomeOf = (verb: Verb, a: number, b: number): Outcome => {
    const line = 1 + count + (VERBS.indexOf(verb) * count + a) * count + b;
    const refusal = refusals.get(line);
    if (refusal !== undefined) return { refusal };
    const type = types.get(`${verb}_${a}_${b}`);
    if (type === undefined || type === 'any') throw new Error(`The compiler does not know ${verb}(v${a}, v${b})`);
    return { type };
  };
  const all = Array.from({ length: count }, (_, index) => index);
  const tableOf = (verb: Verb): Outcome[][] => all.map((a) => all.map((b) => outcomeOf(verb, a, b)));
  return { add: tableOf('add'), sub: tableOf('sub'), mul: tableOf('mul'), div: tableOf('div') };
}

/** Changes with everything that the answer depends on. */
function keyOf(code: string): string {
  const hash = createHash('sha256').update(code).update(ts.version);
  const declarations = join(repository, 'packages/units/dist');
  for (const name of readdirSync(declarations, { recursive: true, encoding: 'utf8' }).sort()) {
    if (name.endsWith('.d.ts')) hash.update(readFileSync(join(declarations, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

function readOutcomes(file: string): VerbMatrix['outcomes'];
function readOutcomes(file: string): unknown {
  const outcomes: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return outcomes;
}
