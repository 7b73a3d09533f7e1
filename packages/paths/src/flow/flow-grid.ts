/**
 * The values of a flow field: the distance from each tile to the nearest goal.
 *
 *     -1 -1 -1 -1 -1      -1: closed, as are the ids around the map, so that no loop asks whether there is a neighbor.
 *     -1  0  1  2  .      0: a goal. The others count the shortest way (here in tiles, four-way).
 *     -1  1 -1  3  .      .: FAR: no goal can be reached.
 *     -1 -1 -1 -1 -1
 *
 * Values are indexed by the ids of the ground. If all tiles cost 1, a move counts `STRAIGHT` or `DIAGONAL`, in 32
 * bits. Otherwise, and if paths are too long for 32 bits, it counts that times the sum of the costs of its two
 * tiles, in doubles.
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
  /**
   * The costs of the ground by id, as they were when the values were computed; `undefined` if values are 32 bits wide.
   */
  readonly costs: Uint8Array | undefined;
  /** The value of a tile from which no goal can be reached. */
  readonly far: number;
  /** What a straight move between tiles of cost 1 counts. */
  readonly scale: number;
  /** The difference between the ids of a tile and of the tile north of it. */
  readonly pitch: number;
  /** The differences between the ids of a tile's neighbors and its own, by compass direction. */
  readonly offsets: Int32Array;
  /** `FOUR_WAY`, `EIGHT_WAY` or `NO_CORNER_CUTTING`. */
  readonly rule: number;

  /** @param costs - memory for costs, which two grids share; if `undefined`, values are 32 bits wide */
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

  /** Sets all values to `far`, closes what is closed in the ground, and copies the costs of the ground. */
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
