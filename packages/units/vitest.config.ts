import shared from '@tilewright/testing/vitest';
import { mergeConfig } from 'vitest/config';

// The files share one copy of the modules: nothing in them keeps state, and starting anew for each took half the time.
export default mergeConfig(shared, { test: { isolate: false } });
