/** All that the site shows, from the sources of the repository. */
import { fittedCode, withFittedCode } from './code/fit.js';
import { makeContent, type Content } from './content/pages.js';
import { gallery, playedPages } from './content/gallery.js';
import { withPrograms } from './content/programs.js';
import { madeTables } from './reference/made.js';
import { importsOfExamples } from './reference/examples.js';
import { readExports } from './reference/exports.js';
import { referencePages, referenceSections } from './reference/pages.js';
import { sizesOf } from './reference/sizes.js';
import { usesIn } from './reference/order.js';
import { topicsOf } from './reference/topics.js';
import type { Section } from './search/engine.js';
import { numbered, sectionsOf } from './search/sections.js';

export interface Site extends Content {
  /** What the search knows. */
  readonly sections: readonly Section[];
  /** The lines that stand before a block of code for the compiler only. */
  readonly importsOf: (block: string) => string;
}

let made: Promise<Site> | undefined;

/** The same for all callers, since it takes seconds. */
export function makeSite(): Promise<Site> {
  return (made ??= make());
}

async function make(): Promise<Site> {
  const { pages, pictures } = makeContent();
  const withLinks = await Promise.all(
    pages.map(async (page) => ({ ...page, text: await withFittedCode(await withPrograms(page.text)) })),
  );
  const cards = gallery(pages, playedPages());
  const exports = readExports();
  const topics = topicsOf(exports, usesIn(pages.map(({ text }) => text)));
  const imports = new Map<string, string>();
  for (const [example, lines] of importsOfExamples(exports)) imports.set(await fittedCode(example), lines);
  const reference = await Promise.all(
    referencePages(topics, await sizesOf(exports), madeTables()).map(async (page) => ({
      ...page,
      text: await withFittedCode(page.text),
    })),
  );
  return {
    pages: [...withLinks, cards.page, ...reference],
    pictures: new Map([...pictures, ...cards.pictures]),
    sections: numbered([...sectionsOf(pages), ...referenceSections(topics)]),
    importsOf: (block) => imports.get(block) ?? '',
  };
}
