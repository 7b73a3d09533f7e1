/** Way points: the turning points of a path that is pulled straight. */
import { Pool } from '@tilewright/queries/kernel';
import type { IsSolid, ReadonlyTilemap, SolidArguments, SolidOptions, TileSpace } from '@tilewright/tilemap';
import { requireTilemap, requireTileSpace } from '@tilewright/tilemap/checks';
import { centerCoordinate, rawOriginX, rawOriginY, rawTileSize, tileSpaceCoordinate } from '@tilewright/tilemap/kernel';
import {
  type AnyQuantity,
  type PointColumn,
  type PointIn,
  type PointOf,
  type Position2,
  unsafePoint,
} from '@tilewright/units';
import {
  argumentError,
  type OptionNames,
  type RawPoint,
  requireFinitePoint,
  requireFunction,
  requireNonNegative,
  requireOptions,
  requirePairColumn,
} from '@tilewright/units/checks';
import { MOST_BODY_TILES } from '../limits.js';
import { countTiles, pathError, type PathTiles, readTiles } from './path-tiles.js';
import { Pull } from './pull.js';

/** Options of `wayPoints`. */
export interface WayPointOptions<T, Q extends AnyQuantity> extends SolidOptions<T> {
  /** Where the body starts: a position in the first tile. Default: the center of that tile. */
  readonly from?: PointIn<Q> | undefined;
  /** Where the body ends: a position in the last tile. Default: the center of that tile. */
  readonly to?: PointIn<Q> | undefined;
  /** The radius of a round body, up to 1024 tiles. Default: 0, a point. */
  readonly radius?: Q | undefined;
}

/** The same for a map of values other than booleans. */
export interface WayPointOptionsWithIsSolid<T, Q extends AnyQuantity> extends WayPointOptions<T, Q> {
  readonly isSolid: IsSolid<T>;
}

const WAY_POINT_OPTIONS: OptionNames<WayPointOptions<unknown, AnyQuantity>> = ['isSolid', 'from', 'to', 'radius'];

/**
 * Pulls a path straight: the points between which a body moves in straight lines, from the first tile to the last.
 *
 * Each leg skips tiles of the path until a solid tile blocks it. A leg that skips tiles touches no solid tile
 * between its ends, not even at a corner: `isVisible` with `corners: 'block'`. With a radius, a disc that moves
 * along the leg overlaps no solid tile; it may touch them, and everything outside the map is solid. This is decided
 * exactly in tile space: in the world, a disc that just fits may overlap a wall by the rounding of its coordinates.
 * Legs between neighboring tiles are moves of the path itself. They may touch a corner that the path cuts under the
 * rule `'eight-way'`, and the first and the last leg may be as close to a wall as `from` and `to` are. The first
 * tile never blocks, as in the search for the path.
 *
 * @param map - the map on which the path was found
 * @param space - the space of the grid
 * @param path - a path, all or some of its tiles, or the numbers that `findInto` wrote; found with the same `radius`
 * @param optionsWithIsSolid - `isSolid`: decides which values are solid, optional for a map of booleans; `from` and
 * `to`: where the body starts and ends; `radius`
 * @returns at least one point; consecutive points differ
 * @throws RangeError if a tile of the path after the first is solid, too narrow for the disc, or not a neighbor of
 * the tile before it; if `from` is not in the first tile or `to` not in the last; if an option is not valid; also
 * what `isSolid` throws
 *
 * @remarks O(n log n) tiles for a path of n tiles; with a radius, that times the width of the disc. Allocates the
 * points; `wayPointsInto` allocates nothing.
 *
 * @example
 * const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 8, height: 3 }));
 * walls.fill(true, tileRect({ x: 3, y: 0, width: 1, height: 2 }));
 * const path = findPath(walls, tile(0, 0), tile(7, 0));
 * path?.tiles.length; // => 8
 * wayPoints(walls, unitTileSpace, path!)[1]; // => tilePosition(tiles(3.5), tiles(2.5))
 */
