/**
 * Which faces of which tiles stop a body: all four of a solid tile, or those that the `sides` of a tile name, such as the
 * north face of a one-way platform. A face stops only bodies that come to it from outside.
 */
import type { IsSolid, TileRect } from '@tilewright/tilemap';
import { type LaidOut, SolidTiles } from '@tilewright/tilemap/kernel';

/** The sides of a tile: a set of directions, which is a number at run time. */
export type Sides = (value: unknown, x: number, y: number) => number;

/** The bits of the four sides in a set of directions. */
const EAST = 0b1;
const SOUTH = 0b100;
const WEST = 0b1_0000;
const NORTH = 0b100_0000;
export const ALL_SIDES: number = EAST | SOUTH | WEST | NORTH;

/** A reader of faces. Reusable: neither `start` nor reading allocates. */
export class SolidFaces {
  readonly solids: SolidTiles = new SolidTiles();
  private map: LaidOut<unknown> | undefined = undefined;
  private sides: Sides | undefined = undefined;

  start(
    where: string,
    map: LaidOut<unknown>,
    isSolid: IsSolid<unknown> | undefined,
    sides: Sides | undefined,
    bounds: TileRect | undefined,
  ): void {
    this.solids.start(where, map, isSolid, bounds);
    this.map = map;
    this.sides = sides;
  }

  /** Drops the references to the map and the functions. */
  release(): void {
    this.solids.release();
    this.map = undefined;
    this.sides = undefined;
  }

  /** Whether a tile inside the bounds stops a body that moves along x, by `sign`. */
  stopsAlongX(x: number, y: number, sign: number): boolean {
    if (this.sides === undefined) return this.solids.hasInside(x, y);
    return (this.sidesOf(x, y) & (sign > 0 ? WEST : EAST)) !== 0;
  }

  /** The same along y. */
  stopsAlongY(x: number, y: number, sign: number): boolean {
    if (this.sides === undefined) return this.solids.hasInside(x, y);
    return (this.sidesOf(x, y) & (sign > 0 ? NORTH : SOUTH)) !== 0;
  }

  /** Whether a body must not overlap a tile inside the bounds: it is solid on all sides. */
  isSolid(x: number, y: number): boolean {
    if (this.sides === undefined) return this.solids.hasInside(x, y);
    return (this.sidesOf(x, y) & ALL_SIDES) === ALL_SIDES;
  }

  private sidesOf(x: number, y: number): number {
    return this.sides?.(this.map?.getAt(x, y), x, y) ?? 0;
  }
}
