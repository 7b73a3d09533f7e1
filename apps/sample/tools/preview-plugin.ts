/**
 * A Vite plugin: `SITE=https://example.org/keep/ npm run build` gives the preview picture of shared links its whole
 * address. Many sites ignore a relative one; everything else on the page is relative, so that it works under any path.
 */
import type { Plugin } from 'vite';

/** @param site - where the page will be; without it, the picture's address stays relative */
export function absolutePreview(site: string | undefined): Plugin {
  return {
    name: 'absolute-preview',
    enforce: 'post',
    // After the pages have the addresses of their files.
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (site === undefined || file.type !== 'asset' || !file.fileName.endsWith('.html')) continue;
        file.source = withSite(String(file.source), site);
      }
    },
  };
}

/** @throws TypeError if the site is not an address */
export function withSite(html: string, site: string): string {
  return html.replace(
    /(<meta property="og:image" content=")([^"]*)(")/,
    (_, before: string, path: string, after: string) => before + new URL(path, site).href + after,
  );
}
