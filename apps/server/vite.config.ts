// The page, bundled with what the packages publish.
import { defineConfig } from 'vite';

export default defineConfig({
  base: './', // the page works under any path of a host
  build: {
    target: 'es2022',
    outDir: 'dist/page',
    modulePreload: { polyfill: false },
  },
});
