/**
 * The first tile that stops a moving box, exactly.
 *
 *              +-----+      The leading edges cross border lines, one event after another, in the order of time. At each
 *         +----|-.   |      event the box enters a column or row of tiles, and each tile in it between the edges of the
 *         |    | :   |      other axis may stop the box. Nothing is asked that the box does not enter.
 *         |    +-:---+
 *         +------+  -->     Trailing edges leave tiles before leading edges enter others at the same time. If two
 *                           leading edges cross at the same time, the one of the longer displacement goes first.
 *
 * Tile space, plain numbers. The order is decided by a floating-point filter, and exactly where that cannot decide.
 */
import type { SolidFaces } from './faces.js';
import { compareTimes, AxisMotion } from './axis-motion.js';
import { gapsOf } from './gaps.js';
import type { Among } from './obstacles.js';

/** The axis along which a face stops a body; `AT_CORNER` for the corner of a tile; `FREE` if nothing stops it. */
export const FREE = -1;
export const ALONG_X = 0;
export const ALONG_Y = 1;
export const AT_CORNER = 2;

export class BoxSweep {
  readonly x: AxisMotion = new AxisMotion();
  readonly y: AxisMotion = new AxisMotion();
  /** The tile that stopped the box. */
  tileX = 0;
  tileY = 0;
  /** The solid tile that the body was found to overlap. */
  insideX = 0;
  insideY = 0;
  /** The corner that stopped a circle. */
  cornerX = 0;
  cornerY = 0;
  /** The objects among which the body moves as well. */
  among: Among | undefined = undefined;
  /** Whether an object has stopped the body, not a tile; and then at a corner or a round shape, the way out of it. */
  isObject = false;
  awayX: number = Number.NaN;
  awayY: number = Number.NaN;

  /**
   * Moves the box until a tile stops it, or to the end of the step. The caller has called `begin` of both axes.
   *
   * @returns the axis that is stopped, with its leading edge at its next border; or `FREE`
   * @remarks O(tiles entered inside the map, or in and beside its chunks). Allocates nothing, except for a long step
   * over a chunked map.
   */
  run(faces: SolidFaces): number {
    const gaps = faces.chunks === undefined ? undefined : gapsOf(this.x, this.y, faces);
    if (gaps === undefined) return this.runOn(faces, undefined);
    for (;;) {
      const axis = this.runOn(faces, gaps.isLast ? undefined : gaps.main);
      if (axis !== FREE || gaps.isLast || !gaps.skip()) return axis;
    }
  }

  /** Runs until both axes have no next border, or until one of them has none. */
  private runOn(faces: SolidFaces, until: AxisMotion | undefined): number {
    const { x, y } = this;
    const isXFirst = isAsLong(x, y);
    for (;;) {
      const hasX = x.hasNext;
      if (until === undefined ? !hasX && !y.hasNext : !until.hasNext) return FREE;
      let isX = hasX;
      if (hasX && y.hasNext) {
        const order = compareTimes(x, x.border, true, y);
        isX = order < 0 || (order === 0 && isXFirst);
      }
      if (isX) {
        y.leaveUntil(x);
        if (this.isStoppedAlongX(faces)) return ALONG_X;
        x.enter();
      } else {
        x.leaveUntil(y);
        if (this.isStoppedAlongY(faces)) return ALONG_Y;
        y.enter();
      }
    }
  }

  /** Whether a tile that the box enters along x stops it. */
  protected isStoppedAlongX(faces: SolidFaces): boolean {
    const { x, y } = this;
    const column = x.entering;
    const last = Math.min(y.high, faces.south - 1);
    for (let row = Math.max(y.low, faces.north); row <= last; row++) {
      if (!faces.stopsAlongX(column, row, x.sign)) continue;
      this.tileX = column;
      this.tileY = row;
      return true;
    }
    return false;
  }

  /** The same along y. */
  protected isStoppedAlongY(faces: SolidFaces): boolean {
    const { x, y } = this;
    const row = y.entering;
    const last = Math.min(x.high, faces.east - 1);
    for (let column = Math.max(x.low, faces.west); column <= last; column++) {
      if (!faces.stopsAlongY(column, row, y.sign)) continue;
      this.tileX = column;
      this.tileY = row;
      return true;
    }
    return false;
  }
}

/** Whether the displacement of one axis is at least as long as that of another, exactly. */
function isAsLong(one: AxisMotion, other: AxisMotion): boolean {
  const difference = one.displacement * one.sign - other.displacement * other.sign;
  return difference === 0 ? one.displacementTail * one.sign >= other.displacementTail * other.sign : difference > 0;
}
