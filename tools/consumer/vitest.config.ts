import shared from '@tilewright/testing/vitest';
import { mergeConfig } from 'vitest/config';

// Compilers take seconds, not milliseconds.
export default mergeConfig(shared, {
  test: { globalSetup: 'src/packOnce.ts', testTimeout: 120_000, hookTimeout: 120_000, typecheck: { enabled: false } },
});
