// The test settings of every package: sources instead of builds, type tests, one JSON report.
import { defineConfig } from 'vitest/config';

const source = '@tilewright/source';

/** Only to catch a hang: a good test may take long on a busy machine, and long runs test more cases. */
const timeout = 60_000 * Math.max(1, Number(process.env['TILEWRIGHT_RUNS'] ?? 1));

export default defineConfig({
  resolve: { conditions: [source, 'module', 'import', 'default'] },
  ssr: { resolve: { conditions: [source, 'module', 'import', 'node', 'default'] } },
  test: {
    include: ['src/**/*.test.ts'],
    testTimeout: timeout,
    hookTimeout: timeout,
    // Its tsconfig has the type tests alone, and what they import: `npm run typecheck` compiles the rest.
    typecheck: { enabled: true, checker: 'tsc', include: ['src/**/*.test-d.ts'], tsconfig: 'tsconfig.types.json' },
    reporters: ['default', 'json'],
    outputFile: { json: '.reports/vitest.json' },
    // Files share one process: no test changes what another one imports.
    isolate: false,
    // Measured in long runs, which reach what few cases miss; a minimum, not a goal.
    coverage: {
      enabled: process.env['TILEWRIGHT_COVERAGE'] === 'on',
      provider: 'v8',
      include: ['src/**/*.ts'],
      exclude: ['**/*.test.ts', '**/*.test-d.ts', '**/testing/**'],
      reporter: [['text', { skipFull: true }]],
      thresholds: { lines: 98, branches: 98 },
    },
  },
});
