/**
 * The contents of a cell of a tile layer: a tile of one of the map's tilesets, and how it is flipped.
 *
 * At run time it is a 32-bit number, as in the file:
 *
 *     bit 31 30 29 28 27 ... 0
 *          H  V  D  x  id          id = first id of the tileset + id in the tileset, 0 for an empty cell
 *
 * The flips apply in the order D, H, V. D swaps x and y, H mirrors left to right, V mirrors top to bottom:
 *
 *     a b   D   a c        a b   H   b a        a b   V   c d
 *     c d  -->  b d        c d  -->  d c        c d  -->  a b
 *
 * x is the rotation by 120 degrees of hexagonal maps. Tiled may leave it set on other maps, so the functions ignore it.
 */
import { argumentError } from '@tilewright/units/checks';
import { GREATEST_ID, GREATEST_UINT32 } from '../limits.js';

declare const readFromTiledMap: unique symbol;

/** The global id of a tile with its flips. The same tile may have another id in another map. */
export interface GlobalTileId {
  readonly [readFromTiledMap]: 'GlobalTileId';
}

const HORIZONTAL_BIT = 0x8000_0000;
const VERTICAL_BIT = 0x4000_0000;
const DIAGONAL_BIT = 0x2000_0000;

/** The contents of an empty cell. */
export const emptyCell: GlobalTileId = /* @__PURE__ */ globalTileId(0);

/** Types a number from a file as the id of a tile. It must be an unsigned 32-bit integer, which is not checked. */
export function globalTileId(id: number): GlobalTileId;
export function globalTileId(id: unknown): unknown {
  return id;
}

/** The number that an id is at run time. @throws RangeError in the name of `where` if it is not a number of 32 bits */
export function bitsOf(where: string, id: GlobalTileId): number;
export function bitsOf(where: string, id: unknown): unknown {
  if (typeof id === 'number' && id >>> 0 === id) return id;
  throw argumentError(where, 'id', `a cell's tile, an integer from 0 to ${GREATEST_UINT32}`, id);
}

/** Whether a cell has a tile. @throws RangeError if `id` is not the id of a cell */
export function hasTile(id: GlobalTileId): boolean {
  return (bitsOf('hasTile', id) & GREATEST_ID) !== 0;
}

/**
 * The id without its flips, as a plain number: the first id of the tileset plus the tile's own id, or 0 for an empty
 * cell.
 *
 * @throws RangeError if `id` is not the id of a cell
 */
export function idWithoutFlips(id: GlobalTileId): number {
  return bitsOf('idWithoutFlips', id) & GREATEST_ID;
}

/**
 * The flips of a tile, in the order in which they apply: first `diagonal`, which swaps x and y, then the two others.
 */
export interface TileFlips {
  readonly diagonal: boolean;
  /** Mirrored left to right. */
  readonly horizontal: boolean;
  /** Mirrored top to bottom. */
  readonly vertical: boolean;
}

/**
 * The flips of a tile, as the file has them. `turnOf` gives a rotation. @throws RangeError if `id` is not the id of a
 * cell
 */
export function flipsOf(id: GlobalTileId): TileFlips {
  const bits = bitsOf('flipsOf', id);
  return {
    diagonal: (bits & DIAGONAL_BIT) !== 0,
    horizontal: (bits & HORIZONTAL_BIT) !== 0,
    vertical: (bits & VERTICAL_BIT) !== 0,
  };
}

/** The orientation of a tile: first mirrored left to right, or not, then rotated clockwise by quarter turns. */
export interface TileTurn {
  readonly isMirrored: boolean;
  readonly quarterTurns: 0 | 1 | 2 | 3;
}

/**
 * The flips of a tile as a rotation, for renderers. Each of the eight combinations of flips is a mirroring or none, and
 * then a rotation by quarter turns.
 *
 * @throws RangeError if `id` is not the id of a cell
 */
export function turnOf(id: GlobalTileId): TileTurn {
  return turnOfOrientation(bitsOf('turnOf', id) >>> 29);
}

/** The rotation by the number of an orientation: its three flip bits. */
export function turnOfOrientation(orientation: number): TileTurn {
  return turns[orientation]!;
}

/** The index is the three flip bits: horizontal 4, vertical 2, diagonal 1. */
const turns: readonly TileTurn[] = [
  { isMirrored: false, quarterTurns: 0 },
  { isMirrored: true, quarterTurns: 3 },
  { isMirrored: true, quarterTurns: 2 },
  { isMirrored: false, quarterTurns: 3 },
  { isMirrored: true, quarterTurns: 0 },
  { isMirrored: false, quarterTurns: 1 },
  { isMirrored: false, quarterTurns: 2 },
  { isMirrored: true, quarterTurns: 1 },
];
