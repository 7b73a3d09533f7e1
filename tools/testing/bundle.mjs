// A program with all of its imports as one script, for tests in a page.
import { build } from 'vite';

/**
 * Bundles a program from the sources of this repository. The script defines the global `program`, whose members are the
 * exports of the program.
 *
 * @param {string} entry the file of the program
 * @returns {Promise<string>}
 */
export async function bundle(entry) {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@tilewright/source', 'module', 'import', 'default'] },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: 'program' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((each) => ('output' in each ? each.output : []));
  const [chunk] = outputs.filter((each) => each.type === 'chunk');
  if (chunk === undefined || outputs.length !== 1) throw new Error(`${entry}: the bundle must be one script`);
  return chunk.code;
}
