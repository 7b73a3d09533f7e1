/**
 * The declarations that programs of the playground are compiled with: of the packages, as users get them, and of
 * ES2022.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIBRARY } from '../code/compiler.js';
import { repository } from '../content/repository.js';
import type { Files } from './compiler/environment.js';

/** What a program can import, by its folder: all packages that need no engine, and the one that has them all. */
export const IMPORTED = ['units', 'tilemap', 'queries', 'motion', 'sight', 'paths', 'tilewright'] as const;

/** The name by which a package is imported. */
export const importNameOf = (folder: string): string => (folder === 'tilewright' ? folder : `@tilewright/${folder}`);

const FIRST_LIBRARY = 'lib.es2022.d.ts';
const REFERENCE = /^\/\/\/ <reference lib="([\w.]+)" \/>/gm;

/** The worker that a program runs in has no page. */
const HOST = `interface Console {
  log(...values: readonly unknown[]): void;
  info(...values: readonly unknown[]): void;
  debug(...values: readonly unknown[]): void;
  warn(...values: readonly unknown[]): void;
  error(...values: readonly unknown[]): void;
}
declare const console: Console;
`;

/** All declarations by the paths that the compiler looks for them under. */
export function declarations(): Files {
  return Object.fromEntries([...libraries(), ['/host.d.ts', HOST], ...IMPORTED.flatMap(declarationsOf)]);
}

/** The declarations of ES2022, and all that they refer to. */
function libraries(): [path: string, text: string][] {
  const found = new Map<string, string>();
  const add = (name: string): void => {
    if (found.has(name)) return;
    const text = readFileSync(join(LIBRARY, name), 'utf8');
    found.set(name, text);
    for (const [, reference = ''] of text.matchAll(REFERENCE)) add(`lib.${reference}.d.ts`);
  };
  add(FIRST_LIBRARY);
  return [...found].map(([name, text]) => [`/${name}`, shortened(text)]);
}

function declarationsOf(name: string): [path: string, text: string][] {
  const folder = join(repository, 'packages', name);
  const target = `/node_modules/${importNameOf(name)}`;
  const files = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.d.ts'))
    .sort();
  return [
    [`${target}/package.json`, readFileSync(join(folder, 'package.json'), 'utf8')],
    ...files.map((path): [string, string] => [
      `${target}/dist/${path}`,
      shortened(readFileSync(join(folder, 'dist', path), 'utf8')),
    ]),
  ];
}

const COMMENT = /\/\*[\s\S]*?\*\//g;
const FIRST_SENTENCE = /^[\s\S]*?[.:](?=\s|$)/;

/** Without what the editor does not show: of a comment, all behind its first sentence. */
function shortened(text: string): string {
  return text
    .replaceAll(COMMENT, (comment) => {
      if (!comment.startsWith('/**')) return '';
      const words = comment
        .slice(3, -2)
        .replaceAll(/\s*\n\s*\*?\s*/g, ' ')
        .trim();
      const sentence = FIRST_SENTENCE.exec(words)?.[0] ?? words;
      return sentence.startsWith('@') ? '' : `/** ${sentence} */`;
    })
    .replaceAll(/^[^\S\n]+|\n(?=\n)/gm, '')
    .replaceAll(/^\/\/# sourceMappingURL=.*\n?/gm, '');
}
