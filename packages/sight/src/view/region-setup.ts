/** Takes the question for an outline to its tracer: checks its arguments, and finds the tiles that can matter. */
import type { IsSolid, ReadonlyTilemap, TileRect } from '@tilewright/tilemap';
import { requireTilemap } from '@tilewright/tilemap/checks';
import { storageIn } from '@tilewright/tilemap/kernel';
import { directionBits, unsafeNumber } from '@tilewright/units';
import { argumentError } from '@tilewright/units/checks';
import {
  onlyBooleans,
  predicateOf,
  REGION_OPTIONS,
  type RegionOptions,
  requireViewOptions,
} from '../arguments/options.js';
import type { RawSpace, RawView } from '../arguments/raw.js';
import { distanceInTiles, putInTiles, requireView, tooFar } from '../arguments/view.js';
import { Edges } from '../light/edges.js';
import { ANGLE, EYE_X, EYE_Y, RADIUS } from '../light/disc-and-sector.js';
import { BITS_PER_WORD, MOST_COLUMNS, MOST_WORDS, UNBOUNDED } from '../limits.js';
import { Loop } from '../outline/loop.js';
import { Outline } from '../outline/outline.js';

export class RegionSight {
  readonly outline: Outline = new Outline();
  readonly loop: Loop = new Loop();
  private readonly edges: Edges = new Edges();

  /** Finds the outline; `loop` then has its vertices. */
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
    const { direction, angle } = view;
    putInTiles(reach.numbers, where, 'view.position', space, view.position);
    reach.numbers[RADIUS] = distanceInTiles(where, 'view.maxDistance', space, view.maxDistance);
    reach.hasSector = direction !== undefined && angle !== undefined;
    if (direction !== undefined && angle !== undefined) {
      reach.numbers[ANGLE] = unsafeNumber(angle);
      this.edges.put(reach, directionBits(direction));
    }
    this.clip(where, map, options?.bounds);
    this.open(where, map, predicateOf(options), options?.bounds);
    loop.length = 0;
    if (tiles.first > tiles.last || tiles.north > tiles.south) return;
    chain.clear();
    const south = outline.trace(1);
    const north = outline.trace(-1);
    loop.close(chain, south, north);
  }

  /** Finds the tiles that can matter: of the map, in the bounds, and around the disc. */
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
    // An infinite radius leaves all of these small integers; an empty rectangle may not.
    const isEmpty = west > east || north > south;
    tiles.first = isEmpty ? 0 : west | 0;
    tiles.last = isEmpty ? -1 : east | 0;
    tiles.north = isEmpty ? 0 : north | 0;
    tiles.south = isEmpty ? -1 : south | 0;
  }

  /** Points the reader of opaque tiles at the map, and counts columns from the first bit of its rows. */
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
    if (width >= MOST_COLUMNS) {
      throw tooFar(where, 'less than 2^28', reach.numbers[RADIUS]!, 'Or pass smaller bounds');
    }
    if (Math.ceil(width / BITS_PER_WORD) * height > MOST_WORDS) {
      const rule = `small enough for ${MOST_WORDS * BITS_PER_WORD} tiles`;
      const remedy = `The view has ${width} x ${height} tiles; smaller bounds help, too`;
      throw tooFar(where, rule, reach.numbers[RADIUS]!, remedy);
    }
    if (bits === undefined) {
      opaque.ask(where, map, isOpaque ?? onlyBooleans(where), bounds, tiles.first, tiles.last);
    } else {
      opaque.read(bits, tiles.first, tiles.last);
    }
    tiles.first = (tiles.first - opaque.left) | 0;
    tiles.last = (tiles.last - opaque.left) | 0;
  }
}

let idle: RegionSight | undefined;

/** Borrows a `RegionSight` for one call. If a callback throws, it is not given back and becomes garbage. */
export function borrowRegionSight(): RegionSight {
  const sight = idle ?? new RegionSight();
  // Callbacks may ask other questions.
  idle = undefined;
  return sight;
}

export function giveRegionSightBack(sight: RegionSight): void {
  sight.outline.opaque.release();
  idle = sight;
}
