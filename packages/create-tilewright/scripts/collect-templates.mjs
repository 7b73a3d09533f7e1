// Part of the build: copies the templates into dist/templates, without what only the repository needs.
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const destination = fileURLToPath(new URL('../dist/templates/', import.meta.url));
/** What builds and tests leave behind, and what only the repository reads. */
const left = new Set([
  'node_modules',
  'dist',
  'coverage',
  '.turbo',
  '.reports',
  'turbo.json',
  'simulation.svg',
  '.size-limit.json',
]);

const sources = readdirSync(join(root, 'templates')).map((name) => ({ name, source: join(root, 'templates', name) }));
sources.push({ name: 'keep', source: join(root, 'apps/sample') });
const catalog = readCatalog();
rmSync(destination, { recursive: true, force: true });
for (const { name, source } of sources) {
  const folder = join(destination, name);
  cpSync(source, folder, { recursive: true, filter: (path) => path === source || !left.has(basename(path)) });
  const manifest = templateManifest(JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
cpSync(join(root, 'LICENSE'), join(destination, 'keep/LICENSE'));

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
