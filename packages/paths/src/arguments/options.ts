/** The options that all searches and flow fields share: which tiles are open, for which body, and what tiles cost. */
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

/** Returns what a tile costs, from its value, column and row: a whole number from 1 to 255. */
export type CostOfTile<T> = (value: T, x: number, y: number) => number;

/** Options that say where a body can walk on a map. */
export interface GroundOptions<T> extends SolidOptions<T> {
  /**
   * The allowed moves. `'no-corner-cutting'`, the default: along rows, columns and diagonals, but diagonally only
   * between two open tiles. `'eight-way'`: also diagonally past the corners of solid tiles. `'four-way'`: along rows
   * and columns.
   */
  readonly rule?: MoveRule | undefined;
  /**
   * The side of a square body in tiles, from 1 to 1024: default 1. The position of the body is its northwestern
   * tile. The body fits where all of its tiles are open.
   */
  readonly size?: number | undefined;
  /**
   * The radius of a round body, up to 1024 tiles; excludes `size`. The body is centered in its tile. It fits where
   * it overlaps no solid tile; it may touch solid tiles. For a radius in world units, pass `toTileLength(space,
   * radius)`.
   */
  readonly radius?: TileLength | undefined;
  /**
   * Returns what a tile costs, from its value, column and row: a whole number from 1 to 255. A move costs its length
   * times the mean cost of its two tiles. It is called for open tiles only; for a larger body, the tile at its
   * position counts. Default: 1.
   */
  readonly cost?: CostOfTile<T> | undefined;
  /** Tiles outside these bounds are solid, and so are tiles outside the map. Required for a map without bounds. */
  readonly bounds?: TileRect | undefined;
}

/** The same for a map of values other than booleans. */
export interface GroundOptionsWithIsSolid<T> extends GroundOptions<T> {
  readonly isSolid: IsSolid<T>;
}

/** The names of `GroundOptions`. */
export const GROUND_OPTIONS: OptionNames<GroundOptions<unknown>> = [
  'isSolid',
  'rule',
  'size',
  'radius',
  'cost',
  'bounds',
];

/** A map and options that have been checked. */
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
  /** The bounds from the options. */
  readonly bounds: TileRect | undefined;
}

/**
 * Checks a map and `GroundOptions`.
 *
 * @param known - the names of the options: `GROUND_OPTIONS`, perhaps with others, which the caller checks
 * @throws RangeError that names the invalid argument
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

/** The number of a movement rule. @throws RangeError if the rule is unknown */
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

/** Widens the type of the options to maps of any value. */
function anyValue(options: GroundOptions<never>): GroundOptions<unknown>;
function anyValue(options: unknown): unknown {
  return options;
}
