/** Bounds for paths and flow fields. */
import { frugalRows } from '../../paths/frugal-rows.js';
import { type Kind, kinds } from '../../paths/maps.js';
import { type Asked, rowName } from '../../paths/scene.js';
import { repairRow, velocityRow } from '../../fields/names.js';
import { bytes, type Section, speeds, type Target, times } from './target.js';

/** Speed ratios on all kinds of maps. */
function paths(
  what: string,
  asked: Asked,
  peer: string,
  bound: number | Readonly<Partial<Record<Kind, number>>>,
  seen: string,
): Target {
  const bounds = typeof bound === 'number' ? Object.fromEntries(kinds.map((kind) => [kind, bound])) : bound;
  const rows = Object.fromEntries(
    kinds.flatMap((kind) => (kind in bounds ? [[rowName(asked, kind), bounds[kind] ?? 0]] : [])),
  );
  return {
    what: `${what}: ${Object.keys(bounds).join(' / ')}`,
    against: peer,
    goals: speeds('paths', 'paths/tilewright', `paths/peers/${peer}`, rows),
    seen,
  };
}

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
    paths(
      'paths by jump points',
      'jump points',
      'pathfinding',
      { open: 30, scattered: 8, caves: 30, rooms: 30, maze: 8 },
      '10 to 450',
    ),
    paths('paths by A*', 'A*', 'pathfinding', 2, '2 to 28'),
    paths('four-way paths, without the time in which the peer builds its graph', 'four-way', 'l1-path-finder', 1, ''),
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
