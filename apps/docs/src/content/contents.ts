/**
 * What becomes a page, and where: the table of contents of the site.
 *
 * Most pages come from documents that stay where they are, because they are also read on GitHub and npm.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { TASKS_FOLDER } from './in-my-engine.js';
import { repository } from './repository.js';

/** A document and its address. */
export interface Source {
  /** The path of the document in the repository. */
  readonly file: string;
  /** Where it is on the site, without an extension: `guide/units/index`. */
  readonly address: string;
  /** The parts of the site that a reader chooses between. */
  readonly area: Area;
  /** The heading in the list of pages. */
  readonly group: string;
  /** In the list of pages, where the title of the document is too long. */
  readonly label?: string;
  /** Each section gets a page of its own, unless it is short. */
  readonly isSplit?: boolean;
}

/** A part of the site, with a list of pages of its own. */
export type Area = 'guide' | 'reference' | 'articles' | 'decisions' | 'performance' | 'none';

/** The packages in the order in which a reader needs them. */
export const PACKAGES = [
  'units',
  'tilemap',
  'queries',
  'motion',
  'sight',
  'paths',
  'sync',
  'tiled',
  'pixi',
  'phaser',
] as const;

/** The documents, in the order of the lists of pages. */
export function sources(): readonly Source[] {
  return [
    ...own(),
    ...PACKAGES.map((name): Source => ({
      file: `packages/${name}/README.md`,
      address: `guide/${name}/index`,
      area: 'guide',
      group: name,
      label: 'Overview',
      isSplit: true,
    })),
    {
      file: 'packages/queries/docs/tracker.md',
      address: 'guide/queries/tracker',
      area: 'guide',
      group: 'queries',
    },
    {
      file: 'docs/recipes.md',
      address: 'guide/recipes/index',
      area: 'guide',
      group: 'Recipes',
      label: 'All recipes',
      isSplit: true,
    },
    ...folder('docs/engines', { address: 'guide/engines', area: 'guide', group: 'In your engine' }),
    ...folder(TASKS_FOLDER, { address: 'guide/engines', area: 'guide', group: 'In your engine' }),
    ...articles(),
    { file: 'apps/sample/README.md', address: 'guide/sample', area: 'guide', group: 'More' },
    { file: 'packages/create-tilewright/keep/README.md', address: 'guide/your-game', area: 'guide', group: 'More' },
    { file: 'apps/server/README.md', address: 'guide/server/index', area: 'guide', group: 'More' },
    { file: 'apps/server/docs/scale.md', address: 'guide/server/scale', area: 'guide', group: 'More' },
    { file: 'docs/glossary.md', address: 'glossary', area: 'guide', group: 'More' },
    { file: 'docs/conformance.md', address: 'conformance', area: 'guide', group: 'More', label: 'Conformance' },
    { file: 'docs/bugs-in-others.md', address: 'bugs-in-others', area: 'guide', group: 'More' },
    ...folder('docs/decisions', { address: 'decisions', area: 'decisions', group: 'Decisions' }),
    {
      file: 'docs/performance.md',
      address: 'performance/index',
      area: 'performance',
      group: 'Performance',
      label: 'Overview',
      isSplit: true,
    },
    {
      file: 'apps/docs/pages/run-it-here.md',
      address: 'performance/run-it-here',
      area: 'performance',
      group: 'Performance',
    },
  ];
}

/** The pages that only the site has. */
function own(): Source[] {
  const page = (name: string, more: Partial<Source> = {}): Source => ({
    file: `apps/docs/pages/${name}.md`,
    address: name,
    area: 'guide',
    group: 'Begin',
    ...more,
  });
  return [
    page('index', { area: 'none' }),
    page('playground', { area: 'none' }),
    page('guide', { address: 'guide/index' }),
    page('start'),
    {
      file: 'packages/create-tilewright/README.md',
      address: 'guide/templates',
      area: 'guide',
      group: 'Begin',
      label: 'Templates',
    },
    page('messages'),
    page('why'),
    page('compare'),
    page('migrate', { group: 'Coming from', label: 'Numbers, gl-matrix, flatbush, Phaser' }),
    page('from/rot-js', { group: 'Coming from', label: 'rot.js' }),
    page('from/pathfinding-libraries', { group: 'Coming from', label: 'easystar, PathFinding.js' }),
    page('from/physics-engines', { group: 'Coming from', label: 'Physics engines' }),
    page('from/godot-and-unity', { group: 'Coming from', label: 'Godot, Unity' }),
  ];
}

/** The articles with figures, in the order of reading. */
function articles(): Source[] {
  const article = (name: string, more: Partial<Source> = {}): Source => ({
    file: `apps/docs/articles/${name}.md`,
    address: `articles/${name}`,
    area: 'articles',
    group: 'Articles',
    ...more,
  });
  return [
    article('index', { label: 'Overview' }),
    article('numbers-that-know-what-they-are'),
    article('directions'),
    article('one-place-three-spaces'),
    article('steps-and-neighbors'),
    article('ray-through-the-grid'),
    article('circles-and-areas'),
    article('keeping-track-of-what-moves'),
    article('bodies-among-walls'),
    article('what-one-sees'),
    article('ways-through-the-map'),
  ];
}

/** All documents of a folder; its README first. */
function folder(path: string, at: Pick<Source, 'address' | 'area' | 'group'>): Source[] {
  return readdirSync(join(repository, path))
    .filter((name) => name.endsWith('.md'))
    .sort((a, b) => Number(b === 'README.md') - Number(a === 'README.md') || (a < b ? -1 : 1))
    .map((name) => ({
      ...at,
      file: `${path}/${name}`,
      address: `${at.address}/${name === 'README.md' ? 'index' : name.slice(0, -3)}`,
      ...(name === 'README.md' ? { label: 'Overview' } : {}),
    }));
}
