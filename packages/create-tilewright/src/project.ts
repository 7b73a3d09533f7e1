/** Makes a project: copies a template, and writes what differs from project to project. */
import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Order } from './arguments.js';
import { withFiles } from './file-errors.js';
import { type PackageSource, packedPackages, publishedPackages } from './packages.js';
import { Problem } from './problem.js';

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
}

/**
 * @param order - what the user asks for
 * @param templates - the folder of the templates
 * @param release - the version of this package, which is that of all packages of its release
 * @throws Problem if the folder is not empty, or the packages are not where they should be; then nothing is written.
 * Also if the file system refuses to write.
 */
export function createProject(order: Order, templates: string, release: string): void {
  withFiles(order.folder, () => writeProject(order, templates, release));
}

function writeProject({ folder, name, template, more, packages }: Order, templates: string, release: string): void {
  requireEmpty(folder);
  const source = join(templates, template);
  const manifest = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as Manifest;
  const used = Object.keys(manifest.dependencies).filter((each) => each.startsWith('@tilewright/'));
  const ours = [...new Set([...used, ...more.map((each) => `@tilewright/${each}`)])];
  const from = packages === undefined ? publishedPackages(release) : packedPackages(packages, ours);

  mkdirSync(folder, { recursive: true });
  cpSync(source, folder, { recursive: true });
  from.copyTo(folder);
  const dependencies = inOrder({ ...manifest.dependencies, ...versions(ours, from) });
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ ...manifest, name, dependencies }, null, 2)}\n`);
  // Not in the templates, because npm packs no file of this name.
  writeFileSync(join(folder, '.gitignore'), 'node_modules\ndist\n.reports\n');
}

function versions(names: readonly string[], from: PackageSource): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, from.versionOf(name)]));
}

/** As package managers write them, so that the first install changes no line. */
function inOrder(dependencies: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(dependencies).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A new repository may be there already. */
const ignored = ['.git'];

function requireEmpty(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found === undefined) return;
  if (!found.isDirectory()) throw new Problem(`The new project must be a folder, received the file ${folder}.`);
  const taken = readdirSync(folder)
    .filter((each) => !ignored.includes(each))
    .sort();
  if (taken.length > 0) {
    const shown = taken.length > 3 ? `${taken.slice(0, 3).join(', ')} and more` : taken.join(', ');
    throw new Problem(
      `The folder of the new project must be empty, received ${folder} with ${shown} in it. Name another one.`,
    );
  }
}
