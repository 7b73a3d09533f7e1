/** What `tools/source-plugin.ts` returns for a function in a file below `src/`. See `SourceLines` in `lens.ts`. */
declare module 'virtual:source/*' {
  const lines: {
    readonly file: string;
    readonly name: string;
    readonly firstLine: number;
    readonly html: string;
    readonly imports: readonly { readonly from: string; readonly names: readonly string[] }[];
    readonly errors: readonly string[];
  };
  export default lines;
}
