/**
 * A Vite plugin: where a page says `<!-- source: ladder/walk.ts -->`, it gets the whole file, read from `src/` at build time,
 * so that a page always shows the code that it runs.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { highlight } from 'sugar-high';
import type { Plugin } from 'vite';
import { codeLinesOf } from './code-lines.js';

const folder = fileURLToPath(new URL('../src/', import.meta.url));

export function ladderSources(): Plugin {
  return {
    name: 'ladder-sources',
    transformIndexHtml: (html) => html.replaceAll(/<!-- source: (\S+) -->/g, (_, file: string) => sourceOf(file)),
  };
}

/** @throws Error if there is no such file */
function sourceOf(file: string): string {
  const text = readFileSync(folder + file, 'utf8').trimEnd();
  const count = codeLinesOf(text).length;
  return `<details>
        <summary>The code: <code>${file}</code>, ${count} lines</summary>
        <pre tabindex="0" role="region" aria-label="The code of ${file}"><code>${highlight(text)}</code></pre>
      </details>`;
}
