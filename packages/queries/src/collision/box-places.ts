/**
 * Where a box may be pushed along one axis: tile space, and the world position of each place.
 *
 *      pushed to smaller coordinates          stays           pushed to larger ones
 *         |=====|                           |==:==|             |=====|
 *     ----+-----+-----+-----+-----+-----+-----+-----+-----+-----+-----+----  borders
 *               ^ its far edge touches a border                 ^ its near edge does
 *
 * A box that is pushed no farther than needed touches a border with the edge that faces the tiles it leaves. From a
 * border, a box overlaps as many tiles as its size, rounded up, whatever the border is.
 */
import { firstTile, lastTile } from '../motion/axis-motion.js';
import { goToFurthest } from '../motion/furthest.js';
import { inTiles } from '../motion/in-tiles.js';

/** One coordinate of a place. */
export interface BoxPlace {
  /** 1 if the box is pushed to a larger coordinate, -1 to a smaller one, 0 if it stays. */
  readonly sign: number;
  /** The border that the box touches. */
  readonly border: number;
  /** The first and last tile that the box overlaps. */
  readonly first: number;
  readonly last: number;
  /** How far the box is pushed, rounded. */
  readonly distance: number;
}

/** One axis of a box that is pushed. */
export class BoxAxis {
  readonly origin: number;
  readonly size: number;
  /** The center in the world, and in tile space; half of the extent in tiles. */
  readonly start: number;
  readonly center: number;
  readonly half: number;

  constructor(origin: number, size: number, start: number, half: number) {
    this.origin = origin;
    this.size = size;
    this.start = start;
    this.center = inTiles(origin, size, start);
    this.half = half;
  }

  /** The places up to a distance, rounded up, the nearest first. */
  placesWithin(reach: number): readonly BoxPlace[] {
    const { center, half } = this;
    const first = firstTile(center, half);
    const last = lastTile(center, half);
    const count = Math.ceil(2 * half);
    const places: BoxPlace[] = [{ sign: 0, border: first, first, last, distance: 0 }];
    for (let border = last; ; border--) {
      const distance = center - border + half;
      if (distance > reach) break;
      places.push({ sign: -1, border, first: border - count, last: border - 1, distance });
    }
    for (let border = first + 1; ; border++) {
      const distance = border - center + half;
      if (distance > reach) break;
      places.push({ sign: 1, border, first: border, last: border + count - 1, distance });
    }
    return places.sort((a, b) => a.distance - b.distance);
  }

  /** The world coordinate of the center at a place: as near to the border as the conversion to tile space allows. */
  worldAt({ sign, border }: BoxPlace): number {
    const { origin, size, half, start } = this;
    if (sign === 0) return start;
    // From two tiles away, the box approaches the border.
    const away = origin + (border + sign * (half + 2)) * size;
    const approach = { origin, size, half, border, start: away, sign: 0 - sign, reached: Number.NaN };
    goToFurthest(approach);
    return approach.reached;
  }

  /** The first and the last tile that the box overlaps at a world coordinate. */
  firstAt(world: number): number {
    return firstTile(inTiles(this.origin, this.size, world), this.half);
  }

  lastAt(world: number): number {
    return lastTile(inTiles(this.origin, this.size, world), this.half);
  }
}
