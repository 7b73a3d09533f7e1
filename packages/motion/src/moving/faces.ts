/**
 * Which faces of which tiles stop a body: all four of a solid tile, or those that the option `sides` names, such as the
 * north face of a one-way platform. A face stops only bodies that come to it from outside.
 */
import { type BitLayout, type ChunkLayout, type LaidOut, SolidTiles, storageIn } from '@tilewright/tilemap/kernel';
import type { TileRect } from '@tilewright/tilemap';
import type { AxisMotion } from './axis-motion.js';
import { argumentError } from '@tilewright/units/checks';

/** The bits of the four sides in a set of directions. */
const EAST = 0b1;
const SOUTH = 0b100;
const WEST = 0b1_0000;
const NORTH = 0b100_0000;
const ALL_SIDES: number = EAST | SOUTH | WEST | NORTH;
/** The bit of sets that contain cardinal directions only. */
const CARDINAL_SET = 0x100;
/** All bits that such a set may have. */
const SET_BITS: number = CARDINAL_SET | ALL_SIDES;

/** A reader of faces. Reusable: neither `start` nor reading allocates. */
export class SolidFaces {
  /** The tiles that can stop a body: from the first column and row, up to one past the last. */
  west = 0;
  north = 0;
  east = 0;
  south = 0;

  /** The map, if it keeps chunks, and tiles in none of them may be skipped. */
  chunks: ChunkLayout | undefined = undefined;

  private readonly solids: SolidTiles = new SolidTiles();
  /** The map, if its bits alone say which tiles are solid. */
  private bits: BitLayout | undefined = undefined;
  private where = '';
  private map: LaidOut<unknown> | undefined = undefined;
  private sides: ((value: unknown, x: number, y: number) => unknown) | undefined = undefined;
  isOutsideSolid = false;
  /** Whether tiles may have fewer than four sides. */
  hasSides = false;

  /** Points the reader at a map. The options were checked. */
  start(where: string, map: LaidOut<unknown>, options: RawOptions | undefined): void {
    const { solids } = this;
    solids.start(where, map, options?.isSolid, options?.bounds);
    this.where = where;
    this.map = map;
    this.sides = options?.sides;
    this.hasSides = this.sides !== undefined;
    this.isOutsideSolid = options?.outside === 'solid';
    const asksNone = options?.isSolid === undefined && this.sides === undefined;
    this.bits = asksNone ? storageIn(map, 'bits') : undefined;
    // With bounds, functions of the caller are called for each tile in the bounds, as by rays.
    const asksAll = options?.bounds !== undefined && (options.isSolid !== undefined || options.sides !== undefined);
    this.chunks = asksAll ? undefined : solids.chunks;
    // The first tiles outside stop a body before it comes to the others.
    const margin = this.isOutsideSolid ? 1 : 0;
    this.west = solids.west - margin;
    this.north = solids.north - margin;
    this.east = Math.max(solids.east, solids.west) + margin;
    this.south = Math.max(solids.south, solids.north) + margin;
  }

  /** Drops the references to the map and the functions. */
  release(): void {
    this.solids.release();
    this.map = undefined;
    this.bits = undefined;
    this.chunks = undefined;
    this.sides = undefined;
  }

  /** Whether all tiles from (x, y) to (lastX, lastY) lie in the map and the bounds. */
  contains(x: number, y: number, lastX: number, lastY: number): boolean {
    const { solids } = this;
    return x >= solids.west && y >= solids.north && lastX < solids.east && lastY < solids.south;
  }

  /**
   * Whether a body certainly meets nothing in a step: no tile around it, at the start, at the end and between, is
   * solid. Answers false where it is not certain, or where tiles are not bits.
   */
  areClearAround(x: AxisMotion, y: AxisMotion): boolean {
    const { bits, solids } = this;
    if (bits === undefined) return false;
    x.lookAround();
    y.lookAround();
    const { firstAround: west, lastAround: east } = x;
    const { firstAround: north, lastAround: south } = y;
    if (this.isOutsideSolid && !this.contains(west, north, east, south)) return false;
    const { words, stride, bounds } = bits;
    const first = Math.max(west, solids.west) - bounds.x;
    const last = Math.min(east, solids.east - 1) - bounds.x;
    const bottom = Math.min(south, solids.south - 1) - bounds.y;
    if (first > last) return true;
    const firstWord = first >>> 5;
    const lastWord = last >>> 5;
    const firstMask = -1 << (first & 31);
    const lastMask = -1 >>> (31 - (last & 31));
    for (let row = Math.max(north, solids.north) - bounds.y; row <= bottom; row++) {
      const at = row * stride;
      if (firstWord === lastWord) {
        if ((words[at + firstWord]! & firstMask & lastMask) !== 0) return false;
        continue;
      }
      let solid = (words[at + firstWord]! & firstMask) | (words[at + lastWord]! & lastMask);
      for (let word = firstWord + 1; word < lastWord; word++) solid |= words[at + word]!;
      if (solid !== 0) return false;
    }
    return true;
  }

  /** Whether a tile stops a body that moves along x, by `sign`. The tile lies between `west` and `east`, and so on. */
  stopsAlongX(x: number, y: number, sign: number): boolean {
    if (this.sides === undefined && !this.isOutsideSolid) return this.solids.hasInside(x, y);
    return (this.sidesOf(x, y) & (sign > 0 ? WEST : EAST)) !== 0;
  }

  /** The same along y. */
  stopsAlongY(x: number, y: number, sign: number): boolean {
    if (this.sides === undefined && !this.isOutsideSolid) return this.solids.hasInside(x, y);
    return (this.sidesOf(x, y) & (sign > 0 ? NORTH : SOUTH)) !== 0;
  }

  /** Whether a tile inside the bounds stops no body. */
  isEmpty(x: number, y: number): boolean {
    return (this.sidesOf(x, y) & ALL_SIDES) === 0;
  }

  /** Whether a body must not overlap a tile: it is solid on all sides. Tiles outside of the map are possible. */
  isSolid(x: number, y: number): boolean {
    return (this.sidesOf(x, y) & ALL_SIDES) === ALL_SIDES;
  }

  private sidesOf(x: number, y: number): number {
    const { solids } = this;
    const isInside = x >= solids.west && x < solids.east && y >= solids.north && y < solids.south;
    if (!isInside) return this.isOutsideSolid ? ALL_SIDES : 0;
    if (this.sides === undefined) return solids.hasInside(x, y) ? ALL_SIDES : 0;
    const set = this.sides(this.map?.getAt(x, y), x, y);
    if (typeof set === 'number' && (set & SET_BITS) === set && (set & CARDINAL_SET) !== 0) return set;
    throw argumentError(
      this.where,
      `sides(map.getAt(${x}, ${y}), ${x}, ${y})`,
      'a set of cardinal directions',
      set,
      'Make it with cardinalSet()',
    );
  }
}

/** The options of motion at run time. */
export interface RawOptions {
  readonly isSolid?: ((value: unknown, x: number, y: number) => boolean) | undefined;
  readonly sides?: ((value: unknown, x: number, y: number) => unknown) | undefined;
  readonly bounds?: TileRect | undefined;
  readonly outside?: 'open' | 'solid' | undefined;
}
