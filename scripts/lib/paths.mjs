// Where things are in the repository, and how a tool of it is started: by Node itself, so that neither a shell nor
// Windows' `.cmd` shims come into it.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** A failure whose message says everything: it is shown without a stack. */
export class Failure extends Error {
  expected = true;
}

/**
 * The environment of everything that is started: local tools first on the path (turbo looks for pnpm there), nobody
 * is told that it ran, and a production setting of the user's does not leave out the tools.
 *
 * @param {Record<string, string | undefined>} [more]
 * @returns {Record<string, string | undefined>}
 */
export function environment(more = {}) {
  const { NODE_ENV: _, ...inherited } = process.env;
  // Windows spells it `Path`; two spellings in one environment would leave the choice to chance.
  const pathName = Object.keys(inherited).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  const path = [join(root, 'node_modules', '.bin'), inherited[pathName]].filter(Boolean).join(delimiter);
  return { ...inherited, [pathName]: path, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', ...more };
}

/**
 * The JavaScript file behind a tool of the root's development dependencies.
 *
 * @param {string} packageName
 * @param {string} [bin] the command, where it is not called like the package
 */
export function toolFile(packageName, bin = packageName) {
  const folder = join(root, 'node_modules', packageName);
  const declared = readJson(join(folder, 'package.json')).bin;
  return join(folder, typeof declared === 'string' ? declared : declared[bin]);
}

/**
 * The folders of all workspaces that have a package.json, by the patterns of pnpm-workspace.yaml (`name` or `name/*`).
 *
 * @param {string} [repository]
 * @returns {Workspace[]}
 *
 * @typedef {{ name: string; folder: string; private: boolean; scripts: Record<string, string>; manifest: any }} Workspace
 */
export function workspaces(repository = root) {
  const yaml = readFileSync(join(repository, 'pnpm-workspace.yaml'), 'utf8');
  const list = /^packages:\n((?: +- .*\n)+)/m.exec(yaml.replaceAll('\r\n', '\n'))?.[1] ?? '';
  const patterns = [...list.matchAll(/- +['"]?([^'"\n]+)/g)].map(([, pattern]) => /** @type {string} */ (pattern));
  return patterns
    .flatMap((pattern) => {
      if (!pattern.endsWith('/*')) return [pattern];
      const parent = pattern.slice(0, -2);
      if (!existsSync(join(repository, parent))) return [];
      return readdirSync(join(repository, parent), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => `${parent}/${entry.name}`)
        .sort();
    })
    .map((folder) => join(repository, folder))
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map((folder) => {
      const manifest = readJson(join(folder, 'package.json'));
      return {
        name: manifest.name,
        folder,
        private: manifest.private === true,
        scripts: manifest.scripts ?? {},
        manifest,
      };
    });
}

/**
 * @param {string} file
 * @returns {any}
 */
export function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
