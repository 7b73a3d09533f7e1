/**
 * Takes a question to the light: checks its arguments, finds the tiles that can matter, and sets up the light.
 *
 *     map and bounds    all tiles that can be in view or opaque: outside all is open
 *     disc, sector      only tiles near them matter, since light does not come back to them
 */
import type { IsSolid, ReadonlyTilemap, TileRect } from '@tilewright/tilemap';
import { requireTilemap } from '@tilewright/tilemap/checks';
import { type BitLayout, storageIn } from '@tilewright/tilemap/kernel';
import { directionBits, unsafeNumber } from '@tilewright/units';
import { argumentError } from '@tilewright/units/checks';
import { onlyBooleans, predicateOf, requireViewOptions, VIEW_OPTIONS, type ViewOptions } from '../arguments/options.js';
import type { RawPoint, RawSpace, RawView } from '../arguments/raw.js';
import { distanceInTiles, putInTiles, requireView, tooFar } from '../arguments/view.js';
import { Edges } from '../light/edges.js';
import { Light } from '../light/light.js';
import { ANGLE, EYE_X, EYE_Y, RADIUS } from '../light/disc-and-sector.js';
import { addAll, TileBits } from '../light/tile-bits.js';
import { RunCursor } from './rows.js';
import { BITS_PER_WORD, MARGIN, MOST_COLUMNS, MOST_WORDS, UNBOUNDED } from '../limits.js';

/** The light and the bits that one question needs. */
export class Sight {
  private readonly light: Light = new Light();
  private readonly edges: Edges = new Edges();
  private readonly found: TileBits = new TileBits();
  private readonly cursor: RunCursor = new RunCursor(this.found);
  private readonly marked: TileBits = new TileBits();
  private where: string = '';
  /** The words that are read, of a bit map whose own bits decide. */
  private words: Int32Array | undefined = undefined;

  /** Checks the arguments that all questions have, and sets up the light. */
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
    const { direction, angle } = view;
    putInTiles(reach.numbers, where, 'view.position', space, view.position);
    reach.numbers[RADIUS] = distanceInTiles(where, 'view.maxDistance', space, view.maxDistance);
    reach.hasSector = direction !== undefined && angle !== undefined;
    if (direction !== undefined && angle !== undefined) {
      reach.numbers[ANGLE] = unsafeNumber(angle);
      this.edges.put(reach, directionBits(direction));
    }
    this.look(map, options);
  }

  /** The same for one of many eyes, of which all arguments have been checked; `choose` has been called. */
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

  /** Takes in the options that do not depend on the eye. */
  choose(where: string, options: ViewOptions<never> | undefined): void {
    const { row } = this.light;
    const { reach } = row;
    this.where = where;
    reach.isAny = options?.inclusion === 'any';
    row.isAny = reach.isAny;
    row.passing = options?.corners === 'block' ? 0 : 1;
    row.hasWalls = options?.walls !== false;
  }

  /** Looks from the eye that was written. */
  private look(map: ReadonlyTilemap<unknown>, options: ViewOptions<never> | undefined): void {
    this.light.row.reach.start();
    this.clip(map, options?.bounds);
    this.open(map, predicateOf(options), options?.bounds);
  }

  /** Finds the tiles that can matter: of the map, in the bounds, and near the disc and the sector. */
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
      // A row without tiles of the disc ends all light. In a row, light may leave the disc and touch a tile of it.
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
    // Small integers, since an engine boxes others that it passes to calls. All tiles are within 32 bits.
    row.first = isEmpty ? 0 : west | 0;
    row.last = isEmpty ? -1 : east | 0;
    row.north = isEmpty ? 0 : north | 0;
    row.south = isEmpty ? -1 : south | 0;
  }

  /** Points the reader of opaque tiles at the map, and counts columns from the first bit of its rows. */
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
    if (row.last - row.first >= MOST_COLUMNS) {
      throw tooFar(where, 'less than 2^28', row.reach.numbers[RADIUS]!, 'Or pass smaller bounds');
    }
    if (bits === undefined) {
      opaque.ask(where, map, isOpaque ?? onlyBooleans(where), bounds, row.first, row.last);
    } else {
      opaque.read(bits, row.first, row.last);
    }
    row.first = (row.first - opaque.left) | 0;
    row.last = (row.last - opaque.left) | 0;
  }

  /** Finds the tiles in view; returns how many there are. */
  find(): number {
    return this.fill(this.found);
  }

  /** The tiles that `find` found, from the beginning. */
  runs(): RunCursor {
    this.cursor.start();
    return this.cursor;
  }

  /** Marks the tiles in view in bits of the caller, which have no tiles yet. */
  fill(bits: TileBits): number {
    const { light } = this;
    const { first, last, north, south } = light.row;
    const before = first & -BITS_PER_WORD;
    const width = first > last ? 0 : last - before + 1;
    const height = first > last ? 0 : south - north + 1;
    if (Math.ceil(width / BITS_PER_WORD) * height > MOST_WORDS) {
      const rule = `small enough for ${MOST_WORDS * BITS_PER_WORD} tiles`;
      const remedy = `The view has ${width} x ${height} tiles; smaller bounds help, too`;
      throw tooFar(this.where, rule, light.row.reach.numbers[RADIUS]!, remedy);
    }
    bits.clear(light.row.opaque.left + before, north, width, height);
    return light.fill(bits);
  }

  /** Marks the tiles in view in a bit map; returns how many were not marked before. If a predicate throws, none is. */
  mark(map: BitLayout): number {
    const { marked } = this;
    if (!this.writesTo(map)) {
      this.find();
      return this.markAll(map, this.found);
    }
    marked.over(map);
    const count = this.light.fill(marked);
    marked.forget();
    return count;
  }

  /** Marks tiles that were found in a bit map. */
  markAll(map: BitLayout, found: TileBits): number {
    const { marked } = this;
    marked.over(map);
    const count = addAll(marked, found);
    marked.forget();
    return count;
  }

  /** Whether tiles may be marked as they are found: no predicate can throw, and no word that is read is written. */
  writesTo(map: BitLayout): boolean {
    const { words } = this;
    return words !== undefined && words !== map.words && words.buffer !== map.words.buffer;
  }

  /** Marks the tiles in view, in bits that have tiles already. */
  add(bits: TileBits): number {
    return this.light.fill(bits);
  }

  /** Lets go of the map and the predicate. */
  release(): void {
    this.words = undefined;
    this.light.row.opaque.release();
  }
}

let idle: Sight | undefined;

/** Borrows a `Sight` for one call. If a callback throws, it is not given back and becomes garbage. */
export function borrowSight(): Sight {
  const sight = idle ?? new Sight();
  // Callbacks may ask other questions.
  idle = undefined;
  return sight;
}

export function giveBack(sight: Sight): void {
  sight.release();
  idle = sight;
}
