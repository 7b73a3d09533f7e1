/** The pages of the reference: exports that are declared beside each other. */
import { posix } from 'node:path';
import type { Export } from './exports.js';

export interface Topic {
  /** `reference/queries/segment` */
  readonly address: string;
  readonly home: string;
  readonly title: string;
  readonly exports: readonly Export[];
}

/** Folders whose names do not say enough. */
const TITLES: Readonly<Record<string, string>> = {
  'units/types': 'Types of quantities and vectors',
  'units/typeAlgebra': 'The algebra of types, for libraries',
  'units/verbs': 'Verbs for quantities and vectors',
  'units/units': 'Units',
  'units/values': 'Points and vectors',
  'units/angles': 'Angles and directions',
  'units/columns': 'Columns and bulk verbs',
  'units/scalar': 'Verbs for quantities only',
  'units/vector': 'Verbs for vectors only',
  'units/checks': 'Checks, for libraries',
  'units/exact': 'Exact predicates, for libraries',
  'tilemap/values': 'Tiles, steps and rectangles',
  'tilemap/collections': 'Sets and maps of tiles',
  'tilemap/space': 'World, tile space and pixels',
  'tilemap/storage': 'Maps',
  'tilemap/areas': 'Floods, rings and regions',
  'tilemap/changes': 'Changes and patches',
  'tilemap/shapes': 'Shapes of solid tiles',
  'tilemap/pictures': 'Pictures for tiles',
  'tilemap/json': 'Reading and writing maps',
  'tilemap/checks': 'Checks, for libraries',
  'tilemap/kernel': 'Kernel, for libraries',
  'queries/segment': 'Segments and rays',
  'queries/area': 'Areas',
  'queries/tracker': 'The tracker',
  'queries/objects': 'Questions about objects',
  'queries/debug': 'Drawing for debugging',
  'queries/kernel': 'Kernel, for libraries',
  'queries/arguments': 'Arguments',
  'motion/moving': 'Bodies among tiles',
  'motion/among': 'Bodies among objects',
  'motion/push-out': 'Pushing out of walls',
  'motion/debug': 'Drawing for debugging',
  'sight/view': 'Fields of view',
  'sight/light': 'Light',
  'sight/outline': 'Outlines',
  'paths/search': 'Finding paths',
  'paths/flow': 'Flow fields',
  'paths/points': 'Way points',
  'paths/ground': 'Ground and rules',
  'sync/bytes': 'Memory of frames',
  'sync/codecs': 'Codecs',
  'sync/rows': 'Rows',
  'sync/watcher': 'Watchers',
  'sync/mirror': 'Mirrors',
  'sync/saving': 'Saved states',
};

export function topicsOf(exports: readonly Export[]): Topic[] {
  const topics = new Map<string, Export[]>();
  for (const each of exports) {
    const key = `${each.home}/${partOf(each)}`;
    const before = topics.get(key) ?? [];
    const same = before.find(({ name }) => name === each.name);
    // Some subpaths export again what the package exports; `same` is what has the shorter import.
    if (same !== undefined && same.source !== each.source) throw new Error(`${key} has two exports named ${each.name}`);
    topics.set(key, same === undefined ? [...before, each] : before);
  }
  return [...topics].map(([key, list]) => {
    const [home = '', part = ''] = key.split('/');
    return {
      address: `reference/${key}`,
      home,
      title: TITLES[key] ?? part.charAt(0).toUpperCase() + part.slice(1),
      exports: list.sort((a, b) => Number(b.isValue) - Number(a.isValue) || a.name.localeCompare(b.name, 'en')),
    };
  });
}

/** A namespace and a subpath of the package have a page each; other exports are together with those of their folder. */
function partOf({ name, module, home, source }: Export): string {
  const [namespace = ''] = name.split('.');
  if (namespace !== name) return namespace;
  const subpath = module.split('/')[2];
  if (subpath !== undefined) return subpath;
  const [folder, file] = posix.relative(`packages/${home}/src`, source).split('/');
  return file === undefined || folder === undefined ? 'all' : folder;
}
