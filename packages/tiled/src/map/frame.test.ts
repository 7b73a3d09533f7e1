import { runs } from '@tilewright/testing';
import { milliseconds, seconds } from '@tilewright/units';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTiledMap } from '../read/map.js';
import { mapDocument, tilesetDocument } from '../testing/fixtures.js';
import { frameAt } from './frame.js';
import type { TilesetTile } from './tileset.js';

/** A tile whose frame k is tile k + 1 and takes so many milliseconds. */
async function tileWith(durations: readonly number[], tileCount: number = 64): Promise<TilesetTile> {
  const animation = durations.map((duration, k) => ({ duration, tileid: k + 1 }));
  const tileset = tilesetDocument({ tilecount: tileCount, tiles: [{ id: 0, animation }] });
  const map = await readTiledMap(mapDocument({ tilesets: [{ firstgid: 1, ...tileset }] }));
  return map.tilesets[0]!.tile(0)!;
}

const at = (tile: TilesetTile, time: number): number => frameAt(tile, milliseconds(time)).id;

describe('frameAt', () => {
  it('shows each frame from its first instant to before its last, over and over', async () => {
    const tile = await tileWith([200, 300, 100]);
    const times = [0, 199.999, 200, 499.999, 500, 599.999, 600, 799.999, 800, 6_000_000, 6_000_200];
    expect(times.map((time) => at(tile, time))).toEqual([1, 1, 2, 2, 3, 3, 1, 1, 2, 1, 2]);
    expect([-0, -0.001, -100, -100.001, -400, -600, -600.001].map((time) => at(tile, time))).toEqual([
      1, 3, 3, 2, 2, 1, 3,
    ]);
  });

  it('is the plain search at whole milliseconds, before and after zero', async () => {
    const durations = fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(durations, fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), async (each, time) => {
        const tile = await tileWith(each);
        const whole = each.reduce((sum, duration) => sum + duration, 0);
        // Every millisecond of the animation, in a list.
        const shown = each.flatMap((duration, k) => Array.from({ length: duration }, () => k + 1));
        const expected = whole === 0 ? 1 : shown[((time % whole) + whole) % whole];
        expect(at(tile, time)).toBe(expected);
        expect(at(tile, time + whole)).toBe(expected);
      }),
      { numRuns: runs(200) },
    );
  });

  it('never shows a frame that takes no time, unless all take none', async () => {
    const tile = await tileWith([0, 100, 0, 50, 0]);
    expect([-1, 0, 99, 100, 149, 150].map((time) => at(tile, time))).toEqual([4, 2, 2, 4, 4, 2]);
    const still = await tileWith([0, 0]);
    expect([-1, 0, 1, 1e300].map((time) => at(still, time))).toEqual([1, 1, 1, 1]);
    expect(at(tile, -1e-30)).toBe(2);
  });

  it('has a frame for times and durations beyond all clocks', async () => {
    const tile = await tileWith([1e12, 1e12, 0.25]);
    for (const time of [1e15, -1e15, 1e300, -1e300, Number.MAX_VALUE, -Number.MAX_VALUE, Number.MIN_VALUE]) {
      expect([1, 2, 3]).toContain(frameAt(tile, seconds(time)).id);
    }
    expect([at(tile, 1e12 - 1), at(tile, 1e12), at(tile, 2e12)]).toEqual([1, 2, 3]);
  });

  it('shows a tile without animation, or with a frame that no tileset has, itself', async () => {
    const plain = await tileWith([]);
    expect(frameAt(plain, seconds(5))).toBe(plain);
    const short = await tileWith([100, 100], 2);
    expect([at(short, 50), at(short, 150)]).toEqual([1, 0]);
    expect(frameAt(short, milliseconds(150))).toBe(short);
  });

  it('gives the same object each time', async () => {
    const tile = await tileWith([100, 100]);
    expect(frameAt(tile, seconds(0))).toBe(frameAt(tile, seconds(0.2)));
  });

  it.each([Number.NaN, Infinity, -Infinity, '1', undefined])('refuses the time %s', async (time) => {
    const tile = await tileWith([100]);
    expect(() => frameAt(tile, time as never)).toThrow('frameAt: time must be a finite number');
  });
});
