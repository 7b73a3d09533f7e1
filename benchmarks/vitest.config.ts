import shared from '@tilewright/testing/vitest';
import { mergeConfig } from 'vitest/config';

// Each contender is bundled and runs in its own process.
export default mergeConfig(shared, { test: { testTimeout: 300_000, typecheck: { enabled: false } } });
