// VitePress looks for the theme here.
export { default } from '../../src/theme/index.js';
