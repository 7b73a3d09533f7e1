/** Maps with pairs of tiles between which a way leads, and the rules by which it is found. */
import type { BitTilemap, MoveRule } from '@tilewright/tilemap';
import { generator } from '../harness/random.js';
import { distances, movesTo, NO_WAY } from './brute-force-search.js';
import { type Kind, kinds, mapOf, size } from './maps.js';

export interface Pair {
  readonly fromX: number;
  readonly fromY: number;
  readonly toX: number;
  readonly toY: number;
}

export interface Scene {
  readonly walls: BitTilemap;
  readonly rule: MoveRule;
  readonly pairs: readonly Pair[];
}

/** What a row asks for: paths by jump points, by A* (which costs make necessary), along rows and columns. */
export const asked = ['jump points', 'A*', 'four-way'] as const;
export type Asked = (typeof asked)[number];

export const rowNames: readonly string[] = asked.flatMap((what) => kinds.map((kind) => rowName(what, kind)));

export function rowName(what: Asked, kind: Kind): string {
  return `${what}, ${kind}`;
}

const PAIRS = 8;

/** A map, and pairs of tiles between which a way leads. */
export function sceneOf(what: Asked, kind: Kind, seed: number): Scene {
  const random = generator(seed);
  const walls = mapOf(kind, random);
  const rule = what === 'four-way' ? 'four-way' : 'no-corner-cutting';
  const pairs: Pair[] = [];
  const below = (end: number): number => Math.floor(random() * end);
  while (pairs.length < PAIRS) {
    const [fromX, fromY] = [below(size), below(size)];
    if (walls.getAt(fromX, fromY)) continue;
    const reached = distances(walls, rule, fromX, fromY);
    // Not next to the start; and only if it can be reached.
    for (let tries = 0; tries < 100; tries++) {
      const [toX, toY] = [below(size), below(size)];
      if (Math.abs(toX - fromX) + Math.abs(toY - fromY) < size / 4 || movesTo(reached, toX, toY) === NO_WAY) continue;
      pairs.push({ fromX, fromY, toX, toY });
      break;
    }
  }
  return { walls, rule, pairs };
}
