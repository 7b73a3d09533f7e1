/**
 * The tiles of a row as the outline meets them: those in the bounds, and the columns beside them, where all is closed
 * except on the side of an eye that is outside.
 */
import type { OpaqueTiles } from '../light/opaque-tiles.js';
import { nextBit } from '../light/tile-bits.js';
import type { Columns } from './sides.js';

export class RowTiles {
  /** Whether light ends at the western and the eastern bounds. */
  endsWest: boolean = true;
  endsEast: boolean = true;
  private readonly opaque: OpaqueTiles;
  private readonly tiles: Columns;

  constructor(opaque: OpaqueTiles, tiles: Columns) {
    this.opaque = opaque;
    this.tiles = tiles;
  }

  /** Whether a column is opaque, or closes the row. */
  isOpaque(column: number): boolean {
    const { first, last } = this.tiles;
    if (column < first) return this.endsWest;
    return column > last ? this.endsEast : this.opaque.isOpaque(column);
  }

  /** The first opaque column of a run, or the column after the run. */
  nextOpaque(from: number, to: number): number {
    const { first, last } = this.tiles;
    if (from < first && this.endsWest) return from;
    const begin = Math.max(from, first);
    const end = Math.min(to, last);
    const found = begin <= end ? this.opaque.nextOpaque(begin, end) : begin;
    if (found <= end) return found;
    return to > last && this.endsEast ? Math.max(from, last + 1) : to + 1;
  }

  /** The first open column of a run, or the column after the run. Light meets the whole run. */
  nextOpen(from: number, to: number): number {
    const { opaque } = this;
    const { first, last } = this.tiles;
    if (from < first && !this.endsWest) return from;
    const begin = Math.max(from, first);
    const end = Math.min(to, last);
    opaque.askAll(begin, end);
    const found = begin <= end ? nextBit(opaque.words, 0, begin, end + 1, -1) : begin;
    if (found <= end) return found;
    return to > last && !this.endsEast ? Math.max(from, last + 1) : to + 1;
  }

  /** The last opaque column of a run, or the column before the run. */
  previousOpaque(from: number, to: number): number {
    const { first, last } = this.tiles;
    if (to > last && this.endsEast) return to;
    const begin = Math.max(from, first);
    const end = Math.min(to, last);
    const found = begin <= end ? this.opaque.previousOpaque(begin, end) : begin - 1;
    if (found >= begin) return found;
    return from < first && this.endsWest ? Math.min(to, first - 1) : from - 1;
  }
}
