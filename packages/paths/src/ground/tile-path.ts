/** Paths from tile to tile. */
import type { Tile } from '@tilewright/tilemap';
import type { TileLength } from '@tilewright/units';

/** A path from tile to tile. */
export interface TilePath {
  /**
   * The tiles from the start to the goal, both included. Each is a neighbor of the tile before, straight or diagonal.
   */
  readonly tiles: readonly Tile[];
  /** The number of moves along rows and columns. */
  readonly straight: number;
  /** The number of diagonal moves. */
  readonly diagonal: number;
  /** `straight + diagonal * sqrt(2)` tiles, rounded once. */
  readonly length: TileLength;
  /**
   * The cost of the path: the sum over its moves of length times the mean cost of both tiles. Without `cost` every
   * tile costs 1. A diagonal move counts as 8119 / 5741, which is sqrt(2) to 1e-8; sums are exact.
   */
  readonly cost: number;
}
