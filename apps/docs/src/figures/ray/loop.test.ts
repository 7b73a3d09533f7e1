/** How often the loop is wrong: the figure of the article. */
import { tilesOnSegment } from '@tilewright/queries';
import { TileHashSet, unitTileSpace } from '@tilewright/tilemap';
import { expect, it } from 'vitest';
import { segmentOf } from '../parts/shapes.js';
import { publishedLoop } from './loop.js';

const SEGMENTS = 200_000;

it('gives a wrong tile for one of 230 segments between places with one decimal', () => {
  let state = 1;
  const random = (size: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * size * 10) / 10;
  };
  let wrong = 0;
  for (let i = 0; i < SEGMENTS; i++) {
    const [from, to] = [
      { x: random(12), y: random(7) },
      { x: random(12), y: random(7) },
    ];
    const touched = new TileHashSet(tilesOnSegment(unitTileSpace, segmentOf(from, to), { cornerTiles: 'both' }));
    if (publishedLoop(from.x, from.y, to.x, to.y).some((tile) => !touched.has(tile))) wrong++;
  }
  expect(wrong).toBe(870);
});
