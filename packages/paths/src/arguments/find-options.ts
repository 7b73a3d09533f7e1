/** The options of a question for a path. */
import { type TileLength, unsafeNumber } from '@tilewright/units';
import { argumentError, type OptionNames, requireNonNegative, requireOptions } from '@tilewright/units/checks';

/** Options of a question for a path. */
export interface FindOptions {
  /**
   * Where no goal can be reached: whether to find the path to the tile that is nearest to one. That is the tile with the
   * least octile distance to a goal, which may be solid; of several the one with the cheapest path, and then the first one by
   * rows. Default: false.
   */
  readonly nearest?: boolean | undefined;
  /** The greatest length of a path. A cheapest path that is longer is not found. Default: no limit. */
  readonly maxLength?: TileLength | undefined;
  /** The greatest cost of a path, as in `TilePath`. Default: no limit. */
  readonly maxCost?: number | undefined;
}

/** The names of these options. */
export const FIND_OPTIONS: OptionNames<FindOptions> = ['nearest', 'maxLength', 'maxCost'];

/**
 * Checks the options of a question.
 *
 * @param known - the names of all options: `FIND_OPTIONS`, perhaps with others, which the caller checks
 * @throws RangeError that names the option at fault
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
