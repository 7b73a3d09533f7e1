// The tests, in Node, with the packages as they are published.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'faults/**/*.test.ts'],
    isolate: false, // no test changes what another one imports
    maxWorkers: 2, // many tests wait for sockets and for other processes
    globalSetup: ['src/store/testing/redis-setup.ts'],
    testTimeout: 240_000, // only against tests that hang: on a busy machine a test may take long
    reporters: ['default', 'json'],
    outputFile: { json: '.reports/vitest.json' },
  },
});
