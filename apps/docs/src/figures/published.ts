/**
 * Gives the figures of each article a copy of their own of the published packages.
 *
 * A published package is one module or a few, of which a bundler keeps all that any page uses, for all pages. Of a copy
 * it keeps what the figures of one article use.
 */
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** A file of the figures of an article, which share a folder. */
const FIGURES = /\/src\/figures\/(?!parts\/)(\w+)\/[^/]+\.(?:ts|vue)(?:\?|$)/;
/** What stands behind the path of a copy. */
const COPY = /\?article=(\w+)$/;
const PACKAGE = /^@tilewright\//;
/** Parts that make something of a package for the figures: it must know what its own copy made. */
const PARTS = /^\.\.\/parts\/(?:shapes|walls)\.js$/;

export const publishedForEachArticle = (): Plugin => ({
  name: 'tilewright:published-for-each-article',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (importer === undefined) return undefined;
    const [, copied] = COPY.exec(importer) ?? [];
    const article = copied ?? FIGURES.exec(importer.replaceAll('\\', '/'))?.[1];
    const isOfCopy = copied !== undefined && /\/dist\//.test(importer);
    const isCopied = PACKAGE.test(source) || PARTS.test(source) || (isOfCopy && source.startsWith('.'));
    if (article === undefined || !isCopied) return undefined;
    const found = await this.resolve(source, importer.replace(COPY, ''), { ...options, skipSelf: true });
    if (found === null || found.external !== false) return found;
    return { ...found, id: `${found.id}?article=${article}`, moduleSideEffects: false };
  },
  load: (id) => (COPY.test(id) ? readFile(id.replace(COPY, ''), 'utf8') : undefined),
});
