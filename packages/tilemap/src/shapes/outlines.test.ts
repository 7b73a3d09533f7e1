/** Outlines of solid tiles: the fast version is the plain one, and winding numbers tell solid tiles from open ones. */
import { meters, metersPerTile, position } from '@tilewright/units';
import fc from 'fast-check';
import { runs } from '@tilewright/testing';
import { describe, expect, it } from 'vitest';
import { MAX_TILE, MIN_TILE } from '../limits.js';
import { tileSpace } from '../space/tile-space.js';
import { chunkedTilemap } from '../storage/chunked-options.js';
import { tileRect } from '../values/rect.js';
import { tile } from '../values/tile.js';
import { cornerPosition, cornersOfTile, tileCornerAt } from './corner.js';
import { outlinePoints, outlines, type TileOutline } from './outlines.js';
import { bordersOf, countAreas, plainOutlines, windingAround } from './testing/plain.js';
import { drawn, mapOfBits, randomMap } from './testing/scenes.js';

const rules = ['apart', 'joined'] as const;
const pairsOf = (loops: readonly TileOutline[]): number[][][] => loops.map((loop) => loop.map(({ x, y }) => [x, y]));

/** The sides of tiles along loops, as text. */
function sidesOf(loops: readonly TileOutline[]): string[] {
  return loops.flatMap((loop) =>
    loop.flatMap((from, index) => {
      const to = loop[(index + 1) % loop.length]!;
      const length = Math.abs(to.x - from.x) + Math.abs(to.y - from.y);
      const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
      return Array.from({ length }, (_, at) => `${from.x + at * dx},${from.y + at * dy} ${dx},${dy}`);
    }),
  );
}

const scene = fc.record({
  width: fc.oneof(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 28, max: 36 }), fc.integer({ min: 62, max: 66 })),
  height: fc.integer({ min: 0, max: 9 }),
  density: fc.double({ min: 0, max: 1, noNaN: true }),
  seed: fc.integer({ min: 1, max: 1e9 }),
});

