/** The examples of doc comments, which use names without importing them. */
import { PACKAGES } from '../content/contents.js';
import type { Export } from './exports.js';

const WORD = /\b[A-Za-z_]\w*\b/g;
const IMPORTED = /^import \{([^}]*)\}/gm;
const DECLARED = /\b(?:const|let|function|class)\s+(\w+)/g;

/** The lines that import what each example uses: of its own module, its package, and the packages below. */
export function importsOfExamples(exports: readonly Export[]): ReadonlyMap<string, string> {
  const modules = new Map<string, Set<string>>();
  for (const { module, name } of exports) modules.set(module, (modules.get(module) ?? new Set()).add(name));
  return new Map(
    exports.flatMap(({ module, home, comment: { examples } }) =>
      examples.map((example) => {
        const below = PACKAGES.slice(
          0,
          PACKAGES.findIndex((name) => name === home),
        ).reverse();
        const order = [module, `@tilewright/${home}`, ...below.map((name) => `@tilewright/${name}`)];
        return [example, importLines(example, new Set(order), modules)] as const;
      }),
    ),
  );
}

function importLines(
  example: string,
  order: ReadonlySet<string>,
  modules: ReadonlyMap<string, ReadonlySet<string>>,
): string {
  const taken = new Set([...example.matchAll(DECLARED)].map(([, name = '']) => name));
  for (const [, names = ''] of example.matchAll(IMPORTED)) for (const name of names.match(WORD) ?? []) taken.add(name);
  const used = new Set(example.match(WORD));
  return [...order]
    .map((module) => {
      const names = [...(modules.get(module) ?? [])].filter((name) => used.has(name) && !taken.has(name));
      for (const name of names) taken.add(name);
      return names.length === 0 ? '' : `import { ${names.join(', ')} } from '${module}';\n`;
    })
    .join('');
}
