/** Cuts a long document into pages: one for what is before the first section, and one for each section. */
import { headingsOf, mapProse } from './markdown.js';

/** A part of a document. */
export interface Part {
  /** The anchor of its heading in the document; `undefined` for the first part. */
  readonly slug: string | undefined;
  readonly title: string;
  readonly text: string;
  /** The anchors in the document that are in this part. */
  readonly slugs: ReadonlySet<string>;
}

/** In characters: a shorter section is no page, and stays on the first one. */
const SHORT_SECTION = 1200;
const SECTION_LEVEL = 2;

/** Where a part begins: the index of its heading, and of the line. */
interface Cut {
  readonly start: number;
  readonly end: number;
}

export function splitDocument(text: string): Part[] {
  const lines = text.split('\n');
  const headings = headingsOf(text);
  const starts = headings.filter(({ level }) => level === SECTION_LEVEL).map(({ line }) => line);
  const sections = starts.map((start, index): Cut => ({ start, end: starts[index + 1] ?? lines.length }));
  const textOf = ({ start, end }: Cut): string => lines.slice(start, end).join('\n');
  const isPage = (cut: Cut): boolean => textOf(cut).length >= SHORT_SECTION;
  const slugsIn = ({ start, end }: Cut): string[] =>
    headings.filter(({ line }) => line >= start && line < end).map(({ slug }) => slug);

  const pages = sections.filter(isPage);
  const rest = [{ start: 0, end: starts[0] ?? lines.length }, ...sections.filter((cut) => !isPage(cut))];
  const first: Part = {
    slug: undefined,
    title: headings[0]?.text ?? '',
    text: rest.map((cut) => textOf(cut).trimEnd()).join('\n\n'),
    slugs: new Set(rest.flatMap(slugsIn)),
  };
  return [
    first,
    ...pages.map((cut): Part => {
      const heading = headings.find(({ line }) => line === cut.start);
      return {
        slug: heading?.slug,
        title: heading?.text ?? '',
        text: raised(textOf(cut)),
        slugs: new Set(slugsIn(cut)),
      };
    }),
  ];
}

/** Moves all headings up by one level. */
function raised(text: string): string {
  return mapProse(text, (line) => line.replace(/^##/, '#'));
}
