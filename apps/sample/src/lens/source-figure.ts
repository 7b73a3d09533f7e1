/**
 * Lines of source on the page: where they are in the repository, what they use from the packages, and a button that
 * copies them.
 *
 * The lenses bring this: it is not needed before one of them is on.
 */
import { elementById } from '../hud/page.js';
import type { Import, SourceLines } from './lens.js';

export function sourceFigure({ file, firstLine, html, imports }: SourceLines): HTMLElement {
  const figure = document.createElement('figure');
  const caption = document.createElement('figcaption');
  const code = document.createElement('pre');
  code.style.setProperty('--first-line', String(firstLine - 1));
  code.innerHTML = html; // made by the build, from our own files
  // Where a line that wraps goes on.
  for (const line of code.querySelectorAll<HTMLElement>('.sh__line'))
    line.style.setProperty('--indent', String(line.textContent.search(/\S|$/)));
  caption.append(linkTo(file, firstLine), copyButton(code));
  if (imports.length > 0) caption.append(wordsFor(imports));
  figure.append(caption, code);
  return figure;
}

/** The file in the repository, to which the first link of the title leads. */
function linkTo(file: string, line: number): HTMLElement {
  const repository = elementById('title').querySelector('a')?.getAttribute('href') ?? '';
  const link = document.createElement('a');
  link.href = `${repository}/blob/main/apps/sample/src/${file}#L${line}`;
  link.target = '_blank';
  link.rel = 'noopener';
  link.textContent = `src/${file}:${line}`;
  return link;
}

/** The line numbers are not copied: the style sheet writes them. */
function copyButton(code: HTMLElement): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Copy';
  const say = (words: string): void => {
    button.textContent = words;
    setTimeout(() => (button.textContent = 'Copy'), 2000);
  };
  // Browsers allow it on secure pages only, for some not before a finger is lifted, and may refuse it there.
  button.addEventListener('click', () => {
    const written = navigator.clipboard?.writeText(code.textContent) ?? Promise.reject(new Error('no clipboard'));
    written.then(
      () => say('Copied'),
      () => say('Not allowed'),
    );
  });
  return button;
}

function wordsFor(imports: readonly Import[]): HTMLElement {
  const words = document.createElement('p');
  words.textContent = imports.map(({ from, names }) => `From ${from}: ${names.join(', ')}.`).join(' ');
  return words;
}
