import { BitTilemap, type TileRect, tileRect } from '@tilewright/tilemap';
import type { AnyQuantity } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { FOUND } from './codes.js';
import { firstHit } from './first-hit.js';
import { HitAnswer } from '../hit-answer.js';

/** What the fast path reads of a map; its other words are missing, which counts as 0. */
function firstWordOf(bounds: TileRect, word: number): BitTilemap {
  const parts = { layout: 'bits', bounds, words: Int32Array.of(word), stride: bounds.width / 32 };
  return Object.assign(Object.create(BitTilemap.prototype) as BitTilemap, parts);
}

describe('the fast path of rays', () => {
  it('leaves segments of 2^31 steps to the walk', () => {
    const west = -(2 ** 30);
    const map = firstWordOf(tileRect({ x: west, y: -1, width: 2 ** 31, height: 2 }), 1 << 5);
    const space = { origin: { x: 0, y: 0 }, tileSize: 1 };
    const start = { x: west + 0.99999, y: -0.00001 };
    const near = { x: 2 ** 29 + 0.5, y: 0.00001 };
    const far = { x: 2 ** 30 - 0.99999, y: 0.00001 };
    const hit = new HitAnswer<AnyQuantity>();
    expect(firstHit(map, map, undefined, space, start, near, true, undefined)).toBe(FOUND);
    expect(firstHit(map, map, undefined, space, start, near, false, hit)).toBe(FOUND);
    expect(hit.tile).toEqual({ x: west + 5, y: -1 });
    expect(firstHit(map, map, undefined, space, start, far, true, undefined)).toBe(0);
    expect(firstHit(map, map, undefined, space, start, far, false, hit)).toBe(0);
  });
});
