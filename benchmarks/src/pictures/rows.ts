/** The rows of the benchmark, the maps, and how a contender paints them. */
import { randomAt, tileRect, type TypedTilemap, typedTilemap, type WangSet } from '@tilewright/tilemap';
import { alternating, type Contender } from '../harness/contender.js';
import { generator } from '../harness/random.js';

export const rowNames = [
  'autotile, 256 sets',
  'autotile, 47 sets',
  'autotile, by a predicate',
  'wangTiles, corners',
] as const;
export type Row = (typeof rowNames)[number];

export const SIZE = 256;

/** A terrain of two colors, 1 and 2, and a map for its pictures. */
export interface Scene {
  readonly terrain: TypedTilemap<number, Uint8Array>;
  readonly pictures: TypedTilemap<number, Uint8Array>;
}

function sceneOf(seed: number): Scene {
  const random = generator(seed);
  const bounds = tileRect({ x: 0, y: 0, width: SIZE, height: SIZE });
  const terrain = typedTilemap(bounds, Uint8Array, 1);
  for (let y = 0; y < SIZE; y++) for (let x = 0; x < SIZE; x++) if (random() < 0.4) terrain.setAt(x, y, 2);
  return { terrain, pictures: typedTilemap(bounds, Uint8Array) };
}

/** Tile k has color 2 at the corners whose bits are set in k, clockwise from south-east. */
export const wangSet: WangSet<number> = {
  name: 'rocks',
  type: 'corner',
  colors: [{ name: 'sand' }, { name: 'rock' }],
  tiles: Array.from({ length: 16 }, (_, k) => ({
    value: k,
    colors: [0, 1, 2, 3].flatMap((corner) => [0, ((k >> corner) & 1) + 1]),
    probability: 1,
  })),
  empty: 0,
};
export const random = randomAt(7);

/** Makes a contender of functions that paint a map. Every other run paints another terrain on the same pictures. */
export function contender(name: string, paint: Readonly<Record<Row, (scene: Scene) => void>>): Contender {
  const rows = Object.fromEntries(
    rowNames.map((row) => {
      let seed = 0;
      const task = alternating(
        () => {
          // What was painted last is that of the other terrain, so that pictures are written.
          const pictures = sceneOf(9).pictures;
          return [sceneOf(1 + seed), sceneOf(2 + seed++)].map(({ terrain }) => ({ terrain, pictures }));
        },
        (scenes) => {
          for (const scene of scenes) paint[row](scene);
          return scenes[0]!.pictures.getAt(SIZE / 2, SIZE / 2);
        },
        (scenes) => {
          for (const scene of scenes) paint[row](scene);
          return Array.from(scenes[0]!.pictures.data);
        },
      );
      return [row, task];
    }),
  );
  return { name, rows };
}
