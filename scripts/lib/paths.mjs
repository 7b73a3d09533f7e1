// The paths of the repository, and the files of its tools: Node runs these files itself, without a shell and without
// the `.cmd` shims of Windows.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** An error with a complete message: it is shown without a stack. */
export class Failure extends Error {
  expected = true;
}

/**
 * The environment of all child processes: local tools come first on the path (turbo looks for pnpm there), telemetry is
 * off, and NODE_ENV is unset, because a production setting would leave out the development tools.
 *
 * @param {Record<string, string | undefined>} [more]
 * @returns {Record<string, string | undefined>}
 */
export function environment(more = {}) {
  const { NODE_ENV: _, ...inherited } = process.env;
  // Windows spells it `Path`; with two spellings in one environment the result would be random.
  const pathName = Object.keys(inherited).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  const path = [join(root, 'node_modules', '.bin'), inherited[pathName]].filter(Boolean).join(delimiter);
  return { ...inherited, [pathName]: path, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', ...more };
}

/**
 * The JavaScript file behind a tool of the root's development dependencies.
 *
 * @param {string} packageName
 * @param {string} [bin] the command, if its name differs from the package name
 */
export function toolFile(packageName, bin = packageName) {
  const folder = join(root, 'node_modules', packageName);
  const declared = readJson(join(folder, 'package.json')).bin;
  return join(folder, typeof declared === 'string' ? declared : declared[bin]);
}

/**
 * The workspaces: folders with a package.json that match a pattern in pnpm-workspace.yaml (`name` or `name/*`).
 *
 * @param {string} [repository]
 * @returns {Workspace[]}
 *
 * @typedef {{ name: string; folder: string; private: boolean; scripts: Record<string, string>; manifest: any }}
 * Workspace
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
