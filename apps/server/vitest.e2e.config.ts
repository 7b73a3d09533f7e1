// The tests of the built page and server in a real browser. Run `npm run build` first.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    globalSetup: ['src/store/testing/redis-setup.ts'],
    fileParallelism: false, // one browser at a time
    // Long enough for a machine ten times slower: no test waits for a fixed time.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    reporters: ['default', 'json'],
    outputFile: { json: '.reports/e2e.json' },
  },
});
