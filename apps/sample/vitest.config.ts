// The tests of the simulation, in Node, with the packages from their sources where available.
import { defineConfig } from 'vitest/config';

const source = '@tilewright/source';

export default defineConfig({
  resolve: { conditions: [source, 'module', 'import', 'default'] },
  ssr: { resolve: { conditions: [source, 'module', 'import', 'node', 'default'] } },
  test: {
    isolate: false, // no test changes what another one imports
    include: ['src/**/*.test.ts', 'simulate/**/*.test.ts', 'tools/**/*.test.ts'],
    testTimeout: 240_000, // only against tests that hang: on a busy machine a test may take long
    reporters: ['default', 'json'],
    outputFile: { json: '.reports/vitest.json' },
  },
});
