// The settings with which every package runs its tests: sources instead of builds, types checked, one JSON report.
import { defineConfig } from 'vitest/config';

const source = '@tilewright/source';

/** Against hanging only: on a busy machine a good test may take long, and long runs try their properties many times. */
const timeout = 60_000 * Math.max(1, Number(process.env['TILEWRIGHT_RUNS'] ?? 1));

export default defineConfig({
  resolve: { conditions: [source, 'module', 'import', 'default'] },
  ssr: { resolve: { conditions: [source, 'module', 'import', 'node', 'default'] } },
  test: {
    include: ['src/**/*.test.ts'],
    testTimeout: timeout,
    hookTimeout: timeout,
    typecheck: { enabled: true, checker: 'tsc', include: ['src/**/*.test-d.ts'], tsconfig: 'tsconfig.json' },
    reporters: ['default', 'json'],
    outputFile: { json: '.reports/vitest.json' },
    // Measured where a package's script says `--coverage`; a floor, not a goal.
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      exclude: ['**/*.test.ts', '**/*.test-d.ts', '**/testing/**'],
      reporter: [['text', { skipFull: true }]],
      thresholds: { lines: 98, branches: 98 },
    },
  },
});
