import shared from '@tilewright/testing/vitest';

export default shared;
