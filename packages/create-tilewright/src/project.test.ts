import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Order } from './arguments.js';
import { createProject } from './project.js';

/** A temporary folder for one test, with contents by path. */
function folderWith(files: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'create-tilewright-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const manifest = {
  name: '@tilewright/template-minimal',
  private: true,
  scripts: { start: 'vite --open' },
  dependencies: { '@tilewright/tilemap': 'workspace:^', '@tilewright/units': 'workspace:^', 'pixi.js': '8.22.0' },
  devDependencies: { vite: '8.3.8' },
};
const templatesOf = () =>
  folderWith({ 'minimal/package.json': JSON.stringify(manifest), 'minimal/src/main.ts': 'start();\n' });

/** Makes a project in a folder. */
function create(folder: string, order: Partial<Order> = {}, release = '1.2.3'): void {
  createProject(
    { folder, name: 'game', template: 'minimal', more: [], packages: undefined, ...order },
    templatesOf(),
    release,
  );
}

const manifestIn = (folder: string): unknown => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

describe('a project', () => {
  it('is a copy of the template, with the packages of the same release from npm', () => {
    const folder = join(folderWith(), 'new/game');
    create(folder, {}, '0.1.0-next.0');
    expect(manifestIn(folder)).toEqual({
      ...manifest,
      name: 'game',
      dependencies: {
        '@tilewright/tilemap': '^0.1.0-next.0',
        '@tilewright/units': '^0.1.0-next.0',
        'pixi.js': '8.22.0',
      },
    });
    expect(readFileSync(join(folder, 'src/main.ts'), 'utf8')).toBe('start();\n');
    expect(readFileSync(join(folder, '.gitignore'), 'utf8')).toContain('node_modules\n');
    expect(existsSync(join(folder, 'packages'))).toBe(false);
  });

  it('has more packages than its template', () => {
    const folder = folderWith();
    create(folder, { more: ['sight', 'paths'] });
    const { dependencies } = manifestIn(folder) as { dependencies: Record<string, string> };
    expect(Object.entries(dependencies)).toEqual([
      ['@tilewright/paths', '^1.2.3'],
      ['@tilewright/sight', '^1.2.3'],
      ['@tilewright/tilemap', '^1.2.3'],
      ['@tilewright/units', '^1.2.3'],
      ['pixi.js', '8.22.0'],
    ]);
  });

  it('takes packed packages along', () => {
    const packages = folderWith({
      'tilewright-tilemap-1.0.0-next.2.tgz': 'a',
      'tilewright-units-1.0.0-next.2.tgz': 'b',
      'tilewright-units-extra-1.0.0.tgz': 'not asked for',
    });
    const folder = folderWith();
    create(folder, { packages }, '0.0.0');
    expect(manifestIn(folder)).toMatchObject({
      dependencies: {
        '@tilewright/tilemap': 'file:packages/tilewright-tilemap-1.0.0-next.2.tgz',
        '@tilewright/units': 'file:packages/tilewright-units-1.0.0-next.2.tgz',
        'pixi.js': '8.22.0',
      },
    });
    expect(readdirSync(join(folder, 'packages')).sort()).toEqual([
      'tilewright-tilemap-1.0.0-next.2.tgz',
      'tilewright-units-1.0.0-next.2.tgz',
    ]);
  });

  it('may be made in a new repository', () => {
    const folder = folderWith({ '.git/HEAD': '' });
    create(folder);
    expect(existsSync(join(folder, 'src/main.ts'))).toBe(true);
  });
});

describe('nothing is written', () => {
  it('where something is already', () => {
    const folder = folderWith({ 'b.txt': '', 'a.txt': '', 'd.txt': '', 'c/e.txt': '' });
    const before = readdirSync(folder);
    expect(() => create(folder)).toThrow(
      /must be empty, received .* with a\.txt, b\.txt, c and more in it\. Name another/,
    );
    expect(readdirSync(folder)).toEqual(before);
    expect(() => create(join(folder, 'a.txt'))).toThrow(/must be a folder, received the file .*a\.txt\./);
    expect(() => create(join(folder, 'c'))).toThrow('with e.txt in it');
  });

  it('where a file is in the way', () => {
    const file = join(folderWith({ 'a.txt': '' }), 'a.txt');
    expect(() => create(join(file, 'game'))).toThrow(/^A file is in the way of .*game, which must be a folder\./);
    expect(readFileSync(file, 'utf8')).toBe('');
  });

  it.each([
    [{}, 'must hold a packed @tilewright/tilemap (tilewright-tilemap-*.tgz), received '],
    [{ 'tilewright-tilemap-1.0.0.tgz': '' }, 'must hold a packed @tilewright/units'],
    [
      { 'tilewright-tilemap-1.0.0.tgz': '', 'tilewright-tilemap-1.1.0.tgz': '' },
      'must hold @tilewright/tilemap in one version, received tilewright-tilemap-1.0.0.tgz, tilewright-tilemap-1.1.0.tgz.',
    ],
  ])('where packages are missing or doubtful: %j', (files, message) => {
    const folder = join(folderWith(), 'game');
    expect(() => create(folder, { packages: folderWith(files) })).toThrow(message);
    expect(existsSync(folder)).toBe(false);
  });

  it('without packages', () => {
    const folder = join(folderWith(), 'game');
    expect(() => create(folder, { packages: join(folder, 'nowhere') })).toThrow(
      /--packages must be a folder with packed packages, received .*nowhere\./,
    );
    expect(() => create(folder, {}, '0.0.0')).toThrow('npm has no packages for it. In a clone of the repository');
    expect(existsSync(folder)).toBe(false);
  });
});
