import shared from '@tilewright/testing/vitest';
import { mergeConfig } from 'vitest/config';

export default mergeConfig(shared, { test: { typecheck: { enabled: false } } });
