// The tests of the simulation, in Node, with the packages as they are published: their sources would run half as fast.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    isolate: false, // no test changes what another one imports
    include: ['src/**/*.test.ts', 'simulate/**/*.test.ts', 'tools/**/*.test.ts'],
    testTimeout: 240_000, // only against tests that hang: on a busy machine a test may take long
    reporters: ['default', 'json'],
    outputFile: { json: '.reports/vitest.json' },
  },
});
