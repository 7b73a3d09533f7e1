/** Bounds for paths and flow fields. */
import { frugalRows } from '../../paths/frugal-rows.js';
import { type Kind, kinds } from '../../paths/maps.js';
import type { Asked } from '../../paths/scene.js';
import { repairRow, velocityRow } from '../../fields/names.js';
import { bytes, type Section, speeds, type Target, times } from './target.js';

/** Speed ratios by kinds of maps. */
function paths(
  what: string,
  asked: Asked,
  against: string,
  peers: readonly string[],
  bounds: Readonly<Partial<Record<Kind, number>>>,
  seen: string,
): Target {
  const rows = Object.fromEntries(Object.entries(bounds).map(([kind, bound]) => [`${asked}, ${kind}`, bound]));
  return {
    what: `${what}: ${Object.keys(bounds).join(' / ')}`,
    against,
    goals: peers.flatMap((peer) => speeds('paths', 'paths/tilewright', `paths/peers/${peer}`, rows)),
    seen,
  };
}

/** One bound for all kinds. */
const everywhere = (bound: number): Record<string, number> => Object.fromEntries(kinds.map((kind) => [kind, bound]));

function fields(prefix: string, peer: string, bound: number, seen: string): Target {
  const rows = Object.fromEntries(kinds.map((kind) => [`${prefix}, ${kind}`, bound]));
  return {
    what: `${prefix}: ${kinds.join(' / ')}`,
    against: peer,
    goals: speeds('fields', 'fields/tilewright', `fields/peers/${peer}`, rows),
    seen,
  };
}

const WEIGHTED_NANOSECONDS = 70;
const REPAIR_NANOSECONDS = 10_000;
const CROWD_NANOSECONDS = 300_000;
const weighted = ['weighted field, open', 'weighted field, scattered', 'weighted field, caves'];
const repaired = (['open', 'scattered', 'caves', 'rooms'] as const).map(repairRow);
const toBound = (rows: readonly string[], bound: number): Record<string, number> =>
  Object.fromEntries(rows.map((row) => [row, bound]));

export const pathTargets: Section = {
  title: 'Paths',
  targets: [
    // In the maze every second tile is next to a wall: its walls are as dense as scattered ones.
    paths(
      'paths by jump points',
      'jump points',
      'PathFinding.js, by A* and by jump points',
      ['pathfinding', 'pathfinding#jumpPoints'],
      { open: 30, scattered: 8, caves: 30, rooms: 30, maze: 8 },
      '10 to 450',
    ),
    paths('paths by A*', 'A*', 'PathFinding.js, by A*', ['pathfinding'], everywhere(2), '2 to 28'),
    paths(
      'four-way paths, without the time in which the peer builds its graph',
      'four-way',
      'l1-path-finder',
      ['l1-path-finder'],
      everywhere(1),
      '',
    ),
    fields('field', 'distance-field', 15, '14 to 38 ns a tile'),
    fields('four-way field', 'rot-js', 50, ''),
    {
      what: 'weighted fields, nanoseconds for each tile: open / scattered / caves',
      against: '',
      goals: times('fields', 'fields/tilewright', toBound(weighted, WEIGHTED_NANOSECONDS)),
      seen: '',
    },
    {
      what: 'one changed tile of a field, nanoseconds in the mean: open / scattered / caves / rooms',
      against: '',
      goals: times('fields', 'fields/tilewright', toBound(repaired, REPAIR_NANOSECONDS)),
      seen: '2.5 to 5 µs',
    },
    {
      what: 'velocities of 10,000 bodies by a field, nanoseconds',
      against: '',
      goals: times('fields', 'fields/tilewright', { [velocityRow]: CROWD_NANOSECONDS }),
      seen: '',
    },
    {
      what: `bytes for 8 paths, a slice of a search, a frame of a field: ${frugalRows.join(' / ')}`,
      against: '',
      goals: bytes('paths-allocation', 'paths/frugal', frugalRows),
      seen: '0',
    },
  ],
};
