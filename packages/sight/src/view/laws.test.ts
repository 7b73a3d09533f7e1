/** Laws of sight: symmetry, mirrored maps, fewer walls, and what each form has in common with the others. */
import { bitTilemap, type BitTilemap, bitTilemapFrom, tileRect, unitTileSpace } from '@tilewright/tilemap';
import { Random, runs } from '@tilewright/testing';
import { tiles } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { markTilesInView, rowsInView, tilesInView } from '../index.js';
import { at, keysOf, type Place, randomEye, randomMap } from '../testing/scenes.js';

describe.each(['pass', 'block'] as const)("with corners '%s'", (corners) => {
  it('of two eyes in centers, both see the tile of the other, or neither', () => {
    const random = new Random(21);
    for (let i = 0; i < runs(25); i++) {
      const map = randomMap(random, 8, 16);
      const seen = new Map<string, Set<string>>();
      map.forEach((isOpaque, x, y) => {
        if (isOpaque) return;
        const view = { position: at(x + 0.5, y + 0.5), maxDistance: tiles(9) };
        seen.set(`${x},${y}`, keysOf(tilesInView(map, unitTileSpace, view, { corners, opaqueTiles: false })));
      });
      for (const [from, tilesOfOne] of seen) {
        for (const to of tilesOfOne) expect(seen.get(to)?.has(from), `${from} and ${to}`).toBe(true);
      }
    }
  });

  it.each(['center', 'any'] as const)("a mirrored map shows the mirrored tiles, inclusion '%s'", (inclusion) => {
    const random = new Random(22);
    for (let i = 0; i < runs(200); i++) {
      const size = random.integer(2, 12);
      const bounds = tileRect({ x: 0, y: 0, width: size, height: size });
      const density = random.between(0, 0.5);
      const map = bitTilemapFrom(bounds, () => random.next() < density);
      // The tile of an eye on a border is not mirrored with it. Quarters mirror without rounding.
      const place = (): number => random.integer(0, size - 1) + random.integer(1, 7) / 8;
      const eye = { x: place(), y: place() };
      const found = keysOf(tilesInView(map, unitTileSpace, { position: at(eye.x, eye.y) }, { corners, inclusion }));
      for (const mirror of mirrors(size)) {
        const mirrored = bitTilemap(bounds);
        const expected = new Set<string>();
        map.forEach((isOpaque, x, y) => {
          const to = mirror({ x: x + 0.5, y: y + 0.5 });
          const [column, row] = [Math.floor(to.x), Math.floor(to.y)];
          mirrored.setAt(column, row, isOpaque);
          if (found.has(`${x},${y}`)) expected.add(`${column},${row}`);
        });
        const to = mirror(eye);
        const seen = keysOf(tilesInView(mirrored, unitTileSpace, { position: at(to.x, to.y) }, { corners, inclusion }));
        expect([...seen].sort(), `map ${i}`).toEqual([...expected].sort());
      }
    }
  });

  it('taking a wall away hides nothing but its own tile', () => {
    const random = new Random(23);
    for (let i = 0; i < runs(300); i++) {
      const map = randomMap(random, 3, 14);
      const eye = randomEye(random, map);
      const view = { position: at(eye.x, eye.y) };
      const before = keysOf(tilesInView(map, unitTileSpace, view, { corners }));
      const walls = [...before].map((key) => key.split(',').map(Number)).filter(([x = 0, y = 0]) => map.getAt(x, y));
      const [x, y] = walls[random.integer(0, Math.max(0, walls.length - 1))] ?? [];
      if (x === undefined || y === undefined) continue;
      map.setAt(x, y, false);
      const after = keysOf(tilesInView(map, unitTileSpace, view, { corners }));
      before.delete(`${x},${y}`);
      expect([...before].filter((key) => !after.has(key))).toEqual([]);
    }
  });
});