export function wayPoints<T = boolean, Q extends AnyQuantity = AnyQuantity>(
  map: ReadonlyTilemap<T>,
  space: TileSpace<Q>,
  path: PathTiles,
  ...optionsWithIsSolid: SolidArguments<
    T,
    WayPointOptions<NoInfer<T>, NoInfer<Q>>,
    WayPointOptionsWithIsSolid<NoInfer<T>, NoInfer<Q>>
  >
): PointOf<Q>[];
export function wayPoints(
  map: ReadonlyTilemap<unknown>,
  space: TileSpace,
  path: PathTiles,
  options?: RawOptions,
): unknown {
  const pull = pulled('wayPoints', map, space, path, options);
  const points: Position2[] = [];
  for (let i = 0; i < pull.keptCount; i++) {
    points.push(unsafePoint<Position2>(xOf(pull, i, space, options), yOf(pull, i, space, options)));
  }
  pulls.giveBack(pull);
  return points;
}

/**
 * Writes the points of `wayPoints` into a column, and sets its length to their number.
 *
 * @param points - a column of points; a column of 32-bit numbers rounds them
 * @returns the number of points
 * @throws RangeError like `wayPoints`, and if `points` is not a column of points; then nothing has been written
 *
 * @remarks Like `wayPoints`, but allocates nothing if the column has had as many rows before.
 *
 * @example
 * const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 8, height: 3 }));
 * const points = pointColumn<TilePosition2>();
 * wayPointsInto(points, walls, unitTileSpace, [tile(0, 0), tile(1, 1), tile(2, 1)]); // => 2
 * points.get(1); // => tilePosition(tiles(2.5), tiles(1.5))
 */
export function wayPointsInto<T = boolean, Q extends AnyQuantity = AnyQuantity>(
  points: PointColumn<PointOf<NoInfer<Q>>>,
  map: ReadonlyTilemap<T>,
  space: TileSpace<Q>,
  path: PathTiles,
  ...optionsWithIsSolid: SolidArguments<
    T,
    WayPointOptions<NoInfer<T>, NoInfer<Q>>,
    WayPointOptionsWithIsSolid<NoInfer<T>, NoInfer<Q>>
  >
): number;
export function wayPointsInto(
  points: PointColumn<Position2>,
  map: ReadonlyTilemap<unknown>,
  space: TileSpace,
  path: PathTiles,
  options?: RawOptions,
): number {
  requirePairColumn('wayPointsInto', 'points', points);
  requireFunction('wayPointsInto', 'points.resize', memberOf(points, 'resize'));
  const pull = pulled('wayPointsInto', map, space, path, options);
  const count = pull.keptCount;
  if (points.length !== count) points.resize(count);
  const { rawX, rawY } = points;
  for (let i = 0; i < count; i++) {
    rawX[i] = xOf(pull, i, space, options);
    rawY[i] = yOf(pull, i, space, options);
  }
  pulls.giveBack(pull);
  return count;
}

/** The options at run time. */
interface RawOptions {
  readonly isSolid?: IsSolid<unknown> | undefined;
  readonly from?: RawPoint | undefined;
  readonly to?: RawPoint | undefined;
  readonly radius?: number | undefined;
}

function memberOf(object: object, name: string): unknown {
  return Reflect.get(object, name);
}

/** The memory of the last call. It becomes garbage if `isSolid` throws. */
const pulls = /* @__PURE__ */ new Pool(() => new Pull());

/** Checks the arguments, and chooses the points. */
function pulled(
  where: string,
  map: ReadonlyTilemap<unknown>,
  space: TileSpace,
  path: PathTiles,
  options: RawOptions | undefined,
): Pull {
  requireTilemap(where, 'map', map);
  requireTileSpace(where, 'space', space);
  requireOptions(where, options, WAY_POINT_OPTIONS);
  const isSolid = options?.isSolid;
  if (isSolid !== undefined) requireFunction(where, 'isSolid', isSolid);
  const count = countTiles(where, path);
  const pull = pulls.borrow();
  pull.reserve(count);
  readTiles(where, path, count, pull.tiles);
  pull.legs.start(where, map, isSolid, radiusInTiles(where, space, options?.radius));
  putNodes(where, pull, count, space, options);
  requireOpen(where, pull, count);
  pull.run();
  return pull;
}

