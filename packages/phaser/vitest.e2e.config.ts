// The package with the real PixiJS in a real browser.
import shared from '@tilewright/testing/vitest';
import { mergeConfig } from 'vitest/config';

const { test: _, ...resolution } = shared;

export default mergeConfig(resolution, {
  test: {
    include: ['e2e/**/*.test.ts'],
    testTimeout: 120_000, // only to catch a hang
    hookTimeout: 120_000,
    reporters: ['default', 'json'],
    outputFile: { json: '.reports/e2e.json' },
  },
});
