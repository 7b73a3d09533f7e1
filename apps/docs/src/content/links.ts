/** Turns links between documents of the repository into links between pages of the site. */
import { posix } from 'node:path';
import { mapProse } from './markdown.js';
import { browse } from './repository.js';

/** What a link in a document leads to. */
export interface Places {
  /** The address of the page on which a document, or an anchor in it, is. */
  readonly pageOf: (file: string, anchor: string) => { readonly address: string; readonly anchor: string } | undefined;
  /** The address of a picture's copy. */
  readonly pictureOf: (file: string) => string;
}

const PICTURE = /\.(svg|png|gif|webp)$/;
/** A link or a picture, or code in a line, which has neither. */
const LINK = /`[^`]*`|\]\(([^)\s]+)\)/g;

/**
 * Rewrites the links of one page.
 *
 * @param text - of the page
 * @param file - the document from which the text is, in the repository
 * @param address - of the page, without an extension
 */
export function rewriteLinks(text: string, file: string, address: string, places: Places): string {
  const here = posix.dirname(address);
  const to = (path: string): string => {
    const relative = posix.relative(here, path);
    return relative.startsWith('.') ? relative : `./${relative}`;
  };
  const rewritten = (target: string): string => {
    if (/^[a-z]+:/.test(target) || target.startsWith('/')) return target;
    const [path = '', anchor = ''] = target.split('#');
    const found = path === '' ? file : posix.normalize(posix.join(posix.dirname(file), path)).replace(/\/$/, '');
    if (PICTURE.test(found)) return to(places.pictureOf(found));
    const page = places.pageOf(found, anchor);
    if (page === undefined) return browse(found) + (anchor === '' ? '' : `#${anchor}`);
    const end = page.anchor === '' ? '' : `#${page.anchor}`;
    return page.address === address && end !== '' ? end : `${to(page.address)}.md${end}`;
  };
  return mapProse(text, (line) =>
    line.replaceAll(LINK, (whole, target: string | undefined) =>
      target === undefined ? whole : `](${rewritten(target)})`,
    ),
  );
}
