/** What programs of the playground run with: the packages, and what hands their output to the page. One script. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { repository, site } from '../content/repository.js';
import { IMPORTED, importNameOf } from './declarations.js';

export async function runtime(): Promise<string> {
  const modules = IMPORTED.flatMap(entriesOf);
  const contents = [
    "import { serve } from './src/playground/program/program.ts';",
    ...modules.map((module, index) => `import * as module${index} from '${module}';`),
    `serve({ ${modules.map((module, index) => `'${module}': module${index}`).join(', ')} });`,
  ].join('\n');
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: site },
    absWorkingDir: site,
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

/** What users import of a package: `@tilewright/units`, `@tilewright/units/scalar`. */
function entriesOf(name: string): string[] {
  const manifest: unknown = JSON.parse(readFileSync(join(repository, 'packages', name, 'package.json'), 'utf8'));
  if (typeof manifest !== 'object' || manifest === null || !('exports' in manifest)) return [];
  const { exports } = manifest;
  if (typeof exports !== 'object' || exports === null) return [];
  return Object.entries(exports).flatMap(([entry, conditions]: [string, unknown]) =>
    typeof conditions === 'object' && conditions !== null && 'types' in conditions
      ? [`${importNameOf(name)}${entry.slice(1)}`]
      : [],
  );
}