describe('outlines', () => {
  const around = [
    [0, 0],
    [3, 0],
    [3, 3],
    [0, 3],
  ];
  it.each([
    ['no tile', ['..'], [], []],
    [
      'one tile',
      ['.#.'],
      [
        [
          [1, 0],
          [2, 0],
          [2, 1],
          [1, 1],
        ],
      ],
      undefined,
    ],
    [
      'a row',
      ['###'],
      [
        [
          [0, 0],
          [3, 0],
          [3, 1],
          [0, 1],
        ],
      ],
      undefined,
    ],
    [
      'a column',
      ['#', '#'],
      [
        [
          [0, 0],
          [1, 0],
          [1, 2],
          [0, 2],
        ],
      ],
      undefined,
    ],
    [
      'a ring',
      ['###', '#.#', '###'],
      [
        around,
        [
          [1, 1],
          [1, 2],
          [2, 2],
          [2, 1],
        ],
      ],
      undefined,
    ],
    [
      'a corner, falling',
      ['#.', '.#'],
      [
        [
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 1],
        ],
        [
          [1, 1],
          [2, 1],
          [2, 2],
          [1, 2],
        ],
      ],
      [
        [
          [0, 0],
          [1, 0],
          [1, 1],
          [2, 1],
          [2, 2],
          [1, 2],
          [1, 1],
          [0, 1],
        ],
      ],
    ],
    [
      'a corner, rising',
      ['.#', '#.'],
      [
        [
          [1, 0],
          [2, 0],
          [2, 1],
          [1, 1],
        ],
        [
          [0, 1],
          [1, 1],
          [1, 2],
          [0, 2],
        ],
      ],
      [
        [
          [1, 0],
          [2, 0],
          [2, 1],
          [1, 1],
          [1, 2],
          [0, 2],
          [0, 1],
          [1, 1],
        ],
      ],
    ],
    [
      'a ring that a corner closes',
      ['###', '#.#', '##.'],
      [
        [
          [0, 0],
          [3, 0],
          [3, 2],
          [2, 2],
          [2, 3],
          [0, 3],
        ],
        [
          [1, 1],
          [1, 2],
          [2, 2],
          [2, 1],
        ],
      ],
      undefined,
    ],
    [
      'two rings, one in the other, that share a corner',
      ['####', '#..#', '#.##', '###.'],
      [
        [
          [0, 0],
          [4, 0],
          [4, 3],
          [3, 3],
          [3, 4],
          [0, 4],
        ],
        [
          [1, 1],
          [1, 3],
          [2, 3],
          [2, 2],
          [3, 2],
          [3, 1],
        ],
      ],
      undefined,
    ],
  ])('%s', (_, rows, apart, joined) => {
    expect(pairsOf(outlines(drawn(rows)))).toEqual(apart);
    expect(pairsOf(outlines(drawn(rows), { touching: 'joined' }))).toEqual(joined ?? apart);
  });

  it.each(rules)('%s is the plain version', (touching) => {
    fc.assert(
      fc.property(scene, ({ width, height, density, seed }) => {
        const map = randomMap(tileRect({ x: -5, y: 7, width, height }), density, seed);
        expect(pairsOf(outlines(map, { touching }))).toEqual(plainOutlines(map, touching));
      }),
      { seed: 31, numRuns: runs(150) },
    );
  });

  it.each(rules)('%s is the plain version on every map of 4 x 3 tiles', (touching) => {
    for (let bits = 0; bits < 2 ** 12; bits++) {
      const map = mapOfBits(4, 3, bits);
      expect(pairsOf(outlines(map, { touching })), `${bits}`).toEqual(plainOutlines(map, touching));
    }
  });

  it.each(rules)('%s: winds once around each solid tile and around no open one', (touching) => {
    fc.assert(
      fc.property(scene, ({ width, height, density, seed }) => {
        const map = randomMap(tileRect({ x: -5, y: 7, width, height }), density, seed);
        const loops = outlines(map, { touching });
        map.forEach((isSolid, x, y) => expect(windingAround(loops, x, y)).toBe(isSolid ? 1 : 0));
      }),
      { seed: 32, numRuns: runs(60) },
    );
  });

  it.each(rules)('%s: passes each border once, with solid tiles on the right, and turns in each corner', (touching) => {
    fc.assert(
      fc.property(scene, ({ width, height, density, seed }) => {
        const map = randomMap(tileRect({ x: -5, y: 7, width, height }), density, seed);
        const loops = outlines(map, { touching });
        const borders = bordersOf(map).map(({ from, to }) => `${from.join()} ${to[0] - from[0]},${to[1] - from[1]}`);
        expect(sidesOf(loops).sort()).toEqual(borders.sort());
        for (const loop of loops) {
          loop.forEach((corner, index) => {
            const next = loop[(index + 1) % loop.length]!;
            // Sides alternate: an outline around solid tiles starts with one to the east, a hole with one to the south.
            const isLevel = (index % 2 === 0) === (loop[0]!.y === loop[1]!.y);
            expect(corner.y === next.y).toBe(isLevel);
          });
        }
      }),
      { seed: 33, numRuns: runs(60) },
    );
  });

  it('apart: no loop passes a corner twice, and there is one around each area of solid tiles', () => {
    fc.assert(
      fc.property(scene, ({ width, height, density, seed }) => {
        const map = randomMap(tileRect({ x: 0, y: 0, width, height }), density, seed);
        const loops = outlines(map);
        for (const loop of loops) expect(new Set(loop.map(({ x, y }) => `${x},${y}`)).size).toBe(loop.length);
        const holes = loops.filter((loop) => loop[0]!.y !== loop[1]!.y);
        expect(loops.length - holes.length).toBe(countAreas(map, true));
      }),
      { seed: 34, numRuns: runs(100) },
    );
  });

  it('come by the rows and columns of their first corners, the northernmost and of those the westernmost', () => {
    const loops = outlines(randomMap(tileRect({ x: 0, y: 0, width: 60, height: 40 }), 0.6, 9));
    loops.forEach((loop, index) => {
      const [first] = loop;
      for (const { x, y } of loop) expect(y > first!.y || (y === first!.y && x >= first!.x)).toBe(true);
      const before = loops[index - 1]?.[0];
      expect(before === undefined || before.y < first!.y || (before.y === first!.y && before.x < first!.x)).toBe(true);
    });
    expect(loops.length).toBeGreaterThan(100);
  });

  it('reach the first row and column of all tiles, and the last but one', () => {
    const map = chunkedTilemap({ background: true });
    const first = tileRect({ x: MIN_TILE, y: MIN_TILE, width: 3, height: 2 });
    expect(pairsOf(outlines(map, { bounds: first }))[0]?.[0]).toEqual([MIN_TILE, MIN_TILE]);
    const last = tileRect({ x: MAX_TILE - 2, y: MAX_TILE - 1, width: 2, height: 1 });
    expect(pairsOf(outlines(map, { bounds: last }))[0]?.[2]).toEqual([MAX_TILE, MAX_TILE]);
    const beyond = tileRect({ x: MAX_TILE - 2, y: 0, width: 3, height: 1 });
    const rule = 'bounds.x + width must be an integer from -2147483648 to 2147483647, received 2147483648';
    expect(() => outlines(map, { bounds: beyond })).toThrow(new RangeError(`outlines: ${rule}`));
  });
});

describe('outlinePoints', () => {
  it('are the positions of the corners, in order', () => {
    const space = tileSpace({ origin: position(meters(1), meters(-2)), tileSize: metersPerTile(0.7) });
    const [loop] = outlines(drawn(['##', '#.'], 3, -4));
    expect(outlinePoints(space, loop!)).toEqual(loop!.map((corner) => cornerPosition(space, corner)));
    expect(outlinePoints(space, cornersOfTile(tile(3, 3)))).toHaveLength(4);
    expect(outlinePoints(space, [])).toEqual([]);
  });

  it('name the corner that is wrong', () => {
    const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(1) });
    const loop = [tileCornerAt(0, 0), { x: 0.5, y: 1 }] as never;
    const rule = 'outline[1] must be a corner of tiles, received an object. Make it with tileCornerAt(x, y)';
    expect(() => outlinePoints(space, loop)).toThrow(new RangeError(`outlinePoints: ${rule}`));
  });
});
