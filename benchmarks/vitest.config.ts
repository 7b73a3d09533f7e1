import shared from '@tilewright/testing/vitest';
import { mergeConfig } from 'vitest/config';

// Contenders are bundled and started in processes of their own.
export default mergeConfig(shared, { test: { testTimeout: 300_000, typecheck: { enabled: false } } });
