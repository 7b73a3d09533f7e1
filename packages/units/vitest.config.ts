import shared from '@tilewright/testing/vitest';
import { mergeConfig } from 'vitest/config';

// The files share one copy of the modules: they keep no state, and loading them again for each file took half the time.
export default mergeConfig(shared, { test: { isolate: false } });
