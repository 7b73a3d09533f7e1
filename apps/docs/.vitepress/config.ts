import { defineConfig } from 'vitepress';
import { listsOf, type ThemeConfig } from '../src/content/navigation.js';
import { llmsText } from '../src/content/llms.js';
import { copySample, PAGES_FOLDER, writeContent, writePublic } from '../src/content/write.js';
import { slugOf } from '../src/content/markdown.js';
import { wrapTables } from '../src/content/tables.js';
import { findRoot } from '../src/content/not-found.js';
import { compilerFor } from '../src/code/blocks.js';
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
await writePlayground();
await writeSteps();

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
  head: [['link', { rel: 'icon', href: 'data:,' }]],
  markdown: {
    theme: codeTheme,
    codeTransformers: [typedCode(compilerFor(site.pages, site.importsOf), site.importsOf)],
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
