/** The size of imports in a game, bundled, minified and gzipped, as `npm run check -- sizes` measures it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Figure, Report } from '../harness/figure.js';
import { runScript } from './run-script.js';

interface Size {
  readonly name: string;
  readonly size: number;
  readonly sizeLimit: number;
}

/** From the folder of a package. */
const config = join('..', '..', 'scripts', 'size-limit.mjs');
const packages = ['units', 'tilemap', 'queries', 'tiled'];

export const sizes: Report = {
  name: 'sizes',
  title: 'Sizes: bundled, minified and gzipped',
  take: async () => {
    const figures: Figure[] = [];
    for (const name of packages) {
      const folder = join('..', 'packages', name);
      if (!existsSync(join(folder, 'package.json'))) continue;
      if (!readFileSync(join(folder, 'package.json'), 'utf8').includes('"size-limit"')) continue;
      // It fails if a size is over its limit, but still prints all sizes.
      const output = await runScript(
        join('..', 'node_modules', 'size-limit', 'bin.js'),
        ['--json', '--config', config],
        folder,
      );
      for (const { name: what, size, sizeLimit } of JSON.parse(output) as Size[]) {
        figures.push({ name: `${name}: ${what}`, value: size, unit: 'B', limit: sizeLimit });
      }
    }
    return figures;
  },
};
