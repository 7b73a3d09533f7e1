/** The size of imports in a game, bundled, minified and gzipped, as `npm run check -- sizes` measures it. */
import { join } from 'node:path';
import { libraries } from '@tilewright/scripts/packages';
import type { Figure, Report } from '../harness/figure.js';
import { runScript } from './run-script.js';

interface Size {
  readonly name: string;
  readonly size: number;
  readonly sizeLimit: number;
}

/** From the folder of a package. */
const config = join('..', '..', 'scripts', 'size-limit.mjs');

export const sizes: Report = {
  name: 'sizes',
  title: 'Sizes: bundled, minified and gzipped',
  take: async () => {
    const figures: Figure[] = [];
    for (const { shortName, folder, manifest } of libraries()) {
      if ((manifest as { 'size-limit'?: unknown })['size-limit'] === undefined) continue;
      // It fails if a size is over its limit, but still prints all sizes.
      const output = await runScript(
        join('..', 'node_modules', 'size-limit', 'bin.js'),
        ['--json', '--config', config],
        folder,
      );
      for (const { name, size, sizeLimit } of JSON.parse(output) as Size[]) {
        figures.push({ name: `${shortName}: ${name}`, value: size, unit: 'B', limit: sizeLimit });
      }
    }
    return figures;
  },
};
