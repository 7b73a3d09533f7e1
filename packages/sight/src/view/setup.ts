/**
 * Sets up one view: checks the arguments and finds the tiles that can matter.
 *
 *     map and bounds    all tiles that can be in view or opaque: outside all is open
 *     disc, sector      only tiles near them matter, because light that left the disc never re-enters it
 */
import { Pool, type RawSpace } from '@tilewright/queries/kernel';
import type { IsSolid, ReadonlyTilemap, TileRect } from '@tilewright/tilemap';
import { requireTilemap } from '@tilewright/tilemap/checks';
import { type BitLayout, storageIn } from '@tilewright/tilemap/kernel';
import { argumentError } from '@tilewright/units/checks';
import { onlyBooleans, predicateOf, requireViewOptions, VIEW_OPTIONS, type ViewOptions } from '../arguments/options.js';
import type { RawPoint, RawView } from '../arguments/raw.js';
import { distanceInTiles, putInTiles, requireView } from '../arguments/view.js';
import { Edges } from '../light/edges.js';
import { Light } from '../light/light.js';
import { EYE_X, EYE_Y, RADIUS } from '../light/disc-and-sector.js';
import { addAll, TileBits } from '../light/tile-bits.js';
import { BITS_PER_WORD, MARGIN, UNBOUNDED } from '../limits.js';
import { requireFewColumns, requireFewTiles } from './extent.js';

/** The light and the buffers of one view. */
export class Sight {
  private readonly light: Light = new Light();
  private readonly edges: Edges = new Edges();
  private readonly found: TileBits = new TileBits();
  private readonly marked: TileBits = new TileBits();
  private where: string = '';
  /** The words of the map, if it is a bit map that is read without a predicate. */
  private words: Int32Array | undefined = undefined;

  /** Checks the common arguments, and sets up the light. */
  start(
    where: string,
    map: ReadonlyTilemap<unknown>,
    space: RawSpace,
    view: RawView,
    options: ViewOptions<never> | undefined,
  ): void {
    requireTilemap(where, 'map', map);
    requireView(where, space, view);
    if (options !== undefined) requireViewOptions(where, options, VIEW_OPTIONS);
    this.choose(where, options);
    const { reach } = this.light.row;
    putInTiles(reach.numbers, where, 'view.position', space, view.position);
    reach.numbers[RADIUS] = distanceInTiles(where, 'view.maxDistance', space, view.maxDistance);
    this.edges.put(reach, view);
    this.look(map, options);
  }

  /** Sets up the light for one of many eyes. The arguments have been checked, and `choose` has been called. */
  startEye(
    map: ReadonlyTilemap<unknown>,
    space: RawSpace,
    position: RawPoint,
    maxDistance: number | undefined,
    options: ViewOptions<never> | undefined,
  ): void {
    const { where } = this;
    const { reach } = this.light.row;
    putInTiles(reach.numbers, where, 'eyes', space, position);
    reach.numbers[RADIUS] = distanceInTiles(where, 'maxDistance', space, maxDistance);
    reach.hasSector = false;
    this.look(map, options);
  }

  /** Stores the options that do not depend on the eye. */
  choose(where: string, options: ViewOptions<never> | undefined): void {
    const { row } = this.light;
    const { reach } = row;
    this.where = where;
    reach.isAny = options?.inclusion === 'any';
    row.isAny = reach.isAny;
    row.passing = options?.corners === 'block' ? 0 : 1;
    row.hasOpaqueTiles = options?.opaqueTiles !== false;
  }

  /** Sets up the light for the eye that was written. */
  private look(map: ReadonlyTilemap<unknown>, options: ViewOptions<never> | undefined): void {
    this.light.row.reach.start();
    this.clip(map, options?.bounds);
    this.open(map, predicateOf(options), options?.bounds);
  }

