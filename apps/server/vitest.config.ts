// The tests, in Node, with the packages from their sources where available.
import { defineConfig } from 'vitest/config';

const source = '@tilewright/source';

export default defineConfig({
  resolve: { conditions: [source, 'module', 'import', 'default'] },
  ssr: { resolve: { conditions: [source, 'module', 'import', 'node', 'default'] } },
  test: {
    include: ['src/**/*.test.ts', 'faults/**/*.test.ts'],
    globalSetup: ['src/store/testing/redis-setup.ts'],
    testTimeout: 240_000, // only against tests that hang: on a busy machine a test may take long
    reporters: ['default', 'json'],
    outputFile: { json: '.reports/vitest.json' },
  },
});
