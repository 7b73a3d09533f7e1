// `vite` serves the game, and `vite build` writes it to dist/.
import { defineConfig } from 'vite';
import { leanPixi } from './tools/pixi-plugin.js';

export default defineConfig({
  plugins: [leanPixi()],
  base: './', // the built folder works under any path of a host
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false }, // browsers with WebGL 2 need none
    assetsInlineLimit: 0, // the map's files stay files
    chunkSizeWarningLimit: 1000, // PixiJS
  },
});