function mirrors(size: number): ((place: Place) => Place)[] {
  const across = ({ x, y }: Place): Place => ({ x: size - x, y });
  const turned = ({ x, y }: Place): Place => ({ x: y, y: size - x });
  const twice = (place: Place): Place => turned(turned(place));
  return [
    across,
    turned,
    twice,
    (place) => turned(twice(place)),
    (place) => across(turned(place)),
    (place) => across(twice(place)),
    (place) => across(turned(twice(place))),
  ];
}

describe('all forms', () => {
  const random = new Random(24);

  it('give the same tiles, in order', () => {
    for (let i = 0; i < runs(200); i++) {
      const map = randomMap(random, 1, 40);
      const eye = randomEye(random, map, 1);
      const view = {
        position: at(eye.x, eye.y),
        ...(i % 3 === 0 ? { maxDistance: tiles(random.between(0, 12)) } : {}),
      };
      const options = { corners: i % 2 === 0 ? 'pass' : 'block', inclusion: i % 5 === 0 ? 'any' : 'center' } as const;
      const found = [...tilesInView(map, unitTileSpace, view, options)].map(({ x, y }) => [x, y]);
      expect(found).toEqual([...found].sort(([a = 0, b = 0], [c = 0, d = 0]) => b - d || a - c));
      const rows = rowsInView(map, unitTileSpace, view, options);
      expect([...rows].flatMap(({ y, xMin, xMax }) => run(y, xMin, xMax))).toEqual(found);
      expect(Array.from(rows.tiles(), ({ x, y }) => [x, y])).toEqual(found);
      const visited: number[][] = [];
      rows.visit((y, xMin, xMax) => void visited.push(...run(y, xMin, xMax)));
      expect(visited).toEqual(found);
      const seen = bitTilemap(map.bounds);
      expect(markTilesInView(seen, map, unitTileSpace, view, options)).toBe(found.length);
      expect(marked(seen)).toEqual(found);
    }
  });

  function run(y: number, xMin: number, xMax: number): number[][] {
    return Array.from({ length: xMax - xMin + 1 }, (_, i) => [xMin + i, y]);
  }

  function marked(seen: BitTilemap): number[][] {
    const found: number[][] = [];
    seen.forEach((isSeen, x, y) => {
      if (isSeen) found.push([x, y]);
    });
    return found;
  }

  it('give the same tiles for a predicate, a view of a map, and bounds', () => {
    for (let i = 0; i < runs(200); i++) {
      const map = randomMap(random, 2, 40);
      const eye = randomEye(random, map, 1);
      const view = { position: at(eye.x, eye.y) };
      const { x, y, width, height } = map.bounds;
      const [left, top] = [random.integer(0, width - 1), random.integer(0, height - 1)];
      const bounds = tileRect({
        x: x + left,
        y: y + top,
        width: random.integer(0, width - left),
        height: random.integer(0, height - top),
      });
      const part = bitTilemapFrom(bounds, (column, row) => map.getAt(column, row));
      const expected = keysOf(tilesInView(part, unitTileSpace, view));
      expect(keysOf(tilesInView(map, unitTileSpace, view, { bounds }))).toEqual(expected);
      const values = map.map((isOpaque) => (isOpaque ? 'wall' : 'floor'));
      const asked = new Set<string>();
      const isOpaque = (value: string, column: number, row: number): boolean => {
        expect(asked.has(`${column},${row}`), 'asked once').toBe(false);
        asked.add(`${column},${row}`);
        return value === 'wall';
      };
      expect(keysOf(tilesInView(values, unitTileSpace, view, { bounds, isOpaque }))).toEqual(expected);
      asked.clear();
      const blocked = { bounds, corners: 'block' } as const;
      expect(keysOf(tilesInView(values, unitTileSpace, view, { ...blocked, isOpaque }))).toEqual(
        keysOf(tilesInView(map, unitTileSpace, view, blocked)),
      );
      asked.clear();
      tilesInView(values, unitTileSpace, view, { bounds, isOpaque });
      const lit = keysOf(tilesInView(part, unitTileSpace, view, { inclusion: 'any' }));
      expect(
        [...asked].filter((key) => !lit.has(key)),
        'asked where no light is',
      ).toEqual([]);
    }
  });
});
