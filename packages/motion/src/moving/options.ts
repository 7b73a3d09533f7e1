/** The options of motion: which faces of which tiles stop a body. */
import type { CardinalDirection, DirectionSet, IsSolid, SolidOptions, TileRect } from '@tilewright/tilemap';
import { requireRect } from '@tilewright/tilemap/checks';
import type { AnyQuantity } from '@tilewright/units';
import { argumentError, type OptionNames, requireNonNegative, requireOptions } from '@tilewright/units/checks';
import { halfInTiles } from './body.js';
import { Obstacles } from './obstacles.js';

/**
 * Which sides of a tile stop a body that comes from there, by the tile's value, column and row. It may be called
 * several times for one tile, and must return the same.
 */
export type SidesOf<T> = (value: T, x: number, y: number) => DirectionSet<CardinalDirection>;

/** Options of `sweep`, `moveAndSlide` and `standsOn`. */
export interface MotionOptions<T> extends SolidOptions<T> {
  /**
   * Which sides of a tile stop a body that comes from there, in place of `isSolid`: all four of a wall, the north side
   * of a one-way platform, two of a fence. A body that overlaps a tile with fewer than four sides may leave it in any
   * direction.
   */
  readonly sides?: SidesOf<T> | undefined;
  /** Only tiles inside these bounds can stop a body. Default: the bounds of the map. */
  readonly bounds?: TileRect | undefined;
  /** Whether a body may leave the map, or the bounds. Default: `'open'`. */
  readonly outside?: 'open' | 'solid' | undefined;
}

/** The same for a map of values other than booleans: with `isSolid` or with `sides`. */
export type MotionOptionsWithSolid<T> = MotionOptions<T> &
  ({ readonly isSolid: IsSolid<T> } | { readonly sides: SidesOf<T> });

/** Options of `moveAndSlide`: those of all motion, and how a body that walks takes ledges. */
export interface SlideOptions<T, Q extends AnyQuantity> extends MotionOptions<T> {
  /**
   * How high a ledge may be that a body climbs, at most 2^19 tiles. The body climbs it where it stands on a floor while
   * the ledge stops it along x, unless the displacement leads north. Default: no ledge is climbed.
   */
  readonly stepUp?: Q | undefined;
  /**
   * How much lower a floor may be to which a body that stands on a floor goes down, at most 2^19 tiles, unless the
   * displacement leads north. The corner of a tile carries a circle at any angle, so the circle goes down around it.
   * Default: a body that walks off a ledge is in the air.
   */
  readonly snapDown?: Q | undefined;
}

/** The same for a map of values other than booleans: with `isSolid` or with `sides`. */
export type SlideOptionsWithSolid<T, Q extends AnyQuantity> = SlideOptions<T, Q> &
  ({ readonly isSolid: IsSolid<T> } | { readonly sides: SidesOf<T> });

/** Options of `moveAndSlide`: how a body that walks takes ledges, and among which objects it moves. */
export interface MoveOptions<T, Q extends AnyQuantity, C> extends SlideOptions<T, Q> {
  /**
   * What stops the body besides tiles, made by `obstaclesOf`. What the body overlaps at the start does not stop it in
   * this step. Default: nothing.
   */
  readonly among?: Obstacles<C, Q> | undefined;
}

/** The same for a map of values other than booleans: with `isSolid` or with `sides`. */
export type MoveOptionsWithSolid<T, Q extends AnyQuantity, C> = MoveOptions<T, Q, C> &
  ({ readonly isSolid: IsSolid<T> } | { readonly sides: SidesOf<T> });

const SLIDE_OPTIONS: OptionNames<SlideOptions<unknown, AnyQuantity>> = [
  'isSolid',
  'sides',
  'bounds',
  'outside',
  'stepUp',
  'snapDown',
];
const MOVE_OPTIONS: OptionNames<MoveOptions<unknown, AnyQuantity, unknown>> = [
  'isSolid',
  'sides',
  'bounds',
  'outside',
  'stepUp',
  'snapDown',
  'among',
];
const MOTION_OPTIONS: OptionNames<MotionOptions<unknown>> = ['isSolid', 'sides', 'bounds', 'outside'];

/** @throws RangeError if an option is unknown or not valid */
export function requireMotionOptions(where: string, options: MotionOptions<never> | undefined): void {
  if (options === undefined) return;
  requireOptions(where, options, MOTION_OPTIONS);
  requireCommonOptions(where, options);
}

/** The same for `moveAndSlide`. @param size - the side of a tile, in the world */
export function requireMoveOptions(where: string, options: RawMoveOptions | undefined, size: number): void {
  if (options === undefined) return;
  requireOptions(where, options, MOVE_OPTIONS);
  requireCommonOptions(where, options);
  requireLedges(where, options, size);
  const { among } = options;
  if (among !== undefined && !(among instanceof Obstacles)) {
    throw argumentError(where, 'among', 'obstacles', among, 'Make them with obstaclesOf()');
  }
}

/** The same for `moveAndSlideAll`. @param size - the side of a tile, in the world */
export function requireSlideOptions(where: string, options: RawSlideOptions | undefined, size: number): void {
  if (options === undefined) return;
  requireOptions(where, options, SLIDE_OPTIONS);
  requireCommonOptions(where, options);
  requireLedges(where, options, size);
}

function requireLedges(where: string, options: RawSlideOptions, size: number): void {
  const { stepUp, snapDown } = options;
  if (stepUp !== undefined) requireLedge(where, 'stepUp', size, stepUp);
  if (snapDown !== undefined) requireLedge(where, 'snapDown', size, snapDown);
}

function requireLedge(where: string, parameter: string, size: number, height: number): void {
  requireNonNegative(where, parameter, height);
  halfInTiles(where, parameter, size, height);
}

/** The options of `moveAndSlide` at run time. */
export interface RawMoveOptions extends RawSlideOptions {
  readonly among?: Obstacles<unknown, AnyQuantity> | undefined;
}

/** The options of `moveAndSlideAll` at run time. */
export interface RawSlideOptions extends MotionOptions<never> {
  readonly stepUp?: number | undefined;
  readonly snapDown?: number | undefined;
}

function requireCommonOptions(where: string, options: MotionOptions<never>): void {
  const { isSolid, sides, bounds, outside } = options;
  if (isSolid !== undefined && typeof isSolid !== 'function')
    throw argumentError(where, 'isSolid', 'a function', isSolid);
  if (sides !== undefined && typeof sides !== 'function') throw argumentError(where, 'sides', 'a function', sides);
  if (isSolid !== undefined && sides !== undefined) {
    throw argumentError(where, 'sides', 'given without isSolid', sides, 'Return all four sides for solid tiles');
  }
  if (bounds !== undefined) requireRect(where, 'bounds', bounds);
  if (outside !== undefined && outside !== 'open' && outside !== 'solid') {
    throw argumentError(where, 'outside', "'open' or 'solid'", outside);
  }
}
