/** Pushes many circles or boxes out of solid tiles, such as all creatures of a game. */
import type { IsSolid, ReadonlyTilemap, SolidArguments, TileRect, TileSpace } from '@tilewright/tilemap';
import { requireRect, requireTilemap, requireTileSpace } from '@tilewright/tilemap/checks';
import { type BitLayout, storageIn, tileSpaceCoordinate } from '@tilewright/tilemap/kernel';
import type { AnyQuantity, Same } from '@tilewright/units';
import {
  argumentError,
  type Floats,
  type OptionNames,
  type Pairs,
  type RawPoint,
  requireNonNegative,
  requireQuantityColumn,
} from '@tilewright/units/checks';
import { type PointsOf, type QuantitiesOf, requirePointRows } from '../arguments/columns.js';
import { type RawSpace, sizeOfTiles } from '../arguments/raw.js';
import { lengthInTiles } from '../arguments/tile-space.js';
import { CERTAIN_OFFSET, NEAR_ORIGIN, TILE_BEGIN, TILE_END } from '../limits.js';
import type { BoxSizes } from '../motion/move-all.js';
import { Pool } from '../pool.js';
import { predicateOf } from '../segment/options.js';
import { boxesInTiles } from './box-in-tiles.js';
import { findPushesOfBoxes, isOfBoxes, type RawBoxSizes, requireBoxSizes } from './box-rows.js';
import { type Disc, discs } from './disc.js';
import { MOST_TILES } from './limits.js';
import { type PushOutOptions, type RawOptions, tooFar } from './push-out.js';
import { pushedDisc } from './pushed-disc.js';
import { PushOuts } from './push-outs.js';

/** Options of `pushOutAll`. */
export interface PushOutAllOptions<T, Q extends AnyQuantity> extends PushOutOptions<T, Q> {
  /** Receives the bodies that overlapped solid tiles: which ones, by how much they were pushed, and which are stuck. */
  readonly pushes?: PushOuts<Q> | undefined;
}

/** Options of `pushOutAll` for a map of values other than booleans. */
export interface PushOutAllOptionsWithIsSolid<T, Q extends AnyQuantity> extends PushOutAllOptions<T, Q> {
  readonly isSolid: IsSolid<T>;
}

/** The names of these options. */
const PUSH_OUT_ALL_OPTIONS: OptionNames<PushOutAllOptions<unknown, AnyQuantity>> = [
  'isSolid',
  'bounds',
  'maxDistance',
  'pushes',
];

/**
 * Pushes all circles or boxes that overlap solid tiles out of them, each by the displacement that `pushOut` finds. Changes
 * the positions in place. A body that is stuck stays where it is; the option `pushes` says which ones are.
 *
 * The bodies do not push each other. In a column of 32-bit floats the new positions are rounded when they are stored, so a
 * body may overlap a tile by the rounding error. While `isSolid` or a map of your own runs, the positions are still the
 * previous ones. It must not change or resize the columns.
 *
 * @param positions - the centers of the bodies, in the world of the space: a column, which is changed
 * @param sizes - the radii of circles, at most 256 tiles: a column of the same length, or one radius for all circles; or
 * the `halfWidths` and `halfHeights` of boxes, in the same way
 * @param map - the tiles; a bit map is fastest
 * @param space - the space of the grid
 * @param optionsWithIsSolid - `isSolid`: decides which values are solid, optional for a map of
 * booleans; `bounds`; `maxDistance`; `pushes`
 * @returns the number of bodies that overlapped solid tiles, including those that are stuck
 * @throws RangeError if a number is not finite, a size is negative (that of a box also if it is 0) or more than 256 tiles
 * (the error names the row), or the columns differ in length; and whatever `isSolid` throws. Then nothing has changed
 *
 * @remarks A free body costs O(tiles that it overlaps) and allocates nothing; the others cost as much as with `pushOut`.
 *
 * @example
 * const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 8, height: 8 }));
 * walls.set(tile(2, 0), true);
 * const at = (x: number, y: number) => tilePosition(tiles(x), tiles(y));
 * const positions = pointColumn([at(5.5, 5.5), at(1.75, 0.5)]);
 * pushOutAll(positions, tiles(0.5), walls, unitTileSpace); // => 1
 * positions.get(1) // => tilePosition(tiles(1.5), tiles(0.5))
 */
