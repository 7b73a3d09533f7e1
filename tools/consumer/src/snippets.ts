/**
 * The examples of the documentation as modules: blocks of TypeScript in Markdown, and `@example`s of doc comments.
 *
 * A block of a package that is marked `typescript` is compiled only: it is a scene of an engine that runs in browsers
 * alone.
 *
 * Two comments are understood. Behind a statement, `// => value` says what it gives: it is compared when the example
 * runs. Above a statement, `// error: text` says that it must not compile, and what a compiler says.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { announcedErrors, type Said } from '@tilewright/testing/announced';
import { entriesOf, readExports } from '@tilewright/testing/declarations';
import ts from 'typescript';
import { folderOf, packageNames, repository, UMBRELLA } from './project.js';

/** One example, where its first line stands, and the package whose names it may use without an import. */
export interface Snippet {
  readonly file: string;
  readonly line: number;
  readonly code: string;
  readonly home: string | undefined;
  /** Whether it can run outside of a browser. */
  readonly runs: boolean;
}

/** The blocks of a Markdown file in some languages. */
function markdownSnippets(path: string, languages: readonly string[] = ['ts']): Snippet[] {
  const text = readFileSync(path, 'utf8');
  return [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].flatMap(({ 1: language = '', 2: code = '', index }) => {
    if (!languages.includes(language)) return [];
    const line = lineOf(text, index) + 1;
    return [{ file: relative(repository, path), line, code, home: undefined, runs: language === 'ts' }];
  });
}

/** The `@example`s of a source file of a package. */
function docSnippets(path: string, home: string): Snippet[] {
  const text = readFileSync(path, 'utf8');
  return [...text.matchAll(/\/\*\*[\s\S]*?\*\//g)].flatMap((comment) => {
    const lines = comment[0]
      .slice(0, -2)
      .split('\n')
      .map((line) => line.replace(/^\s*\* ?/, ''));
    return lines.flatMap((line, index) => {
      if (line.trim() !== '@example') return [];
      const rest = lines.slice(index + 1);
      const end = rest.findIndex((other) => /^@\w/.test(other));
      const code = (end < 0 ? rest : rest.slice(0, end))
        .map((other) => (other.startsWith('```') ? '' : other))
        .join('\n');
      return [
        { file: relative(repository, path), line: lineOf(text, comment.index) + index + 1, code, home, runs: true },
      ];
    });
  });
}

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** All examples of the repository. */
function allSnippets(): Snippet[] {
  const pages = [
    join(repository, 'README.md'),
    join(repository, 'packages', UMBRELLA, 'README.md'),
    join(repository, 'skills/tilewright/SKILL.md'),
    ...['docs', 'apps/docs/pages', 'apps/docs/articles'].flatMap((folder) =>
      filesIn(join(repository, folder), /\.md$/),
    ),
  ];
  const readmes = packageNames.map((name) => join(repository, 'packages', name, 'README.md'));
  const packagePages = packageNames.flatMap((name) => filesIn(join(repository, 'packages', name, 'docs'), /\.md$/));
  return [
    ...[...pages, ...packagePages].flatMap((path) => markdownSnippets(path)),
    ...readmes.flatMap((path) => markdownSnippets(path, ['ts', 'typescript'])),
    ...packageNames.flatMap((name) =>
      filesIn(join(repository, 'packages', name, 'src'), /(?<!\.test|\.test-d)\.ts$/).flatMap((path) =>
        docSnippets(path, name),
      ),
    ),
  ];
}

function filesIn(folder: string, pattern: RegExp): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => pattern.test(name))
      .sort()
      .map((name) => join(folder, name));
  } catch {
    return [];
  }
}

/** All examples of the repository, as modules. */
export function allExamples(): Example[] {
  const exported = exportedNames();
  return allSnippets().map((snippet) => ({ ...snippet, ...prepare(snippet, exported) }));
}

/** An example as two modules: one to compile whole, one to run, and what must be said of which line of the first. */
interface Prepared {
  readonly compiled: string;
  readonly run: string;
  readonly errors: readonly Said[];
  /** Where a line of `compiled` stands: `README.md:12`. */
  readonly placeOf: (line: number) => string;
}

export type Example = Snippet & Prepared;

/** Names that each package exports, to import what an `@example` uses. */
type ExportedNames = ReadonlyMap<string, readonly string[]>;

/**
 * The names that the main entries of the packed packages export; what they stand for is in files that need not be read.
 */
function exportedNames(): ExportedNames {
  const mains = packageNames.map((home) => ({ ...entriesOf(folderOf(home))[0]!, home }));
  const { exports } = readExports(mains, { noLib: true, noResolve: true });
  return new Map(
    packageNames.map((name) => [name, exports.filter(({ entry }) => entry.home === name).map((each) => each.name)]),
  );
}

export function prepare(snippet: Snippet, exported: ExportedNames): Prepared {
  const head = importsOf(snippet, exported);
  const code = `${head}${snippet.code}`;
  const source = ts.createSourceFile('snippet.ts', code, ts.ScriptTarget.ES2022, true);
  const errors = announcedErrors(code);
  const shift = snippet.line - head.split('\n').length;
  const placeOf = (line: number): string => `${snippet.file}:${line + shift}`;
  let run = `import { at as at$, check as check$ } from './check.mjs';\n`;
  for (const statement of source.statements) {
    const text = statement.getText();
    const line = lineOf(code, statement.getStart());
    const lastLine = lineOf(code, statement.getEnd());
    if (errors.some((error) => error.line >= line && error.line <= lastLine)) continue;
    const expected = trailingComments(code, statement).find((comment) => comment.startsWith('=> '));
    run += `at$(${JSON.stringify(`${placeOf(line)}: ${text}`)});\n`;
    run += expected === undefined ? `${text}\n` : checked(statement, text, expected.slice(3));
  }
  return { compiled: `${code}\nexport {};\n`, run, errors, placeOf };
}

function checked(statement: ts.Statement, text: string, expected: string): string {
  if (ts.isExpressionStatement(statement)) return `check$(${statement.expression.getText()}, ${expected});\n`;
  if (ts.isVariableStatement(statement)) {
    const names = statement.declarationList.declarations.map((declaration) => declaration.name.getText());
    return `${text}\ncheck$(${names[0] ?? ''}, ${expected});\n`;
  }
  throw new Error(`only expressions and variables have a value to compare: ${text}`);
}

function trailingComments(code: string, node: ts.Node): string[] {
  return (ts.getTrailingCommentRanges(code, node.end) ?? []).map((range) => commentText(code, range));
}

function commentText(code: string, range: ts.CommentRange): string {
  return code
    .slice(range.pos, range.end)
    .replace(/^\/\/\s*/, '')
    .trim();
}

/** An `@example` stands beside what it shows: it may use all names of its package, and those of the ones below. */
function importsOf({ code, home }: Snippet, exported: ExportedNames): string {
  if (home === undefined) return '';
  const used = new Set(code.match(/\b[A-Za-z_]\w*\b/g));
  const declared = new Set(
    [...code.matchAll(/\b(?:const|let|function|class)\s+(\w+)/g)].map((match) => match[1] ?? ''),
  );
  const taken = new Set<string>();
  const order = [home, ...packageNames.slice(0, packageNames.indexOf(home))];
  return order
    .map((name) => {
      const names = (exported.get(name) ?? []).filter(
        (each) => used.has(each) && !declared.has(each) && !taken.has(each),
      );
      for (const each of names) taken.add(each);
      return names.length === 0 ? '' : `import { ${names.join(', ')} } from '@tilewright/${name}';\n`;
    })
    .join('');
}
