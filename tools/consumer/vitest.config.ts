// What guards a change: the packed packages in one project, under one compiler, the fastest.
import shared from '@tilewright/testing/vitest';
import { mergeConfig } from 'vitest/config';

export default mergeConfig(shared, {
  test: {
    globalSetup: 'src/packOnce.ts',
    exclude: ['documented', 'optional', 'signatures', 'typeCost'].map((name) => `src/${name}.test.ts`),
    env: { TYPESCRIPT_VERSIONS: '7.0' },
    // Compilers take seconds, not milliseconds.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    typecheck: { enabled: false },
  },
});
