/**
 * The compiler behind the code blocks: what it says about each name, and what it refuses.
 *
 * All blocks of the site are files of one program. A language service that compiles one block after the other checks
 * the declarations of the packages again for each of them, which takes ten times as long.
 */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { site } from '../content/repository.js';
import { COMPILER_OPTIONS } from './options.js';

/** A name in a block, and what an editor shows for it. */
export interface Hover {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** What the compiler refuses: its own first line. */
export interface Problem {
  readonly start: number;
  readonly end: number;
  readonly message: string;
}

const OPTIONS: ts.CompilerOptions = {
  ...COMPILER_OPTIONS,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
};

/** TypeScript's own declarations, which the package by the name `typescript` leaves to the package that it wraps. */
export const LIBRARY: string = dirname(
  createRequire(createRequire(import.meta.url).resolve('typescript')).resolve('@typescript/old'),
);

export class Compiler {
  readonly #blocks = new Map<string, string>();
  readonly #service: ts.LanguageService;
  #version = 0;

  constructor() {
    const { sys } = ts;
    this.#service = ts.createLanguageService({
      getCompilationSettings: () => OPTIONS,
      getProjectVersion: () => String(this.#version),
      getScriptFileNames: () => [...this.#blocks.keys()],
      getScriptVersion: () => '1', // a block never changes: another text is another file
      getScriptSnapshot: (path) => {
        const text = this.#blocks.get(path) ?? sys.readFile(path);
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
      },
      getCurrentDirectory: () => site,
      getDefaultLibFileName: (options) => join(LIBRARY, ts.getDefaultLibFileName(options)),
      fileExists: (path) => this.#blocks.has(path) || sys.fileExists(path),
      readFile: (path) => this.#blocks.get(path) ?? sys.readFile(path),
      directoryExists: (path) => sys.directoryExists(path),
      getDirectories: (path) => sys.getDirectories(path),
      realpath: (path) => sys.realpath?.(path) ?? path,
    });
  }

  /** Adds a block, so that it is in the program before the first question. @returns the file */
  add(code: string): string {
    for (const [file, text] of this.#blocks) if (text === code) return file;
    const file = join(site, `.blocks/block-${this.#blocks.size}.ts`);
    this.#blocks.set(file, code);
    this.#version++;
    return file;
  }

  problems(code: string): Problem[] {
    const file = this.add(code);
    const found = [...this.#service.getSyntacticDiagnostics(file), ...this.#service.getSemanticDiagnostics(file)];
    return found.map(({ start = 0, length = 0, messageText }) => ({
      start,
      end: start + length,
      message: typeof messageText === 'string' ? messageText : messageText.messageText,
    }));
  }

  /** The type of each constant that a block declares, by its name. */
  typesOfConstants(code: string): ReadonlyMap<string, string> {
    const file = this.add(code);
    const program = this.#service.getProgram();
    const types = new Map<string, string>();
    for (const statement of program?.getSourceFile(file)?.statements ?? []) {
      if (!ts.isVariableStatement(statement)) continue;
      for (const { name } of statement.declarationList.declarations) {
        const checker = program?.getTypeChecker();
        const type = checker?.typeToString(checker.getTypeAtLocation(name), undefined, ts.TypeFormatFlags.NoTruncation);
        if (ts.isIdentifier(name) && type !== undefined) types.set(name.text, type.replaceAll('; }', ' }'));
      }
    }
    return types;
  }

  /** What an editor shows for each name, except in imports, which the names below repeat. */
  hovers(code: string): Hover[] {
    const file = this.add(code);
    const source = this.#service.getProgram()?.getSourceFile(file);
    const hovers: Hover[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isImportDeclaration(node)) return;
      if (ts.isIdentifier(node)) {
        const text = this.#hoverAt(file, node.getStart());
        if (text !== undefined) hovers.push({ start: node.getStart(), end: node.getEnd(), text });
      }
      ts.forEachChild(node, visit);
    };
    if (source !== undefined) visit(source);
    return hovers;
  }

  #hoverAt(file: string, position: number): string | undefined {
    const info = this.#service.getQuickInfoAtPosition(file, position);
    if (info === undefined) return undefined;
    const signature = ts
      .displayPartsToString(info.displayParts)
      .replace(/^\(alias\) /, '')
      .replace(/\nimport .*$/, '');
    if (signature.endsWith(': any')) return undefined;
    const about = firstSentence(ts.displayPartsToString(info.documentation));
    return about === '' ? signature : `${signature}\n\n${about}`;
  }
}

function firstSentence(text: string): string {
  return /^[\s\S]*?\.(?=\s|$)/.exec(text)?.[0].replaceAll(/\s+/g, ' ') ?? text;
}