function radiusInTiles(where: string, space: TileSpace, radius: number | undefined): number {
  if (radius === undefined) return 0;
  const inTiles = requireNonNegative(where, 'radius', radius) / rawTileSize(space);
  if (inTiles <= MOST_BODY_TILES) return inTiles;
  throw argumentError(where, 'radius', `at most ${MOST_BODY_TILES} tiles`, inTiles);
}

/** Writes the nodes of the path in tile space: its start, the centers of its tiles, its end. */
function putNodes(where: string, pull: Pull, count: number, space: TileSpace, options: RawOptions | undefined): void {
  const { nodes, tiles } = pull;
  const from = options?.from;
  const to = options?.to;
  let node = 0;
  if (from !== undefined && putEnd(where, 'from', space, from, pull, 0, 0)) node++;
  pull.firstCenter = node;
  for (let i = 0; i < count; i++, node++) {
    nodes[2 * node] = tiles[2 * i]! + 0.5;
    nodes[2 * node + 1] = tiles[2 * i + 1]! + 0.5;
  }
  if (to !== undefined && putEnd(where, 'to', space, to, pull, node, count - 1)) node++;
  // The start equals the end.
  if (node === 3 && count === 1 && nodes[0] === nodes[4] && nodes[1] === nodes[5]) node = 1;
  pull.nodeCount = node;
}

/** Writes a position as a node. @returns false if it is the center of its tile */
function putEnd(
  where: string,
  name: 'from' | 'to',
  space: TileSpace,
  position: RawPoint,
  { nodes, tiles }: Pull,
  node: number,
  i: number,
): boolean {
  requireFinitePoint(where, name, position);
  const x = tileSpaceCoordinate(rawOriginX(space), rawTileSize(space), position.x);
  const y = tileSpaceCoordinate(rawOriginY(space), rawTileSize(space), position.y);
  const fromX = x - tiles[2 * i]!;
  const fromY = y - tiles[2 * i + 1]!;
  if (!(fromX >= 0 && fromX <= 1 && fromY >= 0 && fromY <= 1)) {
    const rule = `in the ${name === 'from' ? 'first' : 'last'} tile of the path, (${tiles[2 * i]!}, ${tiles[2 * i + 1]!})`;
    throw new RangeError(`${where}: ${name} must be ${rule}, received (${position.x}, ${position.y})`);
  }
  nodes[2 * node] = x;
  nodes[2 * node + 1] = y;
  return fromX !== 0.5 || fromY !== 0.5;
}

/** Requires that the body fits at each tile of the path except for the first, which never blocks. */
function requireOpen(where: string, { legs, nodes, tiles, firstCenter }: Pull, count: number): void {
  const { solids, radius } = legs;
  for (let i = 0; i < count; i++) {
    const x = tiles[2 * i]!;
    const y = tiles[2 * i + 1]!;
    const isInside = x >= solids.west && x < solids.east && y >= solids.north && y < solids.south;
    if (!isInside || (i > 0 && solids.hasInside(x, y))) throw pathError(where, i, tiles, 'an open tile of the map');
    if (i > 0 && radius > 0.5 && !legs.fitsAt(nodes, firstCenter + i)) {
      const rule = `a tile in which a disc of radius ${radius} tiles overlaps no solid tile`;
      throw pathError(where, i, tiles, rule, 'Find the path with the same radius');
    }
  }
}

// The world coordinates of the i-th way point.

function xOf(pull: Pull, i: number, space: TileSpace, options: RawOptions | undefined): number {
  if (i === 0 && options?.from !== undefined) return options.from.x;
  if (i === pull.keptCount - 1 && options?.to !== undefined) return options.to.x;
  return centerCoordinate(rawOriginX(space), rawTileSize(space), pull.tiles[2 * (pull.kept[i]! - pull.firstCenter)]!);
}

function yOf(pull: Pull, i: number, space: TileSpace, options: RawOptions | undefined): number {
  if (i === 0 && options?.from !== undefined) return options.from.y;
  if (i === pull.keptCount - 1 && options?.to !== undefined) return options.to.y;
  return centerCoordinate(
    rawOriginY(space),
    rawTileSize(space),
    pull.tiles[2 * (pull.kept[i]! - pull.firstCenter) + 1]!,
  );
}
