/** A map, two goals that can be reached from each other, and tiles whose distances are compared. */
import { type BitTilemap, tile, type Tile } from '@tilewright/tilemap';
import { generator } from '../harness/random.js';
import { distances, movesTo, NO_WAY } from '../paths/brute-force-search.js';
import { type Kind, mapOf, size } from '../paths/maps.js';

interface FieldScene {
  readonly walls: BitTilemap;
  readonly goals: readonly [Tile, Tile];
  readonly samples: readonly Tile[];
  /** The number of tiles that reach the goals. */
  readonly reached: number;
}

const SAMPLES = 60;

export function fieldSceneOf(kind: Kind, seed: number): FieldScene {
  const random = generator(seed);
  const walls = mapOf(kind, random);
  const below = (end: number): number => Math.floor(random() * end);
  for (;;) {
    const first = tile(below(size), below(size));
    if (walls.get(first)) continue;
    const found = distances(walls, 'no-corner-cutting', first.x, first.y);
    const reached: Tile[] = [];
    walls.forEach((_, x, y) => {
      if (movesTo(found, x, y) !== NO_WAY) reached.push(tile(x, y));
    });
    if (reached.length < (size * size) / 4) continue;
    const samples = Array.from({ length: SAMPLES }, () => tile(below(size), below(size)));
    return { walls, goals: [first, reached[below(reached.length)]!], samples, reached: reached.length };
  }
}
