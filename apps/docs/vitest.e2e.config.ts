// The tests of the built site in a real browser. Run `npm run build` first.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    globalSetup: 'e2e/global-setup.ts',
    setupFiles: 'e2e/close-pages.ts',
    // The files share one browser and no state: two at a time, each worker imports the packages once.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 300_000, // only against tests that hang
    hookTimeout: 300_000,
    expect: { poll: { timeout: 240_000, interval: 10 } },
    reporters: ['default', 'json'],
    outputFile: { json: '.reports/e2e.json' },
  },
});
