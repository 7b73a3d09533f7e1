/**
 * Finds paths over seeded maps and hashes the bits of the results. The hashes must be the same in every engine.
 *
 * It uses neither Node nor a test runner, so a page can run it. `golden.test.ts` has the expected hashes.
 */
import { Hasher } from '@tilewright/testing/golden/hasher';
import { randomNumbers } from '@tilewright/testing/golden/random';
import { type Tile, tile, tileRect, typedTilemap } from '@tilewright/tilemap';
import { tiles, unsafeNumber } from '@tilewright/units';
import { findPath } from '../search/find-path.js';
import { Pathfinder } from '../search/pathfinder.js';

/** The hash of each part, by its name. */
export function goldenOfPaths(): Readonly<Record<string, string>> {
  const random = randomNumbers(1);
  const whole = (least: number, greatest: number): number => least + Math.floor(random() * (greatest - least + 1));
  const pick = <T>(...choices: readonly [T, ...T[]]): T => choices[whole(0, choices.length - 1)] ?? choices[0];
  const hashers = { jumps: new Hasher(), costs: new Hasher(), bodies: new Hasher(), slices: new Hasher() };
  const isSolid = (value: number): boolean => value === 0;
  const array = new Int32Array(4096);
  for (let round = 0; round < 40; round++) {
    const bounds = tileRect({ x: whole(-90, 90), y: whole(-90, 90), width: whole(1, 90), height: whole(1, 60) });
    const map = typedTilemap(bounds, Uint8Array, 1);
    const density = pick(0.02, 0.1, 0.3, 0.45);
    map.forEach((_, x, y) => {
      map.setAt(x, y, random() < density ? 0 : whole(1, 9));
    });
    const anywhere = (): Tile =>
      tile(whole(bounds.x, bounds.x + bounds.width - 1), whole(bounds.y, bounds.y + bounds.height - 1));
    const rule = pick('no-corner-cutting', 'eight-way', 'four-way');
    const jumps = new Pathfinder(map, { isSolid, rule });
    const costs = new Pathfinder(map, { isSolid, rule, cost: (value) => value });
    const sides = pick({ size: 2 }, { size: 3 }, { radius: tiles(0.75) }, { radius: tiles(1.6) });
    for (let i = 0; i < 8; i++) {
      const from = anywhere();
      const to = pick([anywhere()], [anywhere(), anywhere(), anywhere()]);
      const options = { nearest: pick(true, false), maxLength: tiles(pick(1e9, 40 * random())) };
      const count = jumps.findInto(array, from, to, options);
      hashers.jumps.add(array.subarray(0, 2 * count)).add(unsafeNumber(jumps.lengthOf(from, to) ?? tiles(-1)));
      const path = costs.find(from, to, options);
      hashers.costs.add(path?.tiles.flatMap(({ x, y }) => [x, y]) ?? []).add(path?.cost ?? -1);
      const body = findPath(map, from, to, { isSolid, rule, ...sides });
      hashers.bodies.add(body?.tiles.flatMap(({ x, y }) => [x, y]) ?? []);
      const search = pick(jumps, costs).start(from, to);
      while (search.advance(whole(1, 9)) === 'under-way') if (random() < 0.1) map.set(anywhere(), whole(0, 9));
      hashers.slices.add(search.path?.tiles.flatMap(({ x, y }) => [x, y]) ?? []).add(search.restarts);
    }
  }
  return Object.fromEntries(Object.entries(hashers).map(([name, hasher]) => [name, hasher.digest()]));
}
