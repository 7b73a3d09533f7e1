/**
 * Computes views of seeded maps and hashes the bits of the results. The hashes must be the same in every engine.
 *
 * It uses neither Node nor a test runner, so a page can run it. `golden.test.ts` has the expected hashes.
 */
import { Hasher } from '@tilewright/testing/golden/hasher';
import { randomNumbers } from '@tilewright/testing/golden/random';
import { bitTilemap, bitTilemapFrom, tileRect, tileSpace } from '@tilewright/tilemap';
import { directionFromAngle, meters, metersPerTile, pointColumn, position, turns } from '@tilewright/units';
import type { View2 } from '../arguments/view.js';
import { isInView } from '../view/in-view.js';
import { markTilesInViews } from '../view/mark-many.js';
import { markTilesInView } from '../view/mark.js';
import { regionInView } from '../view/region.js';
import { rowsInView, tilesInView } from '../view/tiles.js';

const bounds = tileRect({ x: -12, y: -9, width: 40, height: 31 });

/** The hash of each part, by its name. */
export function goldenOfSight(): Readonly<Record<string, string>> {
  const random = randomNumbers(1);
  const pick = <T>(...choices: readonly [T, ...T[]]): T => choices[Math.floor(random() * choices.length)] ?? choices[0];
  const hashers = {
    tiles: new Hasher(),
    rows: new Hasher(),
    marks: new Hasher(),
    positions: new Hasher(),
    outlines: new Hasher(),
  };
  for (let round = 0; round < 120; round++) {
    const size = pick(1, 0.7, 2, 1 / 3);
    const [left, top] = [pick(0, 0.1, -1e6), pick(0, -0.3, 12345.678)];
    const density = pick(0.02, 0.1, 0.3);
    const walls = bitTilemapFrom(bounds, () => random() < density);
    const space = tileSpace({ origin: position(meters(left), meters(top)), tileSize: metersPerTile(size) });
    const coordinate = (origin: number, first: number, count: number): number => {
      const tiles = first - 2 + random() * (count + 4);
      return origin + pick(Math.floor(2 * tiles) / 2, Math.floor(7 * tiles) / 7, tiles) * size;
    };
    const place = (): ReturnType<typeof position> =>
      position(meters(coordinate(left, -12, 40)), meters(coordinate(top, -9, 31)));
    for (let i = 0; i < 6; i++) {
      const disc = { position: place(), maxDistance: meters(pick(0, 5, 20 * random()) * size) };
      const view = pick<View2>(
        disc,
        { position: disc.position },
        {
          ...disc,
          direction: directionFromAngle(turns(pick(0, 0.125, random()))),
          angle: turns(pick(0, 0.25, 0.5, random())),
        },
      );
      const options = {
        corners: pick('pass', 'block'),
        inclusion: pick('center', 'any'),
        opaqueTiles: pick(true, false),
      } as const;
      hashers.tiles.add([...tilesInView(walls, space, view, options)].flatMap(({ x, y }) => [x, y]));
      const isOpaque = (isWall: boolean, x: number): boolean => isWall && x % 3 !== 0;
      hashers.rows.add([...rowsInView(walls, space, view, { ...options, isOpaque })]);
      const seen = bitTilemap(tileRect({ x: -20, y: -3, width: 37, height: 12 }));
      hashers.marks.add(markTilesInView(seen, walls, space, view, options));
      const eyes = pointColumn([place(), place()]);
      hashers.marks
        .add(markTilesInViews(seen, walls, space, eyes, { maxDistance: meters(9 * size) }))
        .add([...seen.words]);
      hashers.positions.add(isInView(walls, space, view, place(), { corners: options.corners }));
      for (const vertex of regionInView(walls, space, view)) hashers.outlines.add(vertex);
      hashers.outlines.add([...regionInView(walls, space, { position: disc.position }, { isOpaque })]);
    }
  }
  return Object.fromEntries(Object.entries(hashers).map(([name, hasher]) => [name, hasher.digest()]));
}
