/**
 * Every decision about a tile is that of `isVisible`, of rays in rational arithmetic, and of the shapes of units.
 *
 * A run makes a million decisions about open tiles. A hundred million, in this package:
 *
 *     TILEWRIGHT_RUNS=100 npx vitest run src/view/oracle.test.ts -t 'an open tile'
 */
import { isVisible } from '@tilewright/queries';
import { type BitTilemap, bitTilemap, tile, tileRect, unitTileSpace } from '@tilewright/tilemap';
import {
  circle,
  contains,
  overlaps,
  radians,
  rectangle,
  type Rectangle2,
  sector,
  tiles,
  type TileLength,
  type TilePosition2,
  unsafeDirection,
} from '@tilewright/units';
import { Random, runs } from '@tilewright/testing';
import { describe, expect, it } from 'vitest';
import { isInView, tilesInView, type View2 } from '../index.js';
import { touchedTiles } from '../testing/rays.js';
import { at, keysOf, type Place, randomEye, randomMap } from '../testing/scenes.js';

const rules = ['pass', 'block'] as const;
/** How many decisions about walls each rule and inclusion makes. */
const LEAST_WALLS = 1000;

/** Calls `visit` for each tile, and returns the first one that differs from what is expected of it. */
function difference(
  map: BitTilemap,
  found: ReadonlySet<string>,
  expected: (x: number, y: number, isOpaque: boolean) => boolean | undefined,
): string | undefined {
  let first: string | undefined;
  map.forEach((isOpaque, x, y) => {
    if (first !== undefined) return;
    const wanted = expected(x, y, isOpaque);
    if (wanted !== undefined && wanted !== found.has(`${x},${y}`)) first = `${x}, ${y}: ${String(wanted)}`;
  });
  return first;
}

function isTileOf(eye: Place, x: number, y: number): boolean {
  return Math.floor(eye.x) === x && Math.floor(eye.y) === y;
}

describe.each(rules)("with corners '%s'", (corners) => {
  it('an open tile is in view if its center is visible', () => {
    const random = new Random(11);
    let decisions = 0;
    for (let i = 0; decisions < runs(500_000); i++) {
      const map = randomMap(random, 20, 70);
      for (let eyes = 0; eyes < 4; eyes++) {
        const eye = randomEye(random, map, random.integer(0, 4) === 0 ? 5 : 0);
        const found = keysOf(tilesInView(map, unitTileSpace, { position: at(eye.x, eye.y) }, { corners }));
        const wrong = difference(map, found, (x, y, isOpaque) => {
          if (isOpaque || isTileOf(eye, x, y)) return undefined;
          decisions++;
          return isVisible(map, unitTileSpace, at(eye.x, eye.y), at(x + 0.5, y + 0.5), { corners });
        });
        expect(wrong, `map ${i}, eye ${eye.x}, ${eye.y}`).toBeUndefined();
      }
    }
  });

  it.each(['center', 'any'] as const)(
    "walls, and with '%s' what is touched, are those of rational rays",
    (inclusion) => {
      const random = new Random(12);
      let walls = 0;
      for (let i = 0; walls < runs(LEAST_WALLS); i++) {
        const map = randomMap(random, 1, 7);
        const eye = randomEye(random, map, random.integer(0, 2));
        const touched = touchedTiles(eye.x, eye.y, map.bounds, (x, y) => map.getAt(x, y), corners);
        const view = { position: at(eye.x, eye.y) };
        const found = keysOf(tilesInView(map, unitTileSpace, view, { corners, inclusion }));
        const without = keysOf(tilesInView(map, unitTileSpace, view, { corners, inclusion, opaqueTiles: false }));
        const wrong = difference(map, found, (x, y, isOpaque) => {
          if (isTileOf(eye, x, y)) return true;
          if (isOpaque) walls++;
          return isOpaque || inclusion === 'any' ? touched.has(`${x},${y}`) : undefined;
        });
        expect(wrong, `map ${i}, eye ${eye.x}, ${eye.y}`).toBeUndefined();
        const open = [...found].filter((key) => {
          const [x = 0, y = 0] = key.split(',').map(Number);
          return !map.getAt(x, y) || isTileOf(eye, x, y);
        });
        expect([...without].sort()).toEqual(open.sort());
      }
    },
  );
});

