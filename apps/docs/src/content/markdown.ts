/** What the site reads in Markdown: headings, their anchors, and which lines are code. */

/** A heading, and the index of its line. */
export interface Heading {
  readonly level: number;
  readonly text: string;
  /** The end of its address, the same as on GitHub. */
  readonly slug: string;
  readonly line: number;
}

/** The anchor of a heading by the rule of GitHub, so that one link is right on both. */
export function slugOf(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
}

/** Calls a function with each line that is not in a block of code. @returns the text with what it returns */
export function mapProse(text: string, change: (line: string, index: number) => string): string {
  let isCode = false;
  return text
    .split('\n')
    .map((line, index) => {
      const isFence = /^\s*```/.test(line);
      if (isFence) isCode = !isCode;
      return isFence || isCode ? line : change(line, index);
    })
    .join('\n');
}

/** The headings of a document. A repeated one gets a number in its anchor. */
export function headingsOf(text: string): Heading[] {
  const headings: Heading[] = [];
  const counts = new Map<string, number>();
  mapProse(text, (line, index) => {
    const [, marks = '', title = ''] = /^(#{1,6}) (.*)$/.exec(line) ?? [];
    if (marks !== '') {
      const plain = plainText(title);
      const slug = slugOf(plain);
      const count = counts.get(slug) ?? 0;
      counts.set(slug, count + 1);
      const unique = count === 0 ? slug : `${slug}-${count}`;
      headings.push({ level: marks.length, text: plain, slug: unique, line: index });
    }
    return line;
  });
  return headings;
}

/** A line of Markdown without its marks. */
export function plainText(markdown: string): string {
  return markdown
    .replaceAll(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/<\/?[a-z][^>`]*>/g, '')
    .replaceAll(/[*`]|(?<!\w)_|_(?!\w)/g, '')
    .replaceAll(/\\([<>|])/g, '$1')
    .trim();
}
