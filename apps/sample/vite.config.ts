// `vite` serves the packages from their sources, so that a change in one shows at once; `vite build` bundles what they
// publish. The ladder has a build of its own, ladder/vite.config.ts.
import { defaultClientConditions, defineConfig } from 'vite';
import { ladder } from './tools/ladder-plugin.js';
import { leanPixi } from './tools/pixi-plugin.js';
import { absolutePreview } from './tools/preview-plugin.js';
import { sourceLines } from './tools/source-plugin.js';

export default defineConfig(({ command }) => ({
  plugins: [sourceLines(), ladder(), leanPixi(), absolutePreview(process.env['SITE'])],
  base: './', // the built folder works under any path of a host
  appType: 'mpa', // a missing file is a 404, not the page again
  resolve: {
    conditions: [...(command === 'serve' ? ['@tilewright/source'] : []), ...defaultClientConditions],
  },
  build: {
    target: 'es2022',
    rolldownOptions: {
      input: ['index.html', 'platformer.html'],
      // One file for all that several pages and late parts share: one request, and the least bytes.
      output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 2 }] } },
    },
    modulePreload: { polyfill: false }, // browsers with WebGL 2 need none
    assetsInlineLimit: 0, // the map's files stay files
    chunkSizeWarningLimit: 1000, // PixiJS; `size-limit` in package.json limits the download
  },
}));
