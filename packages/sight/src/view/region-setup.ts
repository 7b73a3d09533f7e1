/** Sets up the trace of an outline: checks the arguments, and finds the tiles that can matter. */
import { Pool, type RawSpace } from '@tilewright/queries/kernel';
import type { IsSolid, ReadonlyTilemap, TileRect } from '@tilewright/tilemap';
import { requireTilemap } from '@tilewright/tilemap/checks';
import { storageIn } from '@tilewright/tilemap/kernel';
import { argumentError } from '@tilewright/units/checks';
import {
  onlyBooleans,
  predicateOf,
  REGION_OPTIONS,
  type RegionOptions,
  requireViewOptions,
} from '../arguments/options.js';
import type { RawView } from '../arguments/raw.js';
import { distanceInTiles, putInTiles, requireView } from '../arguments/view.js';
import { Edges } from '../light/edges.js';
import { EYE_X, EYE_Y, RADIUS } from '../light/disc-and-sector.js';
import { UNBOUNDED } from '../limits.js';
import { Loop } from '../outline/loop.js';
import { Outline } from '../outline/outline.js';
import { requireFewColumns, requireFewTiles } from './extent.js';

export class RegionSight {
  readonly outline: Outline = new Outline();
  readonly loop: Loop = new Loop();
  private readonly edges: Edges = new Edges();

  /** Traces the outline; `loop` then has its vertices. */
  look(
    where: string,
    map: ReadonlyTilemap<unknown>,
    space: RawSpace,
    view: RawView,
    options: RegionOptions<never> | undefined,
  ): void {
    requireTilemap(where, 'map', map);
    requireView(where, space, view);
    if (options !== undefined) requireViewOptions(where, options, REGION_OPTIONS);
    const { outline, loop } = this;
    const { reach, tiles, chain } = outline;
    putInTiles(reach.numbers, where, 'view.position', space, view.position);
    reach.numbers[RADIUS] = distanceInTiles(where, 'view.maxDistance', space, view.maxDistance);
    this.edges.put(reach, view);
    this.clip(where, map, options?.bounds);
    this.open(where, map, predicateOf(options), options?.bounds);
    loop.length = 0;
    if (tiles.first > tiles.last || tiles.north > tiles.south) return;
    chain.clear();
    const south = outline.trace(1);
    const north = outline.trace(-1);
    loop.close(chain, south, north);
  }

  /** Finds the tiles that can matter: inside the map, the bounds and the box around the disc. */
  private clip(where: string, map: ReadonlyTilemap<unknown>, bounds: TileRect | undefined): void {
    const { numbers } = this.outline.reach;
    const { tiles } = this.outline;
    const x = numbers[EYE_X]!;
    const y = numbers[EYE_Y]!;
    const radius = numbers[RADIUS]!;
    let { x: west, y: north } = map.bounds;
    let east = west + map.bounds.width - 1;
    let south = north + map.bounds.height - 1;
    if (bounds !== undefined) {
      west = Math.max(west, bounds.x);
      north = Math.max(north, bounds.y);
      east = Math.min(east, bounds.x + bounds.width - 1);
      south = Math.min(south, bounds.y + bounds.height - 1);
    }
    if (radius < Number.POSITIVE_INFINITY) {
      west = Math.max(west, Math.floor(x - radius));
      north = Math.max(north, Math.floor(y - radius));
      east = Math.min(east, Math.ceil(x + radius) - 1);
      south = Math.min(south, Math.ceil(y + radius) - 1);
    } else if (bounds === undefined && map.bounds.width === UNBOUNDED) {
      const remedy = 'Or pass the option bounds';
      throw argumentError(where, 'maxDistance', 'given for a map without bounds', undefined, remedy);
    }
    // With an infinite radius all of these are small integers. The bounds of an empty rectangle may not be.
    const isEmpty = west > east || north > south;
    tiles.first = isEmpty ? 0 : west | 0;
    tiles.last = isEmpty ? -1 : east | 0;
    tiles.north = isEmpty ? 0 : north | 0;
    tiles.south = isEmpty ? -1 : south | 0;
  }

  /** Attaches the reader of opaque tiles to the map, and makes columns relative to the first bit of its rows. */
  private open(
    where: string,
    map: ReadonlyTilemap<unknown>,
    isOpaque: IsSolid<unknown> | undefined,
    bounds: TileRect | undefined,
  ): void {
    const { opaque, reach, tiles } = this.outline;
    const bits = isOpaque === undefined ? storageIn(map, 'bits') : undefined;
    if (tiles.first > tiles.last) return;
    const width = tiles.last - tiles.first + 1;
    const height = tiles.south - tiles.north + 1;
    requireFewColumns(where, width, reach.numbers);
    requireFewTiles(where, width, height, reach.numbers);
    if (bits === undefined) {
      opaque.ask(where, map, isOpaque ?? onlyBooleans(where), bounds, tiles.first, tiles.last);
    } else {
      opaque.read(bits, tiles.first, tiles.last);
    }
    tiles.first = (tiles.first - opaque.left) | 0;
    tiles.last = (tiles.last - opaque.left) | 0;
  }

  /** Releases the map and the predicate. */
  release(): void {
    this.outline.opaque.release();
  }
}

export const regionSights: Pool<RegionSight> = /* @__PURE__ */ new Pool(() => new RegionSight());
