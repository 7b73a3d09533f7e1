/**
 * What stands in a cell of a tile layer: a tile of one of the map's tilesets, and how it is turned.
 *
 * At run time a 32-bit number, as in the file: the lower 28 bits say which tile (0 is none), the upper three how it is
 * flipped. The 29th bit means something on hexagonal maps only, and Tiled keeps it on others: it is passed over.
 */
import { argumentError } from '@tilewright/units/checks';

declare const readFromTiledMap: unique symbol;

/** The global id of a tile with its flips. The same tile has another id in another map. */
export interface GlobalTileId {
  readonly [readFromTiledMap]: 'GlobalTileId';
}

/** The bits that say which tile it is. */
export const idBits = 0x0fff_ffff;
const horizontalBit = 0x8000_0000;
const verticalBit = 0x4000_0000;
const diagonalBit = 0x2000_0000;

/** The cell in which nothing stands. */
export const emptyCell: GlobalTileId = /* @__PURE__ */ globalTileId(0);

/** Calls a number from a file a tile's id. It must be a whole number of 32 bits: nothing checks it. */
export function globalTileId(id: number): GlobalTileId;
export function globalTileId(id: unknown): unknown {
  return id;
}

/** The number that an id is at run time. @throws RangeError in the caller's name if a cast brought something else */
export function bitsOf(where: string, id: GlobalTileId): number;
export function bitsOf(where: string, id: unknown): unknown {
  if (typeof id === 'number' && id >>> 0 === id) return id;
  throw argumentError(where, 'id', "a cell's tile, an integer from 0 to 4294967295", id);
}

/** Whether something stands in a cell. */
export function hasTile(id: GlobalTileId): boolean {
  return (bitsOf('hasTile', id) & idBits) !== 0;
}

/** The id as a plain number without its flips: 0 for none, else the first id of the tileset plus the tile's own. */
export function idWithoutFlips(id: GlobalTileId): number {
  return bitsOf('idWithoutFlips', id) & idBits;
}

/** How a tile is flipped: first along its diagonal (x and y change places), then left to right, then upside down. */
export interface TileFlips {
  readonly diagonal: boolean;
  readonly horizontal: boolean;
  readonly vertical: boolean;
}

/** How a tile is flipped, as the file says it. `turnOf` says the same as a rotation. */
export function flipsOf(id: GlobalTileId): TileFlips {
  const bits = bitsOf('flipsOf', id);
  return {
    diagonal: (bits & diagonalBit) !== 0,
    horizontal: (bits & horizontalBit) !== 0,
    vertical: (bits & verticalBit) !== 0,
  };
}

/** How a tile is drawn: mirrored left to right first or not, then turned clockwise by quarter turns. */
export interface TileTurn {
  readonly isMirrored: boolean;
  readonly quarterTurns: 0 | 1 | 2 | 3;
}

/** The flips of a tile as a rotation, for renderers: every combination of flips is a mirror image and a turn. */
export function turnOf(id: GlobalTileId): TileTurn {
  return turns[bitsOf('turnOf', id) >>> 29]!;
}

/** By the three flip bits: horizontal 4, vertical 2, diagonal 1. */
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
