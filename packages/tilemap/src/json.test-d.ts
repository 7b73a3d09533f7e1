/** The readers of maps of typed arrays: what must compile, and what must not. */
import { type Length, meters } from '@tilewright/units';
import { describe, expectTypeOf, it } from 'vitest';
import { chunkedTilemapFromJSON, typedTilemapFromJSON } from './json.js';
import type { ChunkedTilemap } from './storage/chunked.js';
import type { TypedTilemap } from './storage/typed.js';
import { tile } from './values/tile.js';

declare const brand: unique symbol;
type TileId = number & { readonly [brand]: 'TileId' };
type Lengths = TypedTilemap<Length, Float32Array<ArrayBuffer>>;
type LengthChunks = ChunkedTilemap<Length, Float32Array<ArrayBuffer>>;
declare const json: unknown;
declare const tileId: (value: number) => TileId;

describe('the readers of maps of typed arrays', () => {
  it('make maps of numbers, or of what the unit makes', () => {
    expectTypeOf(typedTilemapFromJSON(json, Uint8Array)).toEqualTypeOf<TypedTilemap<number, Uint8Array<ArrayBuffer>>>();
    expectTypeOf(typedTilemapFromJSON(json, Float32Array, meters)).toEqualTypeOf<Lengths>();
    expectTypeOf(typedTilemapFromJSON(json, Uint16Array, tileId).get(tile(0, 0))).toEqualTypeOf<TileId>();
    expectTypeOf(chunkedTilemapFromJSON(json, Uint8Array)).toEqualTypeOf<
      ChunkedTilemap<number, Uint8Array<ArrayBuffer>>
    >();
    expectTypeOf(chunkedTilemapFromJSON(json, Float32Array, meters)).toEqualTypeOf<LengthChunks>();
    expectTypeOf(chunkedTilemapFromJSON(json, String)).toEqualTypeOf<ChunkedTilemap<string>>();
  });

  it('ask for the unit of quantities, wherever their type comes from', () => {
    const heights: Lengths = typedTilemapFromJSON(json, Float32Array, meters);
    const chunks: LengthChunks = chunkedTilemapFromJSON(json, Float32Array, meters);
    // @ts-expect-error a file does not say that its numbers are lengths
    const guessed: Lengths = typedTilemapFromJSON(json, Float32Array);
    // @ts-expect-error nor do chunks
    const guessedChunks: LengthChunks = chunkedTilemapFromJSON(json, Float32Array);
    // @ts-expect-error nor does a type argument
    typedTilemapFromJSON<Length, Float32Array>(json, Float32Array);
    // @ts-expect-error a number is not yet a tile id
    const ids: TypedTilemap<TileId> = typedTilemapFromJSON(json, Uint16Array);
    // @ts-expect-error a reader makes the values, a unit has nothing to do
    chunkedTilemapFromJSON(json, String, meters);
    void [heights, chunks, guessed, guessedChunks, ids];
  });
});
