// One browser for all programs.
import shared from '@tilewright/testing/vitest';
import { mergeConfig } from 'vitest/config';

const { test: _, ...resolution } = shared;

export default mergeConfig(resolution, {
  test: {
    include: ['e2e/**/*.test.ts'],
    testTimeout: 300_000, // only to catch a hang
    hookTimeout: 300_000,
    reporters: ['default', 'json'],
    outputFile: { json: '.reports/e2e.json' },
  },
});
