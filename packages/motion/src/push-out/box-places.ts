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
import { AxisPlace } from '../moving/axis-place.js';
import { goToFurthest } from '../moving/furthest.js';

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

/** One axis of a box that is pushed. The origin, the size, the start and half of the extent are set by the caller. */
export class BoxAxis extends AxisPlace {
  /** The center at the start, in tile space. */
  center: number = Number.NaN;
  /** From which side the box approaches which border. */
  sign = 0;
  border = 0;

  constructor({ origin, size, start, half }: AxisPlace) {
    super();
    this.origin = origin;
    this.size = size;
    this.start = start;
    this.half = half;
    this.lookAtStart();
    this.center = this.seen;
  }

  /** The places up to a distance, rounded up, the nearest first. */
  placesWithin(reach: number): readonly BoxPlace[] {
    const { center, half, firstSeen: first, lastSeen: last } = this;
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

  /** Goes to a place: as near to the border as the conversion to tile space allows. Then it looks at the box there. */
  goToPlace({ sign, border }: BoxPlace): void {
    const { start, origin, size, half } = this;
    this.reached = start;
    if (sign !== 0) {
      // From two tiles away, the box approaches the border.
      this.start = origin + (border + sign * (half + 2)) * size;
      this.sign = 0 - sign;
      this.border = border;
      goToFurthest(this);
      this.start = start;
    }
    this.seeReached();
  }
}
