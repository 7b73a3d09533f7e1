/** The options of queries along segments: what is added at corners, and what stops rays and lines of sight. */
import type { IsSolid, SolidOptions, TileRect } from '@tilewright/tilemap';
import { argumentError, type OptionNames, requireOptions } from '@tilewright/units/checks';
import { BOTH, type CornerCode, NONE, ONE, PASS, TOUCHING } from './codes.js';

/** Which tiles are added where a segment passes exactly through a corner of tiles. See `tilesOnSegment`. */
export type CornerTiles = 'one' | 'both' | 'none';

/** Whether a solid tile blocks a segment that only touches its corners or faces. See `castRay`. */
export type BlockingCorners = 'pass' | 'block';

/** Options of `castRay` and `isVisible`. */
export interface BlockingOptions<T> extends SolidOptions<T> {
  /** Only tiles inside these bounds can be solid. Default: the bounds of the map. */
  readonly bounds?: TileRect | undefined;
  /** Whether a solid tile blocks a segment that only touches its corners or faces. Default: `'pass'`. See `castRay`. */
  readonly corners?: BlockingCorners | undefined;
}

/** The same for a map of values other than booleans. */
export interface BlockingOptionsWithIsSolid<T> extends BlockingOptions<T> {
  readonly isSolid: IsSolid<T>;
}

/** The names of these options. */
const BLOCKING_OPTIONS: OptionNames<BlockingOptions<unknown>> = ['isSolid', 'corners', 'bounds'];

/**
 * The predicate in the options, which may be absent.
 *
 * @param known - the names of at most four options. Default: those of `BlockingOptions`
 * @throws RangeError if the options are not an object or have an unknown member; if they are a function, the message
 * says where to pass it
 */
export function predicateOf(
  where: string,
  options: SolidOptions<never> | undefined,
  known?: readonly string[],
): IsSolid<unknown> | undefined;
export function predicateOf(
  where: string,
  options: { readonly isSolid?: unknown } | null | undefined,
  known: readonly string[] = BLOCKING_OPTIONS,
): unknown {
  return options === undefined ? undefined : predicateIn(where, options, known);
}

/**
 * Not a part of `predicateOf`, which engines inline into a loop of rays: there, this much code took the place of the
 * functions that make the segment, and a ray without options took 80 to 90 ns instead of 63.
 */
function predicateIn(where: string, options: { readonly isSolid?: unknown } | null, known: readonly string[]): unknown {
  if (typeof options !== 'object' || options === null || Array.isArray(options)) {
    const remedy = typeof options === 'function' ? 'Pass the predicate as its member isSolid: { isSolid }' : undefined;
    throw argumentError(where, 'options', 'an object', options, remedy);
  }
  // Valid options have only these names. Comparing them here takes 1 ns of a ray of 52 ns, the shared check takes 4 ns.
  for (const name in options) {
    if (name !== known[0] && name !== known[1] && name !== known[2] && name !== known[3]) {
      requireOptions(where, options, known);
      break;
    }
  }
  const { isSolid } = options;
  if (isSolid === undefined || typeof isSolid === 'function') return isSolid;
  throw argumentError(where, 'isSolid', 'a function', isSolid);
}

export function cornerCode(where: string, cornerTiles: CornerTiles = 'one'): CornerCode {
  if (cornerTiles === 'one') return ONE;
  if (cornerTiles === 'both') return BOTH;
  if (cornerTiles === 'none') return NONE;
  throw argumentError(where, 'cornerTiles', "'one', 'both' or 'none'", cornerTiles);
}

export function blockingRule(where: string, corners: BlockingCorners = 'pass'): number {
  if (corners === 'pass') return PASS;
  if (corners === 'block') return TOUCHING;
  throw argumentError(where, 'corners', "'pass' or 'block'", corners);
}
