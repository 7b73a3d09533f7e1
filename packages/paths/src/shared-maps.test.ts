/**
 * Maps of public benchmarks, which are not in this repository. The tests are skipped if the files are not next to it.
 */
import { Random } from '@tilewright/testing';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type BitTilemap, tile } from '@tilewright/tilemap';
import { expect, it } from 'vitest';
import { FlowField } from './flow/flow-field.js';
import { Pathfinder } from './search/pathfinder.js';
import { standingOfSize } from './testing/bodies.js';
import { indexOf, oracleDistances } from './testing/oracle.js';
import { mapOf, openTiles, pick } from './testing/test-maps.js';

const folder = new URL('../../../../shared/maps/', import.meta.url);
const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.map')) : [];

/** Reads the grid format of Moving AI: after the line `map`, rows in which `.`, `G` and `S` are open. */
function readMap(file: string): BitTilemap {
  const text = readFileSync(new URL(file, folder), 'utf8');
  const rows = text
    .slice(text.indexOf('map\n') + 4)
    .trimEnd()
    .split(/\r?\n/);
  return mapOf(...rows.map((row) => row.replaceAll(/[^.GS]/g, '#')));
}

it.skipIf(files.length === 0).each(files.length === 0 ? ['no maps'] : files)('has the shortest paths of %s', (file) => {
  const map = readMap(file);
  const open = openTiles(map);
  const ground = standingOfSize(map);
  const random = new Random(50);
  expect(open.length).toBeGreaterThan(100);
  for (const rule of ['no-corner-cutting', 'eight-way', 'four-way'] as const) {
    const paths = new Pathfinder(map, { rule });
    const visiting = new Pathfinder(map, { rule, cost: () => 1 });
    for (let i = 0; i < 5; i++) {
      const goal = pick(random, open);
      const flow = new FlowField(map, { goals: goal, rule });
      const lengths = oracleDistances(ground, rule, [goal]);
      for (let question = 0; question < 20; question++) {
        const from = pick(random, open);
        const best = lengths[indexOf(ground, from)];
        const path = paths.find(from, goal);
        expect(path && { straight: path.straight, diagonal: path.diagonal }).toEqual(best);
        expect(visiting.lengthOf(from, goal)).toBe(path?.length);
        expect(flow.distanceAt(tile(from.x, from.y))).toBe(path?.length);
      }
    }
  }
});