  /** Finds the tiles that can matter: inside the map and the bounds, and near the disc and the sector. */
  private clip(map: ReadonlyTilemap<unknown>, bounds: TileRect | undefined): void {
    const { row } = this.light;
    const { numbers, hasWest, hasEast, hasNorth, hasSouth } = row.reach;
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
      // A row without tiles of the disc ends all light. Within a row, light may leave the disc and still touch a
      // tile of the disc.
      const touching = row.reach.isAny ? 1 : 0;
      west = Math.max(west, Math.floor(x - radius) - MARGIN);
      north = Math.max(north, Math.floor(y - radius) - touching);
      east = Math.min(east, Math.floor(x + radius) + MARGIN);
      south = Math.min(south, Math.floor(y + radius) + touching);
    } else if (bounds === undefined && map.bounds.width === UNBOUNDED) {
      const remedy = 'Or pass the option bounds';
      throw argumentError(this.where, 'maxDistance', 'given for a map without bounds', undefined, remedy);
    }
    if (!hasWest) west = Math.max(west, Math.floor(x) - MARGIN);
    if (!hasEast) east = Math.min(east, Math.floor(x) + MARGIN);
    if (!hasNorth) north = Math.max(north, Math.floor(y) - MARGIN);
    if (!hasSouth) south = Math.min(south, Math.floor(y) + MARGIN);
    const isEmpty = west > east || north > south;
    // Small integers, since engines box other numbers that are passed to calls. All tiles are within 32 bits.
    row.first = isEmpty ? 0 : west | 0;
    row.last = isEmpty ? -1 : east | 0;
    row.north = isEmpty ? 0 : north | 0;
    row.south = isEmpty ? -1 : south | 0;
  }

  /** Attaches the reader of opaque tiles to the map, and makes columns relative to the first bit of its rows. */
  private open(
    map: ReadonlyTilemap<unknown>,
    isOpaque: IsSolid<unknown> | undefined,
    bounds: TileRect | undefined,
  ): void {
    const { where } = this;
    const { row } = this.light;
    const { opaque } = row;
    const bits = isOpaque === undefined ? storageIn(map, 'bits') : undefined;
    this.words = bits?.words;
    if (row.first > row.last) return;
    requireFewColumns(where, row.last - row.first + 1, row.reach.numbers);
    if (bits === undefined) {
      opaque.ask(where, map, isOpaque ?? onlyBooleans(where), bounds, row.first, row.last);
    } else {
      opaque.read(bits, row.first, row.last);
    }
    row.first = (row.first - opaque.left) | 0;
    row.last = (row.last - opaque.left) | 0;
  }

  /** Marks the tiles in view in a buffer of the caller, which it clears first. */
  fill(bits: TileBits): number {
    const { light } = this;
    const { first, last, north, south } = light.row;
    const before = first & -BITS_PER_WORD;
    const width = first > last ? 0 : last - before + 1;
    const height = first > last ? 0 : south - north + 1;
    requireFewTiles(this.where, width, height, light.row.reach.numbers);
    bits.clear(light.row.opaque.left + before, north, width, height);
    return light.fill(bits);
  }

  /**
   * Marks the tiles in view in a bit map. @returns how many were not marked before. If a predicate throws, nothing
   * is marked
   */
  mark(map: BitLayout): number {
    const { marked } = this;
    if (!this.writesTo(map)) {
      this.fill(this.found);
      return this.markAll(map, this.found);
    }
    marked.over(map);
    const count = this.light.fill(marked);
    marked.forget();
    return count;
  }

  /** Copies found tiles to a bit map. */
  markAll(map: BitLayout, found: TileBits): number {
    const { marked } = this;
    marked.over(map);
    const count = addAll(marked, found);
    marked.forget();
    return count;
  }

  /** Whether tiles may be marked while they are found: no predicate can throw, and the written words are not read. */
  writesTo(map: BitLayout): boolean {
    const { words } = this;
    return words !== undefined && words !== map.words && words.buffer !== map.words.buffer;
  }

  /** Marks the tiles in view in a buffer without clearing it. */
  add(bits: TileBits): number {
    return this.light.fill(bits);
  }

  /** Releases the map and the predicate. */
  release(): void {
    this.words = undefined;
    this.light.row.opaque.release();
  }
}

/** If a callback throws, the borrowed object is not given back and becomes garbage. */
export const sights: Pool<Sight> = /* @__PURE__ */ new Pool(() => new Sight());
