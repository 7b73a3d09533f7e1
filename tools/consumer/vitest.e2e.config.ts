// New projects of the starter, installed from packed packages, built, and played in a real browser.
import shared from '@tilewright/testing/vitest';
import { mergeConfig } from 'vitest/config';

const { test: _, ...resolution } = shared;

export default mergeConfig(resolution, {
  test: {
    include: ['e2e/**/*.test.ts'],
    globalSetup: 'src/packOnce.ts',
    // Only to catch a hang: package managers, compilers and games without a GPU take seconds.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    reporters: ['default', 'json'],
    outputFile: { json: '.reports/e2e.json' },
  },
});
