// The build of the ladder's pages, after that of the game: apart, so that what only they use adds nothing to the game.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { ladder, ladderPages } from '../tools/ladder-plugin.js';

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [ladder()],
  base: './', // the built folder works under any path of a host
  build: {
    target: 'es2022',
    emptyOutDir: false, // the game is there
    assetsDir: 'ladder/assets',
    rolldownOptions: { input: ladderPages.map((page) => `ladder/${page}.html`) },
    modulePreload: { polyfill: false },
  },
});
