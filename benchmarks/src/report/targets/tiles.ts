/** Bounds for the queries for tiles of segments and circles. */
import { rowName } from '../../areas/rows.js';
import { type Kind, kinds, reaches } from '../../areas/scene.js';
import { positionsRow } from '../../segments/rows.js';
import { bytes, type Section, speeds, type Target } from './target.js';

const lengths = [10, 100, 1000];
const radii = [1, 5, 15, 100];
const segmentForms = ['array', 'cursor', 'visitor'];
const circleForms = ['visitor', 'array'];
const byLength = (form: string, bounds: readonly number[]): Record<string, number> =>
  Object.fromEntries(lengths.map((length, i) => [`${form}, ${length} tiles`, bounds[i] ?? 0]));

function segments(what: string, bounds: Readonly<Record<string, number>>, seen: string, peer = 'fast-voxel-raycast') {
  const goals = speeds('segments', 'segments/tilewright', `segments/peers/${peer}`, bounds);
  return { what, against: peer === 'published' ? 'the published algorithm' : peer, goals, seen };
}

function circles(what: string, form: string, bounds: readonly number[], seen: string): Target {
  const rows = Object.fromEntries(radii.map((radius, i) => [`${form}, radius ${radius}`, bounds[i] ?? 0]));
  const goals = speeds('circles', 'circles/tilewright', 'circles/peers/published', rows);
  return { what, against: 'the published algorithm', goals, seen };
}

/** Times of rows as multiples of those of a circle with as many rows. */
function areas(kind: Kind): Target {
  const goals = reaches.map((reach) => ({
    kind: 'cost' as const,
    question: 'areas',
    form: 'bundled' as const,
    row: rowName(kind, reach),
    contender: 'areas/tilewright',
    against: 'areas/tilewright#circles',
    bound: 2,
  }));
  return { what: `rows of areas that reach 5 / 15 / 100 tiles: ${kind}`, against: 'rows of circles', goals, seen: '' };
}

export const tiles: Section = {
  title: 'Tiles of shapes',
  targets: [
    segments('segments of 10 / 100 / 1000 tiles, array', byLength('array', [1.2, 2, 2]), '1.3 / 2.2 / 2.4'),
    segments('segments of 10 / 100 / 1000 tiles, cursor', byLength('cursor', [1.2, 1.7, 1.8]), '1.6 / 2.0 / 2.1'),
    segments('segments of 10 / 100 / 1000 tiles, visitor', byLength('visitor', [1, 0.85, 0.8]), '1.35 / 0.92 / 0.86'),
    segments(
      'segments of 10 / 100 / 1000 tiles, iterable',
      byLength('iterable', [1.2, 1.2, 1.2]),
      '1.3 to 1.4',
      'published',
    ),
    segments(
      'first wall, bit map, from four numbers: walls in blocks / scattered',
      { 'walls in blocks, bits': 1.1, 'walls scattered, bits': 1.1 },
      '2.2',
    ),
    segments('first wall, bit map, from two positions: walls scattered', { [positionsRow]: 1.5 }, '2.2'),
    segments(
      'first wall, bit map, by columns: walls in blocks / scattered',
      { 'walls in blocks, by columns': 1.8, 'walls scattered, by columns': 1.8 },
      '',
    ),
    segments(
      'first wall, predicate: walls in blocks / scattered',
      { 'walls in blocks, predicate': 1.2, 'walls scattered, predicate': 1.2 },
      '1.4',
    ),
    circles('circles of radius 1 / 5 / 15 / 100, visitor', 'visitor', [3.5, 8, 10, 13], '5.1 / 8.2 / 11.6 / 14'),
    circles('circles of radius 1 / 5 / 15 / 100, rows', 'rows', [3.5, 8, 13, 20], '5.3 / 9.3 / 15 / 22'),
    ...kinds.map(areas),
    {
      what: `bytes for 10,000 tiles of segments: ${segmentForms.join(' / ')}, each of 10 / 100 / 1000 tiles`,
      against: '',
      goals: bytes(
        'segments-allocation',
        'segments/steady',
        segmentForms.flatMap((form) => lengths.map((length) => `${form}, ${length} tiles`)),
      ),
      seen: '0',
    },
    {
      what: `bytes for 10,000 tiles of circles: ${circleForms.join(' / ')}, each of radius 1 / 5 / 15 / 100`,
      against: '',
      goals: bytes(
        'circles-allocation',
        'circles/steady',
        circleForms.flatMap((form) => radii.map((radius) => `${form}, radius ${radius}`)),
      ),
      seen: '0',
    },
  ],
};
