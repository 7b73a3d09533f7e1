/** The options of one search for a path, and their check. */
import { type TileLength, unsafeNumber } from '@tilewright/units';
import { argumentError, type OptionNames, requireNonNegative, requireOptions } from '@tilewright/units/checks';

/** Options of one search for a path. */
export interface FindOptions {
  /**
   * Whether to find the path to the tile nearest to a goal if no goal can be reached. The nearest tile has the least
   * octile distance to a goal, which may be solid; among equals it is the tile with the cheapest path, then the
   * first by rows. Default: false.
   */
  readonly nearest?: boolean | undefined;
  /**
   * The greatest length of a path. If the cheapest path is longer, no path is found. Default: no limit.
   */
  readonly maxLength?: TileLength | undefined;
  /** The greatest cost of a path, as in `TilePath`. Default: no limit. */
  readonly maxCost?: number | undefined;
}

/** The names of `FindOptions`. */
export const FIND_OPTIONS: OptionNames<FindOptions> = ['nearest', 'maxLength', 'maxCost'];

/**
 * Checks the options of a search.
 *
 * @param known - the names of all options: `FIND_OPTIONS`, perhaps with others, which the caller checks
 * @throws RangeError that names the invalid option
 */
export function requireFindOptions(where: string, options: FindOptions | undefined, known: readonly string[]): void {
  requireOptions(where, options, known);
  if (options === undefined) return;
  const { nearest, maxLength, maxCost } = options;
  if (nearest !== undefined && typeof nearest !== 'boolean') {
    throw argumentError(where, 'nearest', 'true or false', nearest);
  }
  if (maxLength !== undefined) requireNonNegative(where, 'maxLength', unsafeNumber(maxLength));
  if (maxCost !== undefined) requireNonNegative(where, 'maxCost', maxCost);
}
