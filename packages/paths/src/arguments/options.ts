/** The options of all that finds ways over a map: which tiles are open, for which body, and what they cost. */
import type { IsSolid, MoveRule, ReadonlyTilemap, SolidOptions, TileRect } from '@tilewright/tilemap';
import { requireRect, requireTilemap } from '@tilewright/tilemap/checks';
import { type TileLength, unsafeNumber } from '@tilewright/units';
import {
  argumentError,
  type OptionNames,
  requireFunction,
  requireInteger,
  requireNonNegative,
  requireOptions,
} from '@tilewright/units/checks';
import { EIGHT_WAY, FOUR_WAY, MOST_BODY_TILES, NO_CORNER_CUTTING } from '../limits.js';

/** What a tile costs, by its value, column and row: a whole number from 1 to 255. */
export type CostOfTile<T> = (value: T, x: number, y: number) => number;

/** Options that say where a body can walk on a map. */
export interface GroundOptions<T> extends SolidOptions<T> {
  /**
   * The moves that exist: `'no-corner-cutting'`, the default, along rows, columns and diagonals, but diagonally only
   * between two open tiles; `'eight-way'` also past the corners of solid tiles; `'four-way'` along rows and columns.
   */
  readonly rule?: MoveRule | undefined;
  /**
   * The side of a square body in tiles, from 1 to 1024: default 1. The tile of a body is its north-western one. The body
   * can be where all of its tiles are open.
   */
  readonly size?: number | undefined;
  /**
   * The radius of a round body, up to 1024 tiles: not given with `size`. The body has its center in the center of its tile,
   * and can be where it overlaps no solid tile; it may touch them. In a world, `toTileLength(space, radius)`.
   */
  readonly radius?: TileLength | undefined;
  /**
   * What a tile costs, by its value, column and row: a whole number from 1 to 255. A move costs its length times the mean of
   * its two tiles. It is asked for open tiles, and of a larger body for the tile of the body. Default: 1.
   */
  readonly cost?: CostOfTile<T> | undefined;
  /** Tiles outside these bounds are solid. Tiles outside the map always are. A map without bounds needs them. */
  readonly bounds?: TileRect | undefined;
}

/** The same for a map of values other than booleans. */
export interface GroundOptionsWithIsSolid<T> extends GroundOptions<T> {
  readonly isSolid: IsSolid<T>;
}

/** The names of these options. */
export const GROUND_OPTIONS: OptionNames<GroundOptions<unknown>> = [
  'isSolid',
  'rule',
  'size',
  'radius',
  'cost',
  'bounds',
];

/** A map and options that were checked. */
export interface CheckedGround {
  readonly map: ReadonlyTilemap<unknown>;
  readonly isSolid: IsSolid<unknown> | undefined;
  readonly cost: CostOfTile<unknown> | undefined;
  /** `FOUR_WAY`, `EIGHT_WAY` or `NO_CORNER_CUTTING`. */
  readonly rule: number;
  /** 1 for a round body. */
  readonly size: number;
  /** In tiles; 0 for a square body. */
  readonly radius: number;
  /** Those of the options. */
  readonly bounds: TileRect | undefined;
}

/**
 * Checks a map and the options of a ground.
 *
 * @param known - the names of the options: `GROUND_OPTIONS`, perhaps with others, which the caller checks
 * @throws RangeError that names the argument at fault
 */
export function requireGroundOptions(
  where: string,
  map: ReadonlyTilemap<unknown>,
  options: GroundOptions<never> | undefined,
  known: readonly string[],
): CheckedGround {
  requireTilemap(where, 'map', map);
  requireOptions(where, options, known);
  const { isSolid, rule, size, radius, cost, bounds } = anyValue(options ?? {});
  if (isSolid !== undefined) requireFunction(where, 'isSolid', isSolid);
  if (cost !== undefined) requireFunction(where, 'cost', cost);
  if (bounds !== undefined) requireRect(where, 'bounds', bounds);
  if (size !== undefined && radius !== undefined) {
    throw argumentError(where, 'radius', 'left out where size is given', radius, 'A body is square or round');
  }
  return {
    map,
    isSolid,
    cost,
    rule: moveRule(where, rule),
    size: size === undefined ? 1 : requireInteger(where, 'size', size, 1, MOST_BODY_TILES),
    radius: radius === undefined ? 0 : requireDiscRadius(where, radius),
    bounds,
  };
}

/** The code of a rule of movement. @throws RangeError for anything else */
function moveRule(where: string, rule: MoveRule = 'no-corner-cutting'): number {
  if (rule === 'no-corner-cutting') return NO_CORNER_CUTTING;
  if (rule === 'eight-way') return EIGHT_WAY;
  if (rule === 'four-way') return FOUR_WAY;
  throw argumentError(where, 'rule', "'four-way', 'eight-way' or 'no-corner-cutting'", rule);
}

/** The radius of a body in tiles. @throws RangeError if it is not a number from 0 to 1024 */
function requireDiscRadius(where: string, radius: TileLength): number {
  const tiles = requireNonNegative(where, 'radius', unsafeNumber(radius));
  if (tiles > MOST_BODY_TILES) throw argumentError(where, 'radius', `at most ${MOST_BODY_TILES} tiles`, tiles);
  return tiles;
}

/** Options as they are at run time, whatever the values of the map are. */
function anyValue(options: GroundOptions<never>): GroundOptions<unknown>;
function anyValue(options: unknown): unknown {
  return options;
}
