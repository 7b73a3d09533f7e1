/**
 * A box among solid tiles: decides exactly whether it is clear of them.
 *
 * Tile space, plain numbers. The edges are the real numbers `center - half` and `center + half`. Touching a tile is clear,
 * overlapping it is not.
 */
import { SolidTiles } from '@tilewright/tilemap/kernel';
import { firstTile, lastTile } from '../motion/axis-motion.js';
import { Pool } from '../pool.js';

export class BoxInTiles {
  // Initialized to NaN so that V8 stores these fields as doubles from the start.
  cx: number = Number.NaN;
  cy: number = Number.NaN;
  halfWidth: number = Number.NaN;
  halfHeight: number = Number.NaN;

  readonly solids: SolidTiles = new SolidTiles();

  /** @remarks Reads the tiles that the box overlaps, up to the first solid one. Allocates nothing. */
  isClear(): boolean {
    const { solids, cx, cy, halfWidth, halfHeight } = this;
    const east = Math.min(lastTile(cx, halfWidth), solids.east - 1);
    const south = Math.min(lastTile(cy, halfHeight), solids.south - 1);
    const west = Math.max(firstTile(cx, halfWidth), solids.west);
    for (let y = Math.max(firstTile(cy, halfHeight), solids.north); y <= south; y++) {
      for (let x = west; x <= east; x++) if (solids.hasInside(x, y)) return false;
    }
    return true;
  }

  /** Releases the map. */
  release(): void {
    this.solids.release();
  }
}

/** Boxes for queries while they run. */
export const boxesInTiles: Pool<BoxInTiles> = /* @__PURE__ */ new Pool(() => new BoxInTiles());
