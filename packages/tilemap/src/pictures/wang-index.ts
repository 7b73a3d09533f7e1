/**
 * Finds the tiles of a Wang set by their colors.
 *
 * The four colors of the corners are the bytes of a 32-bit number, and so are the colors of the edges:
 *
 *     bits      24 to 31     16 to 23     8 to 15      0 to 7
 *     corners   north-east   north-west   south-west   south-east
 *     edges     north        west         south        east
 */
import { argumentError } from '@tilewright/units/checks';
import { TileHashMap } from '../collections/tile-hash-map.js';
import { compassDirections, nameOfDirection } from '../directions/compass.js';
import type { RandomAt } from './random-at.js';
import type { WangSet, WangTile } from './wang-set.js';

/** The tiles with the same colors. */
interface Candidates<V> {
  readonly values: V[];
  /** The cumulative probabilities. */
  readonly sums: number[];
}

/** The tiles of a Wang set by their colors. */
export class WangIndex<V> {
  /** Whether the tiles have colors at their corners, and at their edges. */
  readonly hasCorners: boolean;
  readonly hasEdges: boolean;
  private readonly where: string;
  private readonly set: WangSet<V>;
  /** By the colors of corners and edges, which take the place of column and row. */
  private readonly byColors: TileHashMap<Candidates<V>> = new TileHashMap();
  // The colors of the last lookup, which most neighbors share.
  private lastCorners: number = 0;
  private lastEdges: number = 0;
  private last: Candidates<V> | undefined = undefined;

  /** @param set - a set whose members have been checked */
  constructor(where: string, set: WangSet<V>) {
    this.where = where;
    this.set = set;
    this.hasCorners = set.type !== 'edge';
    this.hasEdges = set.type !== 'corner';
    for (const tile of set.tiles) this.add(tile);
  }

  /**
   * The value for the colors of a tile's corners and edges. @throws RangeError that names the colors that no tile has
   */
  valueFor(corners: number, edges: number, random: RandomAt, x: number, y: number): V {
    if (corners === this.lastCorners && edges === this.lastEdges && this.last !== undefined) {
      return this.pick(this.last, random, x, y);
    }
    if ((corners | edges) === 0) return this.set.empty;
    const found = this.byColors.getAt(corners, edges);
    if (found === undefined) throw this.missing(corners, edges, x, y);
    this.lastCorners = corners;
    this.lastEdges = edges;
    this.last = found;
    return this.pick(found, random, x, y);
  }

  private add({ value, colors, probability }: WangTile<V>): void {
    if (probability === 0) return;
    const corners = this.hasCorners ? packed(colors, 1) : 0;
    const edges = this.hasEdges ? packed(colors, 0) : 0;
    const found = this.byColors.getAt(corners, edges);
    if (found === undefined) {
      this.byColors.setAt(corners, edges, { values: [value], sums: [probability] });
    } else {
      const sum = found.sums.at(-1)! + probability;
      if (sum === Infinity) {
        const rule = 'a set in which the probabilities of tiles with the same colors have a finite sum';
        throw argumentError(this.where, 'wangSet', rule, sum);
      }
      found.values.push(value);
      found.sums.push(sum);
    }
  }

  private pick({ values, sums }: Candidates<V>, random: RandomAt, x: number, y: number): V {
    const last = values.length - 1;
    if (last === 0) return values[0]!;
    const part = random(x, y);
    if (typeof part !== 'number' || !(part >= 0 && part < 1)) {
      throw argumentError(this.where, 'number from random', 'a number of at least 0 and less than 1', part);
    }
    const place = part * sums[last]!;
    let index = 0;
    // The product may be rounded up to the total.
    while (index < last && place >= sums[index]!) index++;
    return values[index]!;
  }

  private missing(corners: number, edges: number, x: number, y: number): RangeError {
    const { where, set } = this;
    const parts = compassDirections.flatMap((direction, index) => {
      const isCorner = (index & 1) === 1;
      if (!(isCorner ? this.hasCorners : this.hasEdges)) return [];
      const color = ((isCorner ? corners : edges) >>> ((index >> 1) * 8)) & 0xff;
      return [`${nameOfDirection(direction)} ${color === 0 ? 'none' : JSON.stringify(set.colors[color - 1]?.name)}`];
    });
    const rule = `a set that has a tile with the colors ${parts.join(', ')}, which tile (${x}, ${y}) needs`;
    const remedy = 'Add such a tile, or change the terrain around this one';
    return new RangeError(`${where}: wangSet must be ${rule}, received ${JSON.stringify(set.name)}. ${remedy}`);
  }
}

/** Packs four of eight colors into the bytes of a number: edges from index 0, corners from index 1. */
function packed(colors: readonly number[], first: 0 | 1): number {
  return colors[first]! | (colors[first + 2]! << 8) | (colors[first + 4]! << 16) | (colors[first + 6]! << 24);
}
