// PixiJS reads `navigator` while it is imported, which Node 20 does not have.
import shared from '@tilewright/testing/vitest';
import { mergeConfig } from 'vitest/config';

export default mergeConfig(shared, { test: { setupFiles: ['src/testing/navigator.ts'] } });
