/** How contenders are named in tables. */
import type { Results } from '../harness/results.js';

/** Names that say more than the names of the modules. */
const names: Readonly<Record<string, string>> = {
  'units/raw': 'raw arrays',
  'units/peers/curried-brand': 'curried brand',
  'units/peers/ts-units': '@buge/ts-units',
  'tracker/tilewright': 'ours, into an answer',
  'tracker/tilewright#everydayForm': 'ours, everyday form',
  'tracker/tilewright#hitsRead': 'ours, into an answer, hits read',
  'tracker/tilewright#withRectangles': 'ours, one-third rectangles',
  'tracker/single-moves': 'one by one',
  'tracker/single-moves#bulk': 'bulk update',
  'tracker/growth#thousand': '1,000',
  'tracker/growth#tenThousand': '10,000',
  'tracker/growth#hundredThousand': '100,000',
  'tracker/growth#million': '1,000,000',
  'tracker/growth#hundredThousandByPlace': '100,000, by place',
  'tracker/growth#millionByPlace': '1,000,000, by place',
  'tracker/frames': 'ours',
  'tracker/frames#flatbush': 'flatbush',
  'tracker/sparse#tilewright': 'ours',
  'tracker/sparse#bareKernel': 'a bare kernel',
  'tracker/sparse#flatbush': 'flatbush',
  'tracker/peers/rapier2d#sparse': 'rapier2d',
  'segments/tilewright': 'ours',
  'segments/peers/published': 'the published algorithm',
  'circles/tilewright': 'ours',
  'fields/tilewright': 'ours',
  'paths/tilewright': 'ours',
  'circles/published': 'the published algorithm',
  'motion/tilewright': 'ours, in bulk',
  'motion/tilewright#single': 'ours, one by one',
  'motion/peers/rapier2d#controller': 'rapier2d, its controller alone',
  'sight/tilewright': 'ours',
  'sight/each-tile': '`isVisible` to each tile',
  'tilemap-storage/raw': 'the bare array',
  'tilemap-storage/raw#visitor': 'a visitor over it',
  'tilemap-storage/one#bytes': 'bytes',
  'tilemap-storage/one#floats': 'floats',
  'tilemap-storage/one#array': 'array',
  'tilemap-storage/one#bits': 'bits',
  'tilemap-storage/one#chunks': 'chunks',
  'tilemap-storage/all#bytes': 'bytes, after all storages',
  'many/columns': 'columns, snapshots',
  'many/one-by-one': 'loops, copies of memory',
  'sync/tilewright': 'ours',
  'sync/peers/state-view': 'StateView, @colyseus/schema',
  'sync/steady': 'ours',
};

/** The packages of peers that have another name. */
const packages: Readonly<Record<string, string>> = {
  rapier2d: '@dimforge/rapier2d-compat',
  littlejs: 'littlejsengine',
};

/** `tracker/peers/flatbush` becomes flatbush, `paths/peers/pathfinding#jumpPoints` becomes pathfinding jumpPoints. */
export function nameOf(contender: string): string {
  const [module = '', name = ''] = contender.split('#');
  return names[contender] ?? `${module.slice(module.lastIndexOf('/') + 1)} ${name}`.trim();
}

/** The name and, for a package, its version. */
export function headOf(contender: string, versions: Results['versions']): string {
  const name = nameOf(contender);
  const version = versions[packages[name] ?? name];
  return version === undefined ? name : `${name} ${version}`;
}
