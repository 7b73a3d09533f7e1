/**
 * The golden programs: the functions that `packages/NAME/src/testing/golden*.ts` and the sample's golden files export.
 * Each exercises its whole package and returns a hash of the resulting bits, or several hashes by name.
 */
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** @returns {Map<string, string>} the files of all golden programs, by `NAME/golden*.ts` */
export function goldenFiles() {
  const packages = readdirSync(`${root}packages`).map((name) => /** @type {const} */ ([name, `packages/${name}/src`]));
  /** @type {Map<string, string>} */
  const files = new Map();
  for (const [name, source] of [...packages, ['sample', 'apps/sample/src/simulation']]) {
    const folder = `${root}${source}/testing/`;
    for (const file of existsSync(folder) ? readdirSync(folder) : []) {
      if (/^golden[^.]*\.ts$/.test(file)) files.set(`${name}/${file}`, folder + file);
    }
  }
  return files;
}

/**
 * An expression for any engine: a golden program with all of its imports, bundled and minified as users ship it. Its
 * value is a promise of the results of all functions of the program, by name.
 *
 * @param {string} entry
 * @returns {Promise<string>}
 */
export async function bundle(entry) {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@tilewright/source', 'module', 'import', 'default'] },
    build: { write: false, target: 'es2022', lib: { entry, formats: ['iife'], name: 'program' } },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((each) => ('output' in each ? each.output : []));
  const [chunk] = outputs.filter((each) => each.type === 'chunk');
  if (chunk === undefined || outputs.length !== 1) throw new Error(`${entry}: the bundle must be one script`);
  return `(() => { ${chunk.code}; return (${runAll})(program); })()`;
}

const runAll = `async (program) => {
  const answers = {};
  for (const [name, run] of Object.entries(program)) answers[name] = await run();
  return answers;
}`;
