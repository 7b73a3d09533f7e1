/** All pages of the site as Markdown, from the documents of the repository. */
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { changelog } from './changelog.js';
import { type Source, sources } from './contents.js';
import { inMyEngine } from './in-my-engine.js';
import { type Places, rewriteLinks } from './links.js';
import { headingsOf } from './markdown.js';
import type { Page } from './page.js';
import { repository } from './repository.js';
import { withSources } from './sources.js';
import { type Part, splitDocument } from './split.js';

/** The pages, and the pictures that they show: from a file of the repository to its address on the site. */
export interface Content {
  readonly pages: readonly Page[];
  readonly pictures: ReadonlyMap<string, string>;
}

/** One page before its links are rewritten. */
interface Draft {
  readonly source: Source;
  readonly address: string;
  readonly part: Part;
}

export function makeContent(): Content {
  const drafts = sources().flatMap(draftsOf);
  const pictures = new Map<string, string>();
  const places: Places = {
    pageOf: (file, anchor) => pageOf(drafts, file, anchor),
    pictureOf(file) {
      const address = `pictures/${file.replaceAll('/', '-')}`;
      pictures.set(file, address);
      return address;
    },
  };
  const pages = drafts.map(({ source, address, part }): Page => ({
    address,
    area: source.area,
    group: source.group,
    title: part.title,
    label: part.slug === undefined ? (source.label ?? part.title) : part.title,
    file: source.file,
    text: rewriteLinks(
      part.text + listOf(part, source, drafts) + inMyEngine(part.text, source.file, address),
      source.file,
      address,
      places,
    ),
  }));
  return { pages: [...pages, changelog()], pictures };
}

function draftsOf(source: Source): Draft[] {
  const text = withSources(readFileSync(join(repository, source.file), 'utf8').replaceAll('\r\n', '\n'));
  if (source.isSplit !== true) {
    const headings = headingsOf(text);
    const slugs = new Set(headings.map(({ slug }) => slug));
    return [
      { source, address: source.address, part: { slug: undefined, title: headings[0]?.text ?? '', text, slugs } },
    ];
  }
  return splitDocument(text).map((part) => ({
    source,
    address: part.slug === undefined ? source.address : posix.join(posix.dirname(source.address), part.slug),
    part,
  }));
}

/** The first page of a document that was cut lists the others, unless it names them itself. */
function listOf(part: Part, source: Source, drafts: readonly Draft[]): string {
  if (part.slug !== undefined) return '';
  const others = drafts.flatMap(({ source: { file }, part: { slug, title } }) =>
    file === source.file && slug !== undefined && !part.text.includes(`](#${slug})`) ? [`- [${title}](#${slug})`] : [],
  );
  return others.length === 0 ? '' : `\n\n## On the next pages\n\n${others.join('\n')}\n`;
}

/** How to use the packages while npm has none of them. */
const START = { address: 'start', anchor: 'a-new-project' };

/** What only the site has links to pages by their addresses, as if all were in one folder. */
const OWN = /^apps\/docs\/(?:pages\/)?(.+)\.md$/;

function pageOf(drafts: readonly Draft[], file: string, anchor: string): ReturnType<Places['pageOf']> {
  // Its words for readers of the repository are those of other pages here.
  if (file === 'README.md') return anchor === 'try-it' ? START : { address: 'index', anchor: '' };
  if (!existsSync(join(repository, file))) {
    const [, address] = OWN.exec(file) ?? [];
    if (address === undefined) throw new Error(`There is no ${file}, to which a link leads`);
    return { address, anchor }; // the build checks that there is such a page
  }
  const readme = existsSync(join(repository, file, 'README.md')) ? posix.join(file, 'README.md') : file;
  const parts = drafts.filter(({ source }) => source.file === readme);
  const found = anchor === '' ? parts[0] : parts.find(({ part }) => part.slugs.has(anchor));
  if (found === undefined) {
    if (parts.length > 0) throw new Error(`${file} has no heading #${anchor}, to which a link leads`);
    return undefined;
  }
  // The heading of a part is the title of its page.
  return { address: found.address, anchor: anchor === found.part.slug ? '' : anchor };
}
