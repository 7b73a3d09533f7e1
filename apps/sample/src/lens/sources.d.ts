/** What `tools/source-plugin.ts` gives for a file below `src/` and a function in it. */
declare module 'virtual:source/*' {
  const lines: import('./lens.js').SourceLines;
  export default lines;
}
