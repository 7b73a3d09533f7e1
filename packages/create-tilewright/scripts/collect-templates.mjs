// Part of the build: copies the templates into dist/templates, without what only the repository needs.
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const destination = fileURLToPath(new URL('../dist/templates/', import.meta.url));
/** What builds and tests leave behind, and what only the repository reads. */
const left = new Set(['node_modules', 'dist', 'coverage', '.turbo', '.reports', 'turbo.json', '.size-limit.json']);

/** What is in the sample to learn from, or to test it in its repository: not a part of the game. */
const leftInSample = new Set(
  'docs e2e ladder ladder.test.ts ladder-plugin.ts platformer platformer.html platformer.test.ts'
    .concat(' alone.test.ts preview-plugin.ts preview-plugin.test.ts readme.test.ts vitest.e2e.config.ts')
    .concat(' code-lines.ts mistakes.long.test.ts source-plugin.ts source-plugin.test.ts')
    .split(' '),
);
/** The features that explain the sample, or test it: each is a folder and a line of features.ts. */
const leftFeatures = ['debug', 'lens', 'share'];
/** The scripts that the copy of the sample keeps, as they are or otherwise, and what only the others need. */
const ownScripts = {
  build: 'npm run typecheck && vite build',
  typecheck: 'tsc --noEmit -p tsconfig.simulation.json && tsc --noEmit && tsc --noEmit -p simulate',
};
const keptScripts = ['start', 'dev', 'build', 'typecheck', 'test', 'build:simulate', 'simulate', 'record'];
const leftTools = ['@types/upng-js', 'axe-core', 'playwright-core', 'sugar-high', 'upng-js'];
/** What its page says of the sample. */
const SAMPLE = / - a tilewright sample/g;
/** Links to pages that it does not have. */
const OTHER_PAGES = / +<a href="\.\/(?:ladder\/walk|platformer)\.html">[^<]*<\/a>\n/g;
/** The head of its page for previews of links, which show a picture that the copy does not have, and for the lenses. */
const PREVIEW = / +<meta\s+(?:property="og:image(?::alt)?"|name="twitter:card")[^>]*>\n/g;
const ARTICLES = / +<!--[^>]*-->\n +<meta name="articles"[^>]*>\n/g;

const catalog = readCatalog();
rmSync(destination, { recursive: true, force: true });
for (const name of readdirSync(join(root, 'templates'))) {
  const source = join(root, 'templates', name);
  copy(source, join(destination, name), left);
  writeManifest(join(destination, name), templateManifest(readManifest(source)));
}
collectGame(join(root, 'apps/sample'), join(destination, 'keep'));

/**
 * The copy of the sample: the game alone, with a README and settings of its own.
 *
 * @param {string} source
 * @param {string} folder
 */
function collectGame(source, folder) {
  copy(source, folder, new Set([...left, ...leftInSample]));
  for (const name of ['vite.config', 'tsconfig.simulation']) {
    const settings = readdirSync(folder).find((file) => file.startsWith(`${name}.copy.`));
    if (settings === undefined) throw new Error(`apps/sample needs ${name}.copy.*, the settings of its copy`);
    renameSync(join(folder, settings), join(folder, settings.replace('.copy.', '.')));
  }
  for (const feature of leftFeatures) {
    const own = join(folder, 'src', feature);
    if (!existsSync(own)) throw new Error(`apps/sample/src has no ${feature}, which the copy leaves out`);
    rmSync(own, { recursive: true });
    cut(join(folder, 'src/features.ts'), new RegExp(`^export .* from '\\./${feature}/.*';\n`, 'gm'));
  }
  cpSync(fileURLToPath(new URL('../keep/README.md', import.meta.url)), join(folder, 'README.md'));
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  for (const part of [SAMPLE, PREVIEW, ARTICLES, OTHER_PAGES]) cut(join(folder, 'index.html'), part);
  const { scripts, devDependencies, ...manifest } = templateManifest(readManifest(source));
  writeManifest(folder, {
    ...manifest,
    scripts: Object.fromEntries(keptScripts.map((each) => [each, { ...scripts, ...ownScripts }[each]])),
    devDependencies: Object.fromEntries(Object.entries(devDependencies).filter(([tool]) => !leftTools.includes(tool))),
  });
}

/**
 * Cuts parts out of a file. @throws Error if it has none, because then the source has changed
 *
 * @param {string} file
 * @param {RegExp} part
 */
function cut(file, part) {
  const before = readFileSync(file, 'utf8');
  const after = before.replaceAll(part, '');
  if (after === before) throw new Error(`${file} has nothing that matches ${part}`);
  writeFileSync(file, after);
}

/**
 * @param {string} source
 * @param {string} folder
 * @param {ReadonlySet<string>} without names of files and folders
 */
function copy(source, folder, without) {
  cpSync(source, folder, { recursive: true, filter: (path) => path === source || !without.has(basename(path)) });
}

/** @param {string} folder @returns {any} */
function readManifest(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

/** @param {string} folder @param {object} manifest */
function writeManifest(folder, manifest) {
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/**
 * The manifest of a template, with the versions of the workspace's catalog. Our own packages stay `workspace:^`: the
 * starter puts the version of its own release there.
 *
 * @param {any} manifest
 */
function templateManifest(manifest) {
  const kept = Object.entries(manifest).filter(([field]) => !['description', 'license'].includes(field));
  return {
    ...Object.fromEntries(kept),
    scripts: Object.fromEntries(Object.entries(manifest.scripts).filter(([script]) => script !== 'size')),
    dependencies: resolved(manifest.dependencies),
    devDependencies: resolved(manifest.devDependencies),
  };
}

/** @param {Record<string, string>} versions */
function resolved(versions) {
  return Object.fromEntries(
    Object.entries(versions).map(([name, version]) => {
      const found = version === 'catalog:' ? catalog.get(name) : version;
      if (found === undefined) throw new Error(`The catalog in pnpm-workspace.yaml lacks ${name}`);
      return [name, found];
    }),
  );
}

/** @returns {Map<string, string>} */
function readCatalog() {
  const yaml = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8').replaceAll('\r\n', '\n');
  const lines = /^catalog:\n((?: +\S.*\n)+)/m.exec(yaml)?.[1] ?? '';
  const entries = lines.matchAll(/^ +'?([^':\s]+)'?: +'?([^'\s]+)'?$/gm);
  return new Map(Array.from(entries, ([, name = '', version = '']) => [name, version]));
}
