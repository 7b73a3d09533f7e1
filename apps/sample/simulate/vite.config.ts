// The headless run as one file for Node, with the packages as they are published, bundled as they are for a page.
import { defineConfig } from 'vite';

export default defineConfig({
  build: { ssr: new URL('main.ts', import.meta.url).pathname, outDir: 'simulate/dist', target: 'node20' },
  ssr: { noExternal: [/^@tilewright\//] },
});
