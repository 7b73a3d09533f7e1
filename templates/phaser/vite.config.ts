import { defineConfig } from 'vite';

export default defineConfig({
  base: './', // the built folder works under any path of a host
  build: { chunkSizeWarningLimit: 2000 }, // Phaser is large
});
