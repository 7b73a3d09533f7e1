/**
 * A Vite plugin: `import lines from 'virtual:source/simulation/shot.ts/traceShot'` gives the lines of a function, read
 * from its file at build time. A missing function fails the build, so the page cannot show outdated source.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { highlight } from 'sugar-high';
import type { Plugin } from 'vite';
import type { Import, SourceLines } from '../src/lens/lens.js';

const prefix = 'virtual:source/';
const folder = fileURLToPath(new URL('../src/', import.meta.url));

export function sourceLines(): Plugin {
  return {
    name: 'source-lines',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const path = id.slice(prefix.length + 1);
      const file = path.slice(0, path.lastIndexOf('/'));
      const name = path.slice(path.lastIndexOf('/') + 1);
      this.addWatchFile(folder + file);
      const lines = linesOf(readFileSync(folder + file, 'utf8'), file, name);
      return `export default ${JSON.stringify(lines)};`;
    },
  };
}

/**
 * The lines of a top-level function in a formatted file, up to the closing brace at the start of a line.
 *
 * @throws Error if the file has no such function
 */
export function linesOf(text: string, file: string, name: string): SourceLines {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => new RegExp(`^(export )?function ${name}\\b`).test(line));
  const end = lines.indexOf('}', start);
  if (start < 0 || end < 0) throw new Error(`${file} must have a function "${name}" at its top level: a lens shows it`);
  const shown = lines.slice(start, end + 1);
  const errors = shown.map((line) => mistake.exec(line)?.[1]);
  const html = lean(highlight(shown.join('\n')))
    .split('\n')
    .map((line, i) => {
      const kind = errors[i] === undefined ? '' : ' words';
      // The line below the words is the mistake.
      const isMistake = errors[i - 1] !== undefined;
      return line.replace('sh__line', `sh__line${isMistake ? ' mistake' : kind}`);
    });
  return {
    file,
    name,
    firstLine: start + 1,
    html: html.join('\n'),
    imports: importsOf(text, shown.join('\n')),
    errors: errors.filter((words) => words !== undefined),
  };
}

/**
 * The highlighter's HTML, several times shorter: what has the color of the text gets no element, what has the color of
 * a sign no class, and neighbors of one kind share an element. The style sheet has the colors.
 */
function lean(html: string): string {
  return html
    .replaceAll(/<span class="sh__token--(\w+)" style="[^"]*">(.*?)<\/span>/g, (_, kind: string, words: string) => {
      if (words === '' || kind === 'space' || kind === 'identifier') return words;
      return kind === 'sign' ? `<i>${words}</i>` : `<i class="${kind}">${words}</i>`;
    })
    .replaceAll(/(?<=<i(.*?)>[^<]*)<\/i><i\1>/g, '');
}

/** What lines of a file use from the packages of tilewright, package by package. */
function importsOf(text: string, shown: string): readonly Import[] {
  const imports = text.matchAll(/^import \{([^}]*)\} from '(@tilewright\/[^']*)'/gm);
  return [...imports].flatMap(([, list = '', from = '']) => {
    const names = list.split(',').map((name) => name.trim().replace(/^type /, ''));
    const used = names.filter((name) => name !== '' && new RegExp(`\\b${name}\\b`).test(shown));
    return used.length === 0 ? [] : [{ from, names: used }];
  });
}

/** What the compiler says to the line below: compared with the compiler by `mistakes.test.ts`. */
const mistake = /^ *\/\/ @ts-expect-error -- (.*)$/;
