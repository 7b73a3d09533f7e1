// The tests in a real browser, of the sample as it was built: `npm run build` comes first.
import { defineConfig } from 'vitest/config';

const source = '@tilewright/source';

export default defineConfig({
  resolve: { conditions: [source, 'module', 'import', 'default'] },
  ssr: { resolve: { conditions: [source, 'module', 'import', 'node', 'default'] } },
  test: {
    include: ['e2e/**/*.test.ts'],
    fileParallelism: false, // one browser at a time
    // For a machine that is ten times slower, or busier: no test waits for a time to pass.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    reporters: ['default', 'json'],
    outputFile: { json: '.reports/e2e.json' },
  },
});
