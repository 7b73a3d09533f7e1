/**
 * A box among solid tiles: decides exactly whether it is clear of them. Touching a tile is clear, overlapping it is
 * not.
 */
import { Pool, type RawSpace, sizeOfTiles } from '@tilewright/queries/kernel';
import { SolidTiles } from '@tilewright/tilemap/kernel';
import { AxisPlace } from '../moving/axis-place.js';

export class BoxInTiles {
  readonly x: AxisPlace = new AxisPlace();
  readonly y: AxisPlace = new AxisPlace();

  readonly solids: SolidTiles = new SolidTiles();

  /**
   * Whether the box is clear where its center is at `start` of both axes.
   *
   * @remarks Reads the tiles that the box overlaps, up to the first solid one. Allocates nothing.
   */
  isClear(): boolean {
    const { solids, x, y } = this;
    x.lookAtStart();
    y.lookAtStart();
    const east = Math.min(x.lastSeen, solids.east - 1);
    const south = Math.min(y.lastSeen, solids.south - 1);
    const west = Math.max(x.firstSeen, solids.west);
    for (let row = Math.max(y.firstSeen, solids.north); row <= south; row++) {
      for (let column = west; column <= east; column++) if (solids.hasInside(column, row)) return false;
    }
    return true;
  }

  setSpace(space: RawSpace): void {
    const { x, y } = this;
    x.origin = space.origin.x;
    y.origin = space.origin.y;
    x.size = y.size = sizeOfTiles(space);
  }

  /** Releases the map. */
  release(): void {
    this.solids.release();
  }
}

/** Boxes for queries while they run. */
export const boxesInTiles: Pool<BoxInTiles> = /* @__PURE__ */ new Pool(() => new BoxInTiles());
