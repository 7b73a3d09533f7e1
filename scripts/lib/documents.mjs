// Checks that the documents of the repository show every published package as it is.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packages } from './packages.mjs';
import { root } from './paths.mjs';

/**
 * @param {string} [repository]
 * @returns {{ code: number; output: string }} one line for each package that README.md or ARCHITECTURE.md lacks or
 * misstates
 */
export function checkDocuments(repository = root) {
  const page = (/** @type {string} */ name) => readFileSync(join(repository, name), 'utf8').replaceAll('\r\n', '\n');
  const readme = page('README.md');
  const architecture = page('ARCHITECTURE.md');
  const problems = packages(repository).flatMap(({ name, shortName, manifest }) => {
    const layers = manifest.layers && `${shortName.padEnd(10)} ${manifest.layers.join(' | ')}`;
    return [
      ...(readme.includes(`| [\`${name}\`](packages/${shortName})`) ? [] : [`README.md: "The packages" lacks ${name}`]),
      ...(architecture.includes(`\npackages/${shortName} `)
        ? []
        : [`ARCHITECTURE.md: the map lacks packages/${shortName}`]),
      ...(layers === undefined || architecture.includes(`\n${layers}\n`)
        ? []
        : [`ARCHITECTURE.md: the layers of packages/${shortName}/package.json are not shown. Write: ${layers}`]),
    ];
  });
  return { code: problems.length === 0 ? 0 : 1, output: problems.join('\n') };
}
