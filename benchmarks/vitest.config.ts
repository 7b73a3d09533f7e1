import shared from '@tilewright/testing/vitest';
import { mergeConfig } from 'vitest/config';

// The contenders import the built packages, as users do.
export default mergeConfig(shared, { test: { testTimeout: 120_000, typecheck: { enabled: false } } });
