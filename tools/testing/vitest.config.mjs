export { default } from './vitest.mjs';
