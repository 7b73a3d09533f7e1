/**
 * The golden programs: the functions that `packages/NAME/src/testing/golden*.ts` export. Each computes with all that its
 * package has, and returns a hash of the bits that came out, or several by name.
 */
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const packages = fileURLToPath(new URL('../../../packages/', import.meta.url));

/** The files of all golden programs, by `NAME/golden*.ts`. */
export function goldenFiles(): Map<string, string> {
  const files = new Map<string, string>();
  for (const name of readdirSync(packages)) {
    const folder = `${packages}${name}/src/testing/`;
    for (const file of existsSync(folder) ? readdirSync(folder) : []) {
      if (/^golden[^.]*\.ts$/.test(file)) files.set(`${name}/${file}`, folder + file);
    }
  }
  return files;
}

/**
 * A script, for any engine, with a golden program and all that it imports, bundled and minified as users ship it. Its
 * value is a promise of what each function of the program returned, by their names.
 */
export async function bundle(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@tilewright/source', 'module', 'import', 'default'] },
    build: { write: false, target: 'es2022', lib: { entry, formats: ['iife'], name: 'program' } },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((each) => ('output' in each ? each.output : []));
  const [chunk] = outputs.filter((each) => each.type === 'chunk');
  if (chunk === undefined || outputs.length !== 1) throw new Error(`${entry} must become one script`);
  return `${chunk.code};${runAll}`;
}

const runAll = `
(async () => {
  const answers = {};
  for (const [name, run] of Object.entries(program)) answers[name] = await run();
  return answers;
})()`;
