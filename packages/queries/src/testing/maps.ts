/** The same walls in every kind of map, for tests that compare queries over all of them. */
import {
  arrayTilemapFrom,
  bitTilemapFrom,
  chunkedTilemap,
  type IsSolid,
  mappedView,
  type ReadonlyTilemap,
  tileRect,
  type TileRect,
  typedTilemap,
  viewOf,
} from '@tilewright/tilemap';

/** A map with walls, and the predicate that it needs. */
export interface WalledMap {
  readonly name: string;
  readonly map: ReadonlyTilemap<unknown>;
  /** For a map of booleans `undefined`, which the type of `ReadonlyTilemap<unknown>` does not allow as an option. */
  readonly isSolid: IsSolid<unknown>;
}

/** Maps of every kind whose solid tiles are the walls. */
export function mapsWith(bounds: TileRect, isWall: (x: number, y: number) => boolean): readonly WalledMap[] {
  const around = tileRect({ x: bounds.x - 3, y: bounds.y - 2, width: bounds.width + 7, height: bounds.height + 5 });
  const kindAt = (x: number, y: number): number => (isWall(x, y) ? 2 : 1);
  const bytes = typedTilemap(bounds, Uint8Array);
  const floats = typedTilemap(around, Float64Array);
  const chunks = chunkedTilemap({ background: false, chunkSize: 4 });
  const typedChunks = chunkedTilemap({ background: 1, array: Uint8Array, chunkSize: 8 });
  floats.fill(2);
  bytes.forEach((_, x, y) => {
    bytes.setAt(x, y, kindAt(x, y));
    floats.setAt(x, y, kindAt(x, y));
    chunks.setAt(x, y, isWall(x, y));
    typedChunks.setAt(x, y, kindAt(x, y));
  });
  const bits = bitTilemapFrom(bounds, isWall);
  const booleans = arrayTilemapFrom(bounds, isWall);
  const isTwo = (kind: unknown): boolean => kind === 2;
  const own: ReadonlyTilemap<boolean> = {
    bounds,
    getAt: (x, y) => bits.getAt(x, y),
  } as ReadonlyTilemap<boolean>;
  const maps: readonly (readonly [string, ReadonlyTilemap<unknown>, IsSolid<unknown> | undefined])[] = [
    ['bits', bits, undefined],
    ['bits with a predicate', bits, (value) => value === true],
    [
      'a view of bits',
      viewOf(
        bitTilemapFrom(around, (x, y) => isWall(x, y)),
        bounds,
      ),
      undefined,
    ],
    ['booleans', booleans, undefined],
    ['values', arrayTilemapFrom(bounds, kindAt), isTwo],
    ['bytes', bytes, isTwo],
    ['a view of floats', viewOf(floats, bounds), isTwo],
    ['a mapped view', mappedView(bytes, (kind) => kind === 2), undefined],
    ['chunks of booleans', chunks, undefined],
    ['chunks of bytes', typedChunks, isTwo],
    ['a view of chunks', viewOf(chunks, bounds), undefined],
    ['a map of your own', own, undefined],
  ];
  return maps.map(([name, map, isSolid]) => ({ name, map, isSolid: isSolid as IsSolid<unknown> }));
}
