// The tests of the built sample in a real browser. Run `npm run build` first.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    globalSetup: 'e2e/global-setup.ts',
    setupFiles: 'e2e/close-pages.ts',
    // The files share one browser and no state: two at a time, each worker imports the game once.
    isolate: false,
    maxWorkers: 2,
    // Long enough for a machine ten times slower: no test waits for a fixed time.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 240_000 } },
    reporters: ['default', 'json'],
    outputFile: { json: '.reports/e2e.json' },
  },
});
