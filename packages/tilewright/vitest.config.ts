export { default } from '@tilewright/testing/vitest';
