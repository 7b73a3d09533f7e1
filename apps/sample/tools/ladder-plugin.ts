/**
 * A Vite plugin for the pages of the ladder. Each page has what is its own; `ladder/frame.html` goes around it.
 *
 * Where a page says `<!-- source: ladder/walk.ts -->`, it gets the whole file, read from `src/` at build time, so that
 * a page always shows the code that it runs.
 */
import { readFileSync } from 'node:fs';
import { highlight } from 'sugar-high';
import type { Plugin } from 'vite';
import { codeLinesOf } from './code-lines.js';

export const ladderPages: readonly string[] = ['walk', 'see', 'shoot', 'chase', 'crowd'];

const parts =
  /^(?<description><meta.*?\/>\n)(?<picture>.*)<!-- source: (?<file>\S+) -->\n(?<script><script type="module">.*)$/s;

export function ladder(): Plugin {
  return {
    name: 'ladder',
    transformIndexHtml: {
      order: 'pre', // the bundler has to find the style sheet of the frame
      handler(html, { path }) {
        const page = ladderPages.find((each) => path.endsWith(`/ladder/${each}.html`));
        return page === undefined ? html : framed(html, page);
      },
    },
  };
}

/** @throws Error if a part of the page is missing, or the frame names something else */
function framed(html: string, page: string): string {
  const index = ladderPages.indexOf(page);
  const { file, ...own } = parts.exec(html)?.groups ?? {};
  if (file === undefined)
    throw new Error(`ladder/${page}.html must have a description, a picture, a source and a script`);
  const next = ladderPages[index + 1];
  const links = ladderPages.map(
    (each) => `<li><a href="./${each}.html"${each === page ? ' aria-current="page"' : ''}>${titleOf(each)}</a></li>`,
  );
  const values: Readonly<Record<string, string>> = {
    ...own,
    title: titleOf(page),
    links: [...links, '<li><a href="../index.html">The game</a></li>'].join('\n'),
    shooting: index < ladderPages.indexOf('shoot') ? '' : '<kbd>Space</kbd>, a click or a tap shoots.',
    source: sourceOf(file),
    next: next ?? 'the game',
    nextFile: next === undefined ? '../index.html' : `./${next}.html`,
  };
  return textOf('ladder/frame.html').replaceAll(/{{(\w+)}}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`ladder/frame.html: no value is named ${name}`);
    return value;
  });
}

/** @throws Error if there is no such file */
function sourceOf(file: string): string {
  const text = textOf(`src/${file}`).trimEnd();
  const count = codeLinesOf(text).length;
  return `<details open>
        <summary>The code: <code>${file}</code>, ${count} lines</summary>
        <pre tabindex="0" role="region" aria-label="The code of ${file}"><code>${highlight(text)}</code></pre>
      </details>`;
}

function titleOf(page: string): string {
  return page.charAt(0).toUpperCase() + page.slice(1);
}

function textOf(path: string): string {
  return readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
}
