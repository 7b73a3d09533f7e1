/** `isInView`: whether an eye sees a position. */
import type { RawSpace } from '@tilewright/queries/kernel';
import { type BlockingOptions, isVisible } from '@tilewright/queries';
import type { IsSolid, ReadonlyTilemap, SolidArguments, TileSpace } from '@tilewright/tilemap';
import { requireTilemap } from '@tilewright/tilemap/checks';
import { storageIn } from '@tilewright/tilemap/kernel';
import { type AnyQuantity, type PointIn, type Same, type TileLength, type TilePosition2 } from '@tilewright/units';
import { requireFinitePoint } from '@tilewright/units/checks';
import { signAlongEdge } from '@tilewright/units/exact';
import {
  predicateOf,
  requireOpacity,
  requireViewOptions,
  SIGHT_OPTIONS,
  type SightOptions,
  type SightOptionsWithIsOpaque,
} from '../arguments/options.js';
import type { RawPoint, RawView } from '../arguments/raw.js';
import { distanceInTiles, putInTiles, requireView, type View2 } from '../arguments/view.js';
import { Edges } from '../light/edges.js';
import {
  EYE_X,
  EYE_Y,
  FROM_X,
  isInDisc,
  type Limits,
  POINT_X,
  POINT_Y,
  RADIUS,
  REACH_NUMBERS,
  sideOf,
  TO_X,
} from '../light/disc-and-sector.js';

/**
 * Whether an eye sees a position: `isVisible` holds between them, and the position is in the disc and in the sector
 * of the view, both closed. For a few targets this is cheaper than `tilesInView`.
 *
 * For the center of an open tile in tile space, it agrees with `tilesInView`. A tile that contains the eye or the
 * position in its interior does not hide it.
 *
 * @param map - the tiles; a bit map is fastest
 * @param space - the space of the grid
 * @param view - in the world of the space: the `position` of the eye; optionally `maxDistance`, and the `direction` and
 * `angle` of a sector
 * @param position - in the world of the space
 * @param optionsWithIsOpaque - `isOpaque`: decides which values are opaque, optional for a map of booleans; `corners`;
 * `bounds`: only tiles inside can be opaque
 * @throws RangeError if a number is not finite, a distance or an angle is negative, only one of `direction` and `angle`
 * is given, or an option is unknown; also what `isOpaque` throws
 *
 * @remarks O(tiles up to the first opaque tile); the map is not read if the position is outside the disc or the
 * sector. Allocates nothing without options and sector; with them, a few short-lived objects.
 *
 * @example
 * const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 8, height: 8 }));
 * const guard = { position: tilePosition(tiles(0.5), tiles(0.5)), direction: Direction2.east, angle: degrees(90) };
 * isInView(walls, unitTileSpace, guard, tilePosition(tiles(4), tiles(2))); // => true
 * isInView(walls, unitTileSpace, guard, tilePosition(tiles(2), tiles(4))); // => false
 */
export function isInView<T = boolean, Q extends AnyQuantity = AnyQuantity>(
  map: ReadonlyTilemap<T>,
  space: TileSpace<Q>,
  view: View2<Same<Q>>,
  position: PointIn<NoInfer<Q>>,
  ...optionsWithIsOpaque: SolidArguments<T, SightOptions<NoInfer<T>>, SightOptionsWithIsOpaque<NoInfer<T>>>
): boolean;
export function isInView(
  map: ReadonlyTilemap<unknown>,
  space: RawSpace,
  view: RawView,
  position: RawPoint,
  options?: SightOptions<never>,
): boolean {
  requireTilemap('isInView', 'map', map);
  requireView('isInView', space, view);
  requireFinitePoint('isInView', 'position', position);
  if (options !== undefined) requireViewOptions('isInView', options, SIGHT_OPTIONS);
  const { numbers } = reach;
  putInTiles(numbers, 'isInView', 'view.position', space, view.position);
  putInTiles(target, 'isInView', 'position', space, position);
  numbers[POINT_X] = target[0]!;
  numbers[POINT_Y] = target[1]!;
  numbers[RADIUS] = distanceInTiles('isInView', 'view.maxDistance', space, view.maxDistance);
  return isInReach(view) && isVisibleFrom(map, space, view.position, position, options);
}

const numbersOfReach = /* @__PURE__ */ new Float64Array(REACH_NUMBERS);
const reach: Limits = { numbers: numbersOfReach, hasSector: false, isReflex: false };
const edges: Edges = /* @__PURE__ */ new Edges();
/** The position in tile space. */
const target = /* @__PURE__ */ new Float64Array(2);

/** Whether the position is in the disc and the sector of a view. */
function isInReach(view: RawView): boolean {
  const { numbers } = reach;
  if (numbers[RADIUS]! < Number.POSITIVE_INFINITY && !isInDisc(numbers)) return false;
  edges.put(reach, view);
  if (!reach.hasSector) return true;
  const right = sideOf(numbers, FROM_X);
  const left = sideOf(numbers, TO_X);
  if (reach.isReflex) return right >= 0 || left <= 0;
  if (right < 0 || left > 0) return false;
  // On the lines of both edges: the edges are opposite, or they coincide, and the position must not be behind the eye.
  return right !== 0 || left !== 0 || isAlong(FROM_X) || isAlong(TO_X);
}

/** Whether the position is not behind the eye, seen along an edge. */
function isAlong(edge: number): boolean {
  const { numbers } = reach;
  const [ex, ey, px, py] = [numbers[EYE_X]!, numbers[EYE_Y]!, numbers[POINT_X]!, numbers[POINT_Y]!];
  return signAlongEdge(ex, ey, numbers[edge]!, numbers[edge + 1]!, px, py) >= 0;
}

/** `isVisible` for checked arguments, in any world. */
function isVisibleFrom(
  map: ReadonlyTilemap<unknown>,
  space: RawSpace,
  eye: RawPoint,
  position: RawPoint,
  options: SightOptions<never> | undefined,
): boolean {
  const isOpaque = predicateOf(options);
  const isSolid = isOpaque ?? (storageIn(map, 'bits') === undefined ? isTrue : undefined);
  const rule = options === undefined && isSolid === undefined ? undefined : blockingOptions(isSolid, options);
  return isVisible(booleans(map), inTiles(space), placed(eye), placed(position), rule);
}

function blockingOptions(
  isSolid: IsSolid<unknown> | undefined,
  options: SightOptions<never> | undefined,
): BlockingOptions<boolean> {
  return { isSolid, corners: options?.corners, bounds: options?.bounds };
}

function isTrue(value: unknown): boolean {
  return requireOpacity('isInView', value);
}

// Casts for the compiler only.

function booleans(map: ReadonlyTilemap<unknown>): ReadonlyTilemap<boolean>;
function booleans(map: unknown): unknown {
  return map;
}

function inTiles(space: RawSpace): TileSpace<TileLength>;
function inTiles(space: unknown): unknown {
  return space;
}

function placed(point: RawPoint): TilePosition2;
function placed(point: unknown): unknown {
  return point;
}
