import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitepress';
import { listsOf, type ThemeConfig } from '../src/content/navigation.js';
import { headOf, ICON, PREVIEW, SITE_ADDRESS } from '../src/content/head.js';
import { llmsText } from '../src/content/llms.js';
import { copySample, PAGES_FOLDER, writeContent, writeMarkdown, writePublic } from '../src/content/write.js';
import { descriptionOf, fullTitles } from '../src/content/description.js';
import { repository } from '../src/content/repository.js';
import { slugOf } from '../src/content/markdown.js';
import { wrapTables } from '../src/content/tables.js';
import { findRoot } from '../src/content/not-found.js';
import { writeSearchIndex } from '../src/search/write.js';
import { leanCompiler } from '../src/playground/compiler/lean.js';
import { writePlayground } from '../src/playground/write.js';
import { writeSteps } from '../src/start/write.js';
import { publishedForEachArticle } from '../src/figures/published.js';
import { makeSite } from '../src/site.js';
import { codeTheme } from '../src/code/theme.js';
import { typedCode } from '../src/code/transformer.js';

const site = await makeSite();
writeContent(site);
copySample();
writeSearchIndex(site.sections);
writePublic('llms.txt', llmsText(site.pages));
writePublic('clip.png', readFileSync(join(repository, 'apps/sample/docs/clip.png')));
writePublic('clip-still.png', readFileSync(join(repository, 'apps/sample/docs/game.png')));
writePublic(PREVIEW, readFileSync(join(repository, 'docs/screenshot.png')));
await writePlayground();
await writeSteps();

const pages = new Map(site.pages.map((page) => [page.address, page]));
const titles = fullTitles(site.pages);

export default defineConfig<ThemeConfig>({
  title: 'tilewright',
  description: 'Typed units and tile maps for 2D games in TypeScript',
  lang: 'en-US',
  base: './', // the built folder works under any path of a host
  srcDir: PAGES_FOLDER,
  outDir: 'dist',
  cacheDir: '.cache',
  router: { prefetchLinks: false }, // a page loads nothing for pages that nobody asks for
  themeConfig: { lists: listsOf(site.pages) },
  head: [['link', { rel: 'icon', type: 'image/svg+xml', href: ICON }]],
  ...(SITE_ADDRESS === undefined ? {} : { sitemap: { hostname: SITE_ADDRESS } }),
  transformPageData(data) {
    const page = pages.get(data.relativePath.replace(/\.md$/, ''));
    if (page === undefined) return {};
    const description = descriptionOf(page);
    const title = titles.get(page.address) ?? page.title;
    return { title, description, frontmatter: { ...data.frontmatter, head: headOf(page.address, title, description) } };
  },
  buildEnd: ({ outDir }) => writeMarkdown(outDir, site.pages),
  markdown: {
    theme: codeTheme,
    codeTransformers: [typedCode(site.pages, site.importsOf)],
    anchor: { slugify: slugOf },
    headers: { level: [2, 3], slugify: slugOf },
    config: wrapTables,
  },
  transformHtml: (html, file) => (file.endsWith('404.html') ? findRoot(html) : undefined),
  vite: {
    plugins: [publishedForEachArticle()],
    build: { chunkSizeWarningLimit: 1000 },
    worker: { format: 'es', plugins: () => [leanCompiler()] },
  },
});
