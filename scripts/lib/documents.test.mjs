import { expect, it } from 'vitest';
import { folderWith } from '../testing/folder.mjs';
import { checkDocuments } from './documents.mjs';

const manifest = { name: '@scope/a', layers: ['low deep', 'high'] };

/**
 * A repository with one published package.
 *
 * @param {Record<string, string>} [files]
 */
function repository(files = {}) {
  return folderWith({
    'pnpm-workspace.yaml': 'packages:\n  - packages/*\n',
    'packages/a/package.json': JSON.stringify(manifest),
    'README.md': '| [`@scope/a`](packages/a) | does it |\n',
    'ARCHITECTURE.md': '\npackages/a  does it\n\na          low deep | high\n',
    ...files,
  });
}

it('finds no problem in documents that show all packages', () => {
  expect(checkDocuments(repository())).toEqual({ code: 0, output: '' });
  const flat = { 'packages/b/package.json': '{ "name": "@scope/b", "private": true }' };
  expect(checkDocuments(repository(flat))).toEqual({ code: 0, output: '' });
});

it('names each package that is missing', () => {
  const { code, output } = checkDocuments(repository({ 'packages/b/package.json': '{ "name": "@scope/b" }' }));
  expect(code).toBe(1);
  expect(output.split('\n')).toEqual([
    'README.md: "The packages" lacks @scope/b',
    'ARCHITECTURE.md: the map lacks packages/b',
  ]);
});

it('says which layers to show', () => {
  const layers = ['low', 'deep', 'high'];
  const { output } = checkDocuments(repository({ 'packages/a/package.json': JSON.stringify({ ...manifest, layers }) }));
  expect(output).toBe(
    'ARCHITECTURE.md: the layers of packages/a/package.json are not shown. Write: a          low | deep | high',
  );
});
