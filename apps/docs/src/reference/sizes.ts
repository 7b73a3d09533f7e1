/** What an import adds to a game. */
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import { site } from '../content/repository.js';
import type { Export } from './exports.js';

/** Engines are there already, and the schema library of `tiled` is shared with the game. */
const OTHERS = ['phaser', 'pixi.js', 'valibot'];

/**
 * The size of each value in bytes, with all that it needs of the packages: bundled, minified and gzipped. An import of
 * two values is smaller than the sum, since they share code.
 *
 * @returns by `module#name`
 */
export async function sizesOf(exports: readonly Export[]): Promise<ReadonlyMap<string, number>> {
  const values = exports.filter(({ isValue, name }) => isValue && !name.includes('.'));
  const { outputFiles } = await build({
    entryPoints: values.map((each, index) => ({ in: keyOf(each), out: String(index) })),
    absWorkingDir: site,
    outdir: 'sizes',
    write: false,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    external: OTHERS,
    logLevel: 'silent',
    plugins: [onlyOne],
  });
  return new Map(
    values.map((each, index) => {
      const file = outputFiles.find(({ path }) => path.endsWith(`/${index}.js`) || path.endsWith(`\\${index}.js`));
      return [keyOf(each), gzipSync(file?.contents ?? '').length];
    }),
  );
}

export const keyOf = ({ module, name }: Pick<Export, 'module' | 'name'>): string => `${module}#${name}`;

/** A module that exports one name of another one. */
const onlyOne: Plugin = {
  name: 'only-one',
  setup(bundler) {
    bundler.onResolve({ filter: /^@tilewright\/.*#/ }, ({ path }) => ({ path, namespace: 'only-one' }));
    bundler.onLoad({ filter: /./, namespace: 'only-one' }, ({ path }) => {
      const [module = '', name = ''] = path.split('#');
      return { contents: `export { ${name} } from '${module}';`, resolveDir: site };
    });
  },
};
