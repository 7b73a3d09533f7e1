/** The faults that `questions.ts` states of the peers, counted: what they see otherwise is not a matter of taste. */
import { bitTilemap, bitTilemapFrom } from '@tilewright/tilemap';
import { expect, it } from 'vitest';
import { generator } from '../harness/random.js';
import eachTile from './each-tile.js';
import precise from './peers/rot-precise.js';
import recursive from './peers/rot-recursive.js';
import type { SightContender } from './rows.js';
import { bounds } from './scene.js';

const peers = { precise, recursive };
const radius = 8;
const side = 48;
const random = generator(5);
const walls = bitTilemapFrom(bounds, (x, y) => x >= side || y >= side || random() < 0.1);

interface Faults {
  /** Pairs of open tiles, of which one sees the other, and not the other way around. */
  readonly oneWay: number;
  /** Open tiles that are seen although the center is hidden, and those whose center is visible but are not seen. */
  readonly added: number;
  readonly missed: number;
  readonly seen: number;
}

function viewsOf({ prepare }: SightContender): Uint8Array {
  const views = new Uint8Array(side ** 4);
  const looker = prepare(walls, radius);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      if (walls.getAt(x, y)) continue;
      looker.forget();
      looker.look(x, y);
      for (let v = Math.max(0, y - radius); v <= Math.min(side - 1, y + radius); v++) {
        for (let u = Math.max(0, x - radius); u <= Math.min(side - 1, x + radius); u++) {
          const isNear = (u - x) ** 2 + (v - y) ** 2 <= radius ** 2;
          if (isNear && !walls.getAt(u, v) && looker.isMarked(u, v))
            views[(y * side + x) * side * side + v * side + u] = 1;
        }
      }
    }
  }
  return views;
}

const right = viewsOf(eachTile);

function faultsOf(peer: SightContender): Faults {
  const views = viewsOf(peer);
  const [oneWay, added, missed, seen] = [0, 0, 0, 0];
  const faults = { oneWay, added, missed, seen };
  const all = side * side;
  for (let from = 0; from < all; from++) {
    for (let to = 0; to < all; to++) {
      const is = views[from * all + to];
      const should = right[from * all + to];
      if (is === 1) faults.seen++;
      if (is === 1 && should === 0) faults.added++;
      if (is === 0 && should === 1) faults.missed++;
      if (is === 1 && views[to * all + from] === 0) faults.oneWay++;
    }
  }
  return faults;
}

/** Whether an eye sees what lies behind two opaque tiles that share a corner. */
function seesThroughDiagonals({ prepare }: SightContender): boolean {
  const map = bitTilemap(bounds);
  for (let i = 0; i < 20; i++) map.setAt(10 + i, 30 - i, true);
  const looker = prepare(map, radius);
  looker.look(20, 19);
  return looker.isMarked(21, 20);
}

it('what is visible is symmetric, and hidden behind diagonal walls', () => {
  expect(faultsOf(eachTile)).toMatchObject({ oneWay: 0, added: 0, missed: 0 });
  expect(seesThroughDiagonals(eachTile)).toBe(false);
});

it.each([
  ['rot-js, recursive', recursive, { oneWay: 20599, added: 51267, missed: 0, seen: 243434 }],
  ['rot-js, precise', precise, { oneWay: 16644, added: 56932, missed: 0, seen: 249099 }],
] as const)('%s sees one way, adds and misses', (_, peer, faults) => {
  expect(faultsOf(peer)).toEqual(faults);
});

it('all peers see through two opaque tiles that share a corner', () => {
  for (const [name, peer] of Object.entries(peers)) expect(seesThroughDiagonals(peer), name).toBe(true);
});
