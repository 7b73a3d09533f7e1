// The tests of what makes the site, in Node.
import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vue()], // figures are rendered for the pictures of the READMEs
  test: {
    include: ['src/**/*.test.ts'],
    isolate: false, // no test changes what another one imports: the compiler and the pages are loaded once
    testTimeout: 120_000, // only against tests that hang: on a busy machine a test may take long
    hookTimeout: 120_000,
    reporters: ['default', 'json'],
    outputFile: { json: '.reports/vitest.json' },
  },
});
