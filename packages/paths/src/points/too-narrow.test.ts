import { Random, runs } from '@tilewright/testing';
import {
  bitTilemap,
  chunkedTilemap,
  tile,
  tileRect,
  tileSpace,
  typedTilemap,
  unitTileSpace,
} from '@tilewright/tilemap';
import { meters, metersPerTile, position, tiles } from '@tilewright/units';
import { expect, it } from 'vitest';
import { standingOfDisc, standingOfSize } from '../testing/bodies.js';
import { anyMap, mapOf, pick } from '../testing/test-maps.js';
import { tilesTooNarrow } from './too-narrow.js';

it('are those of the definition, for squares and discs', () => {
  const random = new Random(30);
  for (let i = 0; i < runs(150); i++) {
    const map = anyMap(random, 1, 70);
    const size = random.integer(1, 6);
    const radius = pick(random, [0, 0.5, Math.SQRT1_2, 1.5, random.between(0, 5)]);
    const square = standingOfSize(map, size);
    const disc = standingOfDisc(map, radius);
    const bySize = tilesTooNarrow(map, { size });
    const byRadius = tilesTooNarrow(map, { space: unitTileSpace, radius: tiles(radius) });
    expect(bySize.bounds).toEqual(map.bounds);
    map.forEach((_, x, y) => {
      if (bySize.getAt(x, y) === square.isOpen(x, y)) expect([x, y, size]).toBe('the same as by the definition');
      const isOpen = disc.isOpen(x, y);
      if (byRadius.getAt(x, y) === isOpen) expect([x, y, radius]).toBe('the same as by the definition');
    });
  }
});

it('keeps the unused bits of a row at 0', () => {
  for (const width of [1, 30, 31, 32, 33, 63, 64, 65]) {
    const closed = tilesTooNarrow(bitTilemap(tileRect({ x: 5, y: -2, width, height: 2 })), { size: 2 });
    const expected = bitTilemap(closed.bounds, true);
    if (width > 1) expected.fill(false, tileRect({ x: 5, y: -2, width: width - 1, height: 1 }));
    expect([...closed.words]).toEqual([...expected.words]);
  }
});

it('takes the radius in the world of a space, and values by a predicate', () => {
  const space = tileSpace({ origin: position(meters(3), meters(3)), tileSize: metersPerTile(2) });
  const map = typedTilemap(tileRect({ x: 0, y: 0, width: 7, height: 7 }), Uint8Array);
  map.setAt(3, 3, 9);
  const narrow = tilesTooNarrow(map, { space, radius: meters(1.2) }, { isSolid: (value) => value === 9 });
  const expected = mapOf('#######', '#.....#', '#..#..#', '#.###.#', '#..#..#', '#.....#', '#######');
  map.forEach((_, x, y) => expect(narrow.getAt(x, y)).toBe(expected.getAt(x, y)));
  const part = tilesTooNarrow(
    map,
    { size: 1 },
    { isSolid: (value) => value === 9, bounds: tileRect({ x: 3, y: 3, width: 90, height: 1 }) },
  );
  expect(part.bounds).toEqual(tileRect({ x: 3, y: 3, width: 4, height: 1 }));
  expect(part.get(tile(3, 3))).toBe(true);
});

it.each([
  [{ size: 0 }, 'tilesTooNarrow: body.size must be an integer from 1 to 1024, received 0'],
  [{ size: 1.5 }, 'tilesTooNarrow: body.size must be an integer from 1 to 1024, received 1.5'],
  [{ size: 2, radius: 1 }, 'tilesTooNarrow: '],
  [{ radius: 1 }, 'tilesTooNarrow: body.space must be a tile space, received undefined'],
  [{ space: unitTileSpace }, 'tilesTooNarrow: body.radius must be'],
  [{ space: unitTileSpace, radius: -1 }, 'tilesTooNarrow: body.radius must be'],
  [{ space: unitTileSpace, radius: 1025 }, 'tilesTooNarrow: body.radius must be at most 1024 tiles, received 1025'],
  [{}, 'tilesTooNarrow: body.space must be'],
  [undefined, 'tilesTooNarrow: body must be an object, received undefined'],
])('refuses the body %j', (body, message) => {
  const map = mapOf('...');
  // @ts-expect-error -- No body at all.
  expect(() => tilesTooNarrow(map, body)).toThrow(message);
  // @ts-expect-error -- No body at all.
  expect(() => tilesTooNarrow(map, body)).toThrow(RangeError);
});

it('refuses a map without bounds', () => {
  const map = chunkedTilemap({ background: false });
  expect(() => tilesTooNarrow(map, { size: 2 })).toThrow('tilesTooNarrow: bounds must be');
  expect(tilesTooNarrow(map, { size: 2 }, { bounds: tileRect({ x: 0, y: 0, width: 2, height: 2 }) }).getAt(0, 0)).toBe(
    false,
  );
});
