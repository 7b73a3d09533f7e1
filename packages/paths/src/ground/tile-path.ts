/** Paths from tile to tile. */
import type { Tile } from '@tilewright/tilemap';
import type { TileLength } from '@tilewright/units';

/** A path from tile to tile. */
export interface TilePath {
  /** The tiles from the start to the goal, both included; each is beside the one before, or diagonal to it. */
  readonly tiles: readonly Tile[];
  /** The number of moves along rows and columns. */
  readonly straight: number;
  /** The number of diagonal moves. */
  readonly diagonal: number;
  /** `straight + diagonal * sqrt(2)` tiles, rounded once. */
  readonly length: TileLength;
  /**
   * What the path costs: the sum of the lengths of its moves, each times the mean of the costs of its two tiles. Without
   * `cost` every tile costs 1. A diagonal move counts as 8119 / 5741, which is sqrt(2) to 1e-8; sums are exact.
   */
  readonly cost: number;
}
