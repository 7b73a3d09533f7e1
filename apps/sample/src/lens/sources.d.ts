/** What `tools/source-plugin.ts` gives for a file below `src/` and a function in it: see `SourceLines` in `lens.ts`. */
declare module 'virtual:source/*' {
  const lines: { readonly file: string; readonly name: string; readonly firstLine: number; readonly html: string };
  export default lines;
}
