// The settings of the copy that the starter makes of the game.
import { defineConfig } from 'vite';
import { leanPixi } from './tools/pixi-plugin.js';
import { sourceLines } from './tools/source-plugin.js';

export default defineConfig({
  plugins: [sourceLines(), leanPixi()],
  base: './', // the built folder works under any path of a host
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false }, // browsers with WebGL 2 need none
    assetsInlineLimit: 0, // the map's files stay files
    chunkSizeWarningLimit: 1000, // PixiJS
  },
});