describe('the disc and the sector', () => {
  const random = new Random(13);

  function randomView(eye: Place): View2<TileLength> {
    const whole = random.integer(0, 16) / 2;
    const distance = tiles(random.integer(0, 1) === 0 ? whole : random.between(0, 9));
    const eighth = random.integer(-4, 3) * 0x2000_0000;
    const direction = unsafeDirection(random.integer(0, 1) === 0 ? eighth : random.integer(-0x8000_0000, 0x7fff_ffff));
    const angle = radians(random.integer(0, 1) === 0 ? (random.integer(0, 9) * Math.PI) / 4 : random.between(0, 7));
    return { position: at(eye.x, eye.y), maxDistance: distance, direction, angle };
  }

  it('take the tiles whose centers they contain', () => {
    for (let i = 0; i < runs(1500); i++) {
      const map = randomMap(random, 3, 14, false);
      const eye = randomEye(random, map, 2);
      const { position, maxDistance = tiles(0), direction, angle } = randomView(eye);
      if (direction === undefined || angle === undefined) throw new Error('a view has both');
      const disc = circle(position, maxDistance);
      const slice = sector(position, tiles(64), direction, angle);
      const all = keysOf(tilesInView(map, unitTileSpace, { position }));
      const inDisc = keysOf(tilesInView(map, unitTileSpace, { position, maxDistance }));
      const inSector = keysOf(tilesInView(map, unitTileSpace, { position, direction, angle }));
      const inBoth = keysOf(tilesInView(map, unitTileSpace, { position, maxDistance, direction, angle }));
      const seen = (x: number, y: number, isThere: boolean): boolean =>
        isTileOf(eye, x, y) || (isThere && all.has(`${x},${y}`));
      const where = `view ${i}: ${JSON.stringify({ eye, maxDistance, direction, angle })}`;
      const center = (x: number, y: number): TilePosition2 => at(x + 0.5, y + 0.5);
      expect(
        difference(map, inDisc, (x, y) => seen(x, y, contains(disc, center(x, y)))),
        where,
      ).toBeUndefined();
      expect(
        difference(map, inSector, (x, y) => seen(x, y, contains(slice, center(x, y)))),
        where,
      ).toBeUndefined();
      expect(
        difference(map, inBoth, (x, y) => seen(x, y, contains(disc, center(x, y)) && contains(slice, center(x, y)))),
        where,
      ).toBeUndefined();
    }
  });

  it("with 'any', take the tiles that they meet", () => {
    for (let i = 0; i < runs(700); i++) {
      const map = randomMap(random, 3, 12, false);
      const eye = randomEye(random, map, 2);
      const { position, maxDistance = tiles(0), direction, angle } = randomView(eye);
      if (direction === undefined || angle === undefined) throw new Error('a view has both');
      const disc = circle(position, maxDistance);
      const slice = sector(position, tiles(64), direction, angle);
      const options = { inclusion: 'any' } as const;
      const all = keysOf(tilesInView(map, unitTileSpace, { position }, options));
      const inDisc = keysOf(tilesInView(map, unitTileSpace, { position, maxDistance }, options));
      const inSector = keysOf(tilesInView(map, unitTileSpace, { position, direction, angle }, options));
      const square = (x: number, y: number): Rectangle2<TileLength> => rectangle(at(x, y), at(x + 1, y + 1));
      const seen = (x: number, y: number, isThere: boolean): boolean =>
        isTileOf(eye, x, y) || (isThere && all.has(`${x},${y}`));
      const where = `view ${i}: ${JSON.stringify({ eye, maxDistance, direction, angle })}`;
      expect(
        difference(map, inDisc, (x, y) => seen(x, y, overlaps(disc, square(x, y)))),
        where,
      ).toBeUndefined();
      expect(
        difference(map, inSector, (x, y) => seen(x, y, overlaps(slice, square(x, y)))),
        where,
      ).toBeUndefined();
    }
  });

  it('are those of one position, too', () => {
    for (let i = 0; i < runs(400); i++) {
      const map = randomMap(random, 3, 14, false);
      const eye = randomEye(random, map, 2);
      const view = randomView(eye);
      const corners = rules[i % 2] ?? 'pass';
      const found = keysOf(tilesInView(map, unitTileSpace, view, { corners }));
      const wrong = difference(map, found, (x, y, isOpaque) =>
        isOpaque || isTileOf(eye, x, y)
          ? undefined
          : isInView(map, unitTileSpace, view, at(x + 0.5, y + 0.5), { corners }),
      );
      expect(wrong, `view ${i}`).toBeUndefined();
    }
  });
});

it('sees to the end of a map of one row, from far beside it', () => {
  const map = bitTilemap(tileRect({ x: 0, y: 0, width: 5, height: 1 }));
  map.set(tile(3, 0), true);
  const from = (x: number, y: number): number => [...tilesInView(map, unitTileSpace, { position: at(x, y) })].length;
  expect([from(-1e6, 0.5), from(1e9, 0.5), from(2.5, 1e9), from(2.5, -1e12)]).toEqual([4, 2, 5, 5]);
});
