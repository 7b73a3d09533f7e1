/** Which tiles are solid for a query: those of a map, inside of bounds, as a predicate or the map's own booleans say. */
import type { ReadonlyTilemap, TileRect } from '@tilewright/tilemap';
import { Pool } from '../pool.js';
import { type IsSolid, isTrue } from './solids.js';

/** Made once and used again, since queries allocate nothing. */
export class SolidTiles {
  private where: string = '';
  map: ReadonlyTilemap<unknown> | undefined = undefined;
  bounds: TileRect | undefined = undefined;
  /** Whether all background of a chunked map is alike, so that one tile of it speaks for all. */
  isUniform: boolean = false;
  private isSolid: IsSolid<unknown> | undefined = undefined;
  west: number = 0;
  north: number = 0;
  /** One past the last column, and the last row. */
  east: number = 0;
  south: number = 0;

  /** @param bounds - inside those of the map
   * @param isUniform - see there */
  begin(
    where: string,
    map: ReadonlyTilemap<unknown> | undefined,
    isSolid: IsSolid<unknown> | undefined,
    bounds: TileRect,
    isUniform: boolean,
  ): void {
    this.where = where;
    this.map = map;
    this.isSolid = isSolid;
    this.bounds = bounds;
    this.isUniform = isUniform;
    this.west = bounds.x;
    this.north = bounds.y;
    this.east = bounds.x + bounds.width;
    this.south = bounds.y + bounds.height;
  }

  /** Whether the tile is solid; outside of the bounds none is. */
  has(x: number, y: number): boolean {
    return x >= this.west && x < this.east && y >= this.north && y < this.south && this.hasInside(x, y);
  }

  /** The same for a tile that lies inside of the bounds. */
  hasInside(x: number, y: number): boolean {
    const { map, isSolid } = this;
    const value = map?.getAt(x, y);
    return isSolid === undefined ? isTrue(this.where, 'isSolid', value) : isSolid(value, x, y);
  }

  /** Lets go of the map. */
  release(): void {
    this.map = undefined;
    this.isSolid = undefined;
  }
}

export const solidTiles: Pool<SolidTiles> = /* @__PURE__ */ new Pool(() => new SolidTiles());
