/** Leaves out of TypeScript what the playground never calls: almost a quarter of it. */

/**
 * TypeScript is one file, in which a comment with the name of its source stands before each part. These define
 * functions for language servers, quick fixes, and targets before ES2022; nothing else runs when they load.
 */
const UNUSED = new RegExp(
  [
    '(?:server|jsTyping|typingsInstallerCore|services/codefixes|services/refactors)/',
    'compiler/(?:tsbuild|tsbuildPublic|watch|watchPublic|executeCommandLine)[.]ts$',
    'compiler/transformers/(?:es20(?:15|16|17|18|19|20|21)|generators|jsx|legacyDecorators|module/system)[.]ts$',
    'services/(?:callHierarchy|inlayHints|mapCode|navigateTo|navigationBar|organizeImports)[.]ts$',
    'services/(?:outliningElementsCollector|pasteEdits|rename|smartSelection|suggestionDiagnostics)[.]ts$',
  ]
    .map((path) => `^src/${path}`)
    .join('|'),
);
const PART = /^\/\/ (src\/\S+\.ts)$/m;
const FILE = /\/typescript\/lib\/typescript\.js$/;

/** For the bundler of the site: this much of a plugin. */
interface Plugin {
  readonly name: string;
  readonly transform: (code: string, id: string) => { code: string; map: null } | undefined;
}

/** @returns the code without its unused parts */
export function leanTypeScript(code: string): string {
  const [start = '', ...parts] = code.split(PART);
  let lean = start;
  let removed = 0;
  for (let i = 0; i < parts.length; i += 2) {
    const [source = '', text = ''] = [parts[i], parts[i + 1]];
    if (UNUSED.test(source)) removed++;
    else lean += text;
  }
  if (removed < 100) throw new Error(`Only ${removed} parts of TypeScript were left out: has its layout changed?`);
  return lean;
}

export const leanCompiler = (): Plugin => ({
  name: 'tilewright:lean-compiler',
  transform: (code, id) =>
    FILE.test(id.replaceAll('\\', '/')) ? { code: leanTypeScript(code), map: null } : undefined,
});
