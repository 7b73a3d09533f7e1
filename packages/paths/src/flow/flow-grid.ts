/**
 * The numbers of a flow field: how far each tile is from the nearest goal.
 *
 *     -1 -1 -1 -1 -1      -1: closed, as are the ids around the map, so that no loop asks whether there is a neighbor.
 *     -1  0  1  2  .      0: a goal. The others count the shortest way (here in tiles, four-way).
 *     -1  1 -1  3  .      .: FAR: no way leads to a goal.
 *     -1 -1 -1 -1 -1
 *
 * Values are indexed by the ids of the ground. Where all tiles cost 1, a move counts `STRAIGHT` or `DIAGONAL`, in 32 bits.
 * Otherwise, and where ways are too long for 32 bits, it counts that times the sum of the costs of its tiles, in doubles.
 */
import type { Ground } from '../ground/ground.js';
import { BITS_PER_WORD, FAR, SCALED_TILE, STRAIGHT } from '../limits.js';

/** Whole numbers by id. */
export type Values = Int32Array | Float64Array;

export class FlowGrid {
  readonly values: Values;
  /** The values, if they are 32 bits wide; else `undefined`. */
  readonly ints: Int32Array | undefined;
  /** The values, if they are doubles; else `undefined`. */
  readonly doubles: Float64Array | undefined;
  /** By id; `undefined` if values are 32 bits wide. They are those of the ground when the values were computed. */
  readonly costs: Uint8Array | undefined;
  /** The value of a tile without a way to a goal. */
  readonly far: number;
  /** What a tile counts that costs 1, along a row. */
  readonly scale: number;
  /** The difference of the ids of two tiles one above the other. */
  readonly pitch: number;
  /** The differences of the ids of a tile's neighbors and of the tile, by compass direction. */
  readonly offsets: Int32Array;
  /** `FOUR_WAY`, `EIGHT_WAY` or `NO_CORNER_CUTTING`. */
  readonly rule: number;

  /** @param costs - memory for costs, of which two grids share one; without it values are 32 bits wide */
  constructor({ idCount, pitch, rule }: Ground, costs: Uint8Array | undefined) {
    this.ints = costs === undefined ? new Int32Array(idCount) : undefined;
    this.doubles = costs === undefined ? undefined : new Float64Array(idCount);
    this.values = this.ints ?? this.doubles!;
    this.costs = costs;
    this.far = costs === undefined ? FAR : Number.POSITIVE_INFINITY;
    this.scale = costs === undefined ? STRAIGHT : SCALED_TILE;
    this.pitch = pitch;
    this.offsets = Int32Array.of(1, pitch + 1, pitch, pitch - 1, -1, -pitch - 1, -pitch, 1 - pitch);
    this.rule = rule;
  }

  /** Begins with no way from any tile, and with the costs of the ground. */
  reset({ open, costs }: Ground): void {
    this.values.fill(this.far);
    this.close(open);
    if (costs !== undefined) this.costs?.set(costs);
  }

  /** Closes all tiles that are closed in the ground. */
  close(open: Int32Array): void {
    const { values } = this;
    for (let index = 0; index < open.length; index++) {
      const first = index * BITS_PER_WORD;
      if (open[index] === 0) {
        for (let id = first; id < first + BITS_PER_WORD; id++) values[id] = -1;
        continue;
      }
      for (let closed = ~open[index]!; closed !== 0; closed &= closed - 1) {
        values[first + 31 - Math.clz32(closed & -closed)] = -1;
      }
    }
  }
}
