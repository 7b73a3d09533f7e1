/** Cuts the pages into the sections that the search knows: plain text under one heading. */
import { firstSentences } from '../content/description.js';
import { IN_MY_ENGINE, TASKS_FOLDER } from '../content/in-my-engine.js';
import { headingsOf, plainText } from '../content/markdown.js';
import type { Page } from '../content/page.js';
import type { Section } from './engine.js';

/** What says little, and would fill the index: figures of benchmarks, and the front page, which is about the others. */
const LEFT_OUT = /^performance\/(?!index)|^index$/;

/** A figure of an article on a line of its own. */
const FIGURE = /^<[A-Z]\w* \/>$/;

export function sectionsOf(pages: readonly Page[]): Omit<Section, 'id'>[] {
  return pages.filter(({ address }) => !LEFT_OUT.test(address)).flatMap(sectionsOfPage);
}

export function numbered(sections: readonly Omit<Section, 'id'>[]): Section[] {
  return sections.map((section, id) => ({ id, ...section }));
}

function sectionsOfPage({ address, title, group, text, file }: Page): Omit<Section, 'id'>[] {
  const lines = text.split('\n');
  const headings = headingsOf(text);
  return headings.flatMap(({ text: heading, slug, level, line }, index) => {
    // The same links on every page, and parts of the programs that the pages of the engines show.
    if (slug === IN_MY_ENGINE || (level > 1 && file?.startsWith(TASKS_FOLDER) === true)) return [];
    const end = headings[index + 1]?.line ?? lines.length;
    const own = lines.slice(line + 1, end);
    return {
      address: level === 1 ? address : `${address}#${slug}`,
      title: heading,
      above: level === 1 ? '' : title,
      group,
      line: lineOf(own.join('\n')),
      text: searchable(own),
    };
  });
}

/** The longest line that a phone shows in two rows: characters. */
const LONGEST_LINE = 90;

/** The first sentence of a text, without marks. */
export function lineOf(text: string): string {
  return firstSentences(text, LONGEST_LINE) ?? '';
}

/** The words of some lines: of code only the names, each once. */
function searchable(lines: readonly string[]): string {
  const prose: string[] = [];
  const names = new Set<string>();
  let isCode = false;
  for (const line of lines) {
    if (/^\s*```/.test(line)) isCode = !isCode;
    else if (isCode) for (const name of line.match(/\b[a-zA-Z]{4,}\b/g) ?? []) names.add(name);
    else if (!FIGURE.test(line)) prose.push(plainText(line.replaceAll('|', ' ')));
  }
  return [prose.join(' '), ...names].join(' ');
}
