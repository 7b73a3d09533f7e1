/** What a page is about, in one or two sentences: for search engines, previews of links, and lists of pages. */
import { plainText } from './markdown.js';
import type { Page } from './page.js';

/** Longer descriptions are cut off where they are shown: characters. */
const MOST = 200;
/** What is no sentence of a paragraph: headings, lists, tables, figures, comments, quotes. */
const NO_PROSE = /^(#|[-*|>]\s|\d+\.\s|<(?!p\b|code\b)|!\[|```|---|\[[^\]]+\]\([^)]+\)$)/;
const SENTENCE = /^.*?[.!?](?=\s|$)/s;

/** The first sentences of a page that fit. */
export function descriptionOf({ text, title, group }: Pick<Page, 'text' | 'title' | 'group'>): string {
  return firstSentences(text, MOST) ?? `${title}, of ${group}.`;
}

/** As many first sentences of a text as fit, or the beginning of the first; `undefined` if the text has no sentence. */
export function firstSentences(text: string, most: number): string | undefined {
  return (
    withoutCode(text.replace(/^---\n[\s\S]*?\n---\n/, ''))
      .split(/\n\s*\n/)
      .map((paragraph) => paragraph.trim())
      .filter((paragraph) => paragraph !== '' && !NO_PROSE.test(paragraph))
      // Decisions begin with words for the part of them that follows.
      .map((paragraph) =>
        plainText(paragraph.replace(/^In short: ./, (begin) => begin.slice(-1).toUpperCase())).replaceAll(/\s+/g, ' '),
      )
      .filter((paragraph) => SENTENCE.test(paragraph))
      .map((paragraph) => fitted(paragraph, most))[0]
  );
}

/** As many of the first sentences as fit; a longer first one ends with a word. */
function fitted(paragraph: string, most: number): string {
  let text = '';
  for (let rest = paragraph; ;) {
    const sentence = SENTENCE.exec(rest)?.[0];
    if (sentence === undefined || text.length + sentence.length > most) break;
    text += sentence;
    rest = rest.slice(sentence.length);
  }
  if (text !== '') return text.trim();
  return `${paragraph.slice(0, most).replace(/[\s,:;]+\S*$/, '')} ...`;
}

function withoutCode(text: string): string {
  let isCode = false;
  return text
    .split('\n')
    .filter((line) => {
      const isFence = /^\s*```/.test(line);
      if (isFence) isCode = !isCode;
      return !isFence && !isCode;
    })
    .join('\n');
}

/** The titles of pages as a browser shows them: a title that several pages share says where each belongs. */
export function fullTitles(pages: readonly Page[]): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  for (const { title } of pages) counts.set(title, (counts.get(title) ?? 0) + 1);
  return new Map(
    pages.map(({ address, title, group }) => {
      // The front page is the site.
      const isAlone = counts.get(title) === 1 || address === 'index';
      const place = address.startsWith('reference/') ? `${group}, reference` : group;
      return [address, isAlone ? title : `${title}: ${place}`];
    }),
  );
}
