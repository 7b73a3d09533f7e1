/**
 * Pulls paths straight over seeded maps and hashes the bits of the results. The hashes must be the same in every
 * engine.
 *
 * It uses neither Node nor a test runner, so a page can run it. `golden-points.test.ts` has the expected hashes.
 */
import { Hasher } from '@tilewright/testing/golden/hasher';
import { randomNumbers } from '@tilewright/testing/golden/random';
import { bitTilemapFrom, type Tile, tile, tileRect, tileSpace } from '@tilewright/tilemap';
import { meters, metersPerTile, position, tiles, unsafeNumber } from '@tilewright/units';
import { tilesTooNarrow } from '../points/too-narrow.js';
import { wayPoints } from '../points/way-points.js';
import { findPath } from '../search/find-path.js';

/** The hash of each part, by its name. */
export function goldenOfPoints(): Readonly<Record<string, string>> {
  const random = randomNumbers(1);
  const whole = (least: number, greatest: number): number => least + Math.floor(random() * (greatest - least + 1));
  const hashers = { points: new Hasher(), discs: new Hasher(), narrow: new Hasher() };
  for (let round = 0; round < 60; round++) {
    const bounds = tileRect({ x: whole(-90, 90), y: whole(-90, 90), width: whole(2, 70), height: whole(2, 70) });
    const density = random() * 0.3;
    const map = bitTilemapFrom(bounds, () => random() < density);
    const size = 0.1 + random();
    const origin = position(meters(random()), meters(-random()));
    const space = tileSpace({ origin, tileSize: metersPerTile(size) });
    const radius = random();
    hashers.narrow.add(tilesTooNarrow(map, { size: whole(1, 5) }).words);
    hashers.narrow.add(tilesTooNarrow(map, { space, radius: meters(3 * radius * size) }).words);
    for (let i = 0; i < 8; i++) {
      const anywhere = (): Tile =>
        tile(whole(bounds.x, bounds.x + bounds.width - 1), whole(bounds.y, bounds.y + bounds.height - 1));
      const [from, to] = [anywhere(), anywhere()];
      const within = ({ x, y }: Tile) =>
        position(
          meters(unsafeNumber(origin.x) + (x + 0.1 + 0.8 * random()) * size),
          meters(unsafeNumber(origin.y) + (y + 0.1 + 0.8 * random()) * size),
        );
      const [start, end] = [within(from), within(to)];
      const path = findPath(map, from, to);
      const points = path === undefined ? [] : wayPoints(map, space, path, { from: start, to: end });
      hashers.points.add(points.flatMap(({ x, y }) => [unsafeNumber(x), unsafeNumber(y)]));
      const wide = findPath(map, from, to, { radius: tiles(radius) });
      // A little smaller than where the path was found, since the product is rounded.
      const body = { radius: meters(0.999 * radius * size), from: start };
      const round = wide === undefined ? [] : wayPoints(map, space, wide, body);
      hashers.discs.add(round.flatMap(({ x, y }) => [unsafeNumber(x), unsafeNumber(y)]));
    }
  }
  return Object.fromEntries(Object.entries(hashers).map(([name, hasher]) => [name, hasher.digest()]));
}