export function pushOutAll<T = boolean, Q extends AnyQuantity = AnyQuantity>(
  positions: PointsOf<Same<Q>>,
  sizes: QuantitiesOf<Same<Q>> | Same<Q> | BoxSizes<Same<Q>>,
  map: ReadonlyTilemap<T>,
  space: TileSpace<Q>,
  ...optionsWithIsSolid: SolidArguments<
    T,
    PushOutAllOptions<NoInfer<T>, Same<Q>>,
    PushOutAllOptionsWithIsSolid<NoInfer<T>, Same<Q>>
  >
): number;
export function pushOutAll(
  positions: Pairs,
  sizes: Floats | number | RawBoxSizes,
  map: ReadonlyTilemap<unknown>,
  space: RawSpace,
  options?: RawAllOptions,
): number {
  const where = 'pushOutAll';
  requireTilemap(where, 'map', map);
  requireTileSpace(where, 'space', space);
  requirePointRows(where, 'positions', space, positions);
  const size = sizeOfTiles(space);
  const boxes = isOfBoxes(sizes) ? requireBoxSizes(where, sizes, size, positions.length) : undefined;
  const radii = isOfBoxes(sizes) ? 0 : requireRadiiInTiles(where, sizes, size, positions.length);
  const predicate = predicateOf(where, options, PUSH_OUT_ALL_OPTIONS);
  const maxDistance = options?.maxDistance;
  const reach = maxDistance === undefined ? undefined : lengthInTiles(where, 'maxDistance', size, maxDistance);
  if (reach !== undefined && reach > MOST_TILES) throw tooFar(where, 'maxDistance', reach);
  const bounds: TileRect | undefined = options?.bounds;
  if (bounds !== undefined) requireRect(where, 'bounds', bounds);
  const pushes = options?.pushes;
  if (pushes !== undefined && !(pushes instanceof PushOuts)) {
    throw argumentError(where, 'pushes', 'a PushOuts', pushes, 'Create it once with new, and reuse it');
  }

  // The predicate and the map may throw, or push other circles: so positions change after all circles are looked at.
  const found = foundPushes.borrow();
  if (boxes === undefined) {
    const disc = discs.borrow();
    disc.solids.start(where, map, predicate, bounds);
    const bits = predicate === undefined ? storageIn(map, 'bits') : undefined;
    findPushes(found, disc, bits, positions, radii, space, reach);
    discs.giveBack(disc);
  } else {
    const box = boxesInTiles.borrow();
    box.solids.start(where, map, predicate, bounds);
    findPushesOfBoxes(found, box, positions, boxes, space, reach);
    boxesInTiles.giveBack(box);
  }
  found.apply(positions.rawX, positions.rawY);
  pushes?.copy(found);
  const { length } = found;
  foundPushes.giveBack(found);
  return length;
}

const foundPushes: Pool<PushOuts<AnyQuantity>> = /* @__PURE__ */ new Pool(() => new PushOuts<AnyQuantity>());

