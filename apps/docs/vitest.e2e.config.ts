// The tests of the built site in a real browser. Run `npm run build` first.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    maxWorkers: 2, // a browser each, which is often idle: it waits for pages
    testTimeout: 300_000, // only against tests that hang
    hookTimeout: 300_000,
    reporters: ['default', 'json'],
    outputFile: { json: '.reports/e2e.json' },
  },
});
