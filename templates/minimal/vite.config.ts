import { defineConfig } from 'vite';

export default defineConfig({
  base: './', // the built folder works under any path of a host
});
