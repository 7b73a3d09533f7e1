/** What the head of a page says to search engines and to previews of links. */
import type { HeadConfig } from 'vitepress';

/** Where the site is, with a slash at its end: `SITE=https://example.org/tilewright/ npm run docs:build`. */
export const SITE_ADDRESS: string | undefined = siteAddress(process.env['SITE']);

/** A tile, and a ray that ends at it. */
const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#1b2130"/><path d="M3 25 19 13" stroke="#ffb454" stroke-width="3"/><rect x="18" y="4" width="11" height="11" fill="#7dd3fc"/></svg>`;
/** As a part of the page, because pages are at every depth and the site at any path. */
export const ICON = `data:image/svg+xml,${encodeURIComponent(picture)}`;

/** The picture of a link to the site. */
export const PREVIEW = 'preview.png';

/** Without an address of the site, what needs one is left out. */
export function headOf(
  address: string,
  title: string,
  description: string,
  site: string | undefined = SITE_ADDRESS,
): HeadConfig[] {
  const property = (name: string, content: string): HeadConfig => ['meta', { property: `og:${name}`, content }];
  const common = [
    property('type', 'article'),
    property('site_name', 'tilewright'),
    property('title', title),
    property('description', description),
  ];
  if (site === undefined) return common;
  const url = `${site}${address === 'index' ? '' : `${address}.html`}`;
  return [
    ...common,
    property('url', url),
    property('image', `${site}${PREVIEW}`),
    ['meta', { name: 'twitter:card', content: 'summary_large_image' }],
    ['link', { rel: 'canonical', href: url }],
    ['link', { rel: 'alternate', type: 'text/markdown', href: `${site}${address}.md` }],
  ];
}

function siteAddress(site: string | undefined): string | undefined {
  if (site === undefined || site === '') return undefined;
  return site.endsWith('/') ? site : `${site}/`;
}