function findPushes(
  found: PushOuts<AnyQuantity>,
  disc: Disc,
  bits: BitLayout | undefined,
  { rawX, rawY, length }: Pairs,
  radii: Floats | number,
  space: RawSpace,
  reach: number | undefined,
): void {
  const { x: originX, y: originY } = space.origin;
  const size = sizeOfTiles(space);
  const isNear = Math.abs(originX) + Math.abs(originY) < size * NEAR_ORIGIN;
  const each = typeof radii === 'number' ? undefined : radii.raw;
  const only = typeof radii === 'number' ? radii / size : 0;
  const { west, north, east, south } = disc.solids;
  for (let row = 0; row < length; row++) {
    const cx = (rawX[row]! - originX) / size;
    const cy = (rawY[row]! - originY) / size;
    // As in `toTiles`.
    const isCertain =
      isNear &&
      Math.abs(cx - Math.floor(cx) - 0.5) < CERTAIN_OFFSET &&
      Math.abs(cy - Math.floor(cy) - 0.5) < CERTAIN_OFFSET &&
      cx >= TILE_BEGIN &&
      cx < TILE_END &&
      cy >= TILE_BEGIN &&
      cy < TILE_END;
    if (isCertain) {
      disc.cx = cx;
      disc.cy = cy;
    } else {
      placeByBorders(disc, rawX, rawY, row, space);
    }
    const radius = each === undefined ? only : each[row]! / size;
    if (bits !== undefined) {
      // A circle is free if no tile of the rectangle around it is solid: the tiles that `isClear` looks at. Written out: with
      // a call for each circle, free ones took a fifth longer.
      const { words, stride } = bits;
      const left = Math.max(west, Math.ceil(disc.cx - radius) - 1) - bits.bounds.x;
      const right = Math.min(east - 1, Math.floor(disc.cx + radius)) - bits.bounds.x;
      const top = Math.max(north, Math.ceil(disc.cy - radius) - 1) - bits.bounds.y;
      const bottom = Math.min(south - 1, Math.floor(disc.cy + radius)) - bits.bounds.y;
      let solid = 0;
      for (let line = top; line <= bottom && solid === 0; line++) {
        for (let column = left; column <= right; column++) {
          solid |= (words[line * stride + (column >>> 5)]! >>> (column & 31)) & 1;
        }
      }
      if (solid === 0) continue;
    }
    disc.radius = radius;
    if (disc.isClear()) continue;
    const center: RawPoint = { x: rawX[row]!, y: rawY[row]! };
    const push = pushedDisc(disc, reach ?? radius + 1, space, size, center);
    found.add(row, push.isStuck ? undefined : push);
  }
}

/** Places the disc on a row close to a border, or far away: numbers that are passed or returned would be boxed. */
function placeByBorders(disc: Disc, rawX: Floats['raw'], rawY: Floats['raw'], row: number, space: RawSpace): void {
  const size = sizeOfTiles(space);
  const x = tileSpaceCoordinate(space.origin.x, size, rawX[row]!);
  const y = tileSpaceCoordinate(space.origin.y, size, rawY[row]!);
  // NaN outside the range of tiles, where the quotient is the coordinate.
  disc.cx = x === x ? x : (rawX[row]! - space.origin.x) / size;
  disc.cy = y === y ? y : (rawY[row]! - space.origin.y) / size;
}

/** @throws RangeError unless it is a radius, or a column of radii, that are not negative and not too large */
function requireRadiiInTiles(where: string, radii: Floats | number, size: number, rows: number): Floats | number {
  if (typeof radii === 'number') {
    requireRadius(where, 'sizes', size, radii);
    return radii;
  }
  const { raw } = requireQuantityColumn(where, 'sizes', radii, rows, 'positions');
  const most = MOST_TILES * size;
  for (let row = 0; row < rows; row++) {
    const radius = raw[row]!;
    if (!(radius >= 0 && radius < most)) requireRadius(where, `sizes[${row}]`, size, radius);
  }
  return radii;
}

function requireRadius(where: string, parameter: string, size: number, radius: number): void {
  requireNonNegative(where, parameter, radius);
  if (radius / size > MOST_TILES) throw tooFar(where, parameter, radius / size);
}

/** Options as they are at run time. */
interface RawAllOptions extends RawOptions {
  readonly pushes?: PushOuts<AnyQuantity> | undefined;
}
