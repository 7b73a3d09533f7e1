/** `regionInView` and `regionInViewInto`: the outline of what an eye sees. */
import { type RawSpace, sizeOfTiles } from '@tilewright/queries/kernel';
import type { ReadonlyTilemap, SolidArguments, TileSpace } from '@tilewright/tilemap';
import { worldCoordinate } from '@tilewright/tilemap/kernel';
import {
  type AnyQuantity,
  type FloatArray,
  pointColumn,
  type PointColumn,
  type PointOf,
  type Same,
} from '@tilewright/units';
import { type FillablePairs, requireFillable } from '../arguments/fillable.js';
import type { RegionOptions, RegionOptionsWithIsOpaque } from '../arguments/options.js';
import type { RawView } from '../arguments/raw.js';
import type { View2 } from '../arguments/view.js';
import { regionSights } from './region-setup.js';

/**
 * The outline of what an eye sees, for light and fog: the vertices of a closed polygon, clockwise with y down.
 *
 * A point of an open tile is inside if and only if it is in the sector and `isVisible` holds between it and the eye;
 * within four units in the last place of the outline, rounding may decide. Opaque tiles are outside, since light
 * ends on their faces. Each ray from the eye leaves the polygon once. The vertices are: corners of opaque tiles and
 * of the bounds; points where rays end on faces or on the bounds, rounded once; and the eye, if it lies on the
 * outline: on a face, between the edges of a sector, or outside the bounds. No vertex lies between two others on a
 * grid line.
 *
 * The polygon ends at the bounds, and with `maxDistance` at the tiles around the disc. To show the arc, clip to a
 * circle, or use a gradient. For an eye outside the bounds, the area between the eye and the bounds is included.
 * There is no option `corners`, since rays that only touch tiles have no area.
 *
 * @param map - the tiles; a bit map is fastest
 * @param space - the space of the grid
 * @param view - in the world of the space: the `position` of the eye; optionally `maxDistance`, and the `direction` and
 * `angle` of a sector
 * @param optionsWithIsOpaque - `isOpaque`: decides which values are opaque, optional for a map of booleans; `bounds`:
 * only tiles inside can be opaque
 * @returns positions in the world of the space; empty if the eye sees no area, as from between opaque tiles, or with
 * an angle of 0
 * @throws RangeError if a number is not finite, a distance or an angle is negative, only one of `direction` and `angle`
 * is given, an option is unknown, or there is neither a `maxDistance` nor any bounds; also what `isOpaque` throws
 *
 * @remarks O(rows, and beams of light in them). Allocates the column; `regionInViewInto` fills an existing column.
 * `isOpaque` is called once for each tile that light meets.
 *
 * @example
 * const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 4, height: 3 }));
 * walls.set(tile(2, 1), true);
 * const eye = tilePosition(tiles(1), tiles(1.5));
 * const outline = regionInView(walls, unitTileSpace, { position: eye });
 * Array.from(outline, ({ x, y }) => [valueIn(x, tiles), valueIn(y, tiles)]);
 * // => [[2, 2], [4, 3], [0, 3], [0, 0], [4, 0], [2, 1]]
 */
export function regionInView<T = boolean, Q extends AnyQuantity = AnyQuantity>(
  map: ReadonlyTilemap<T>,
  space: TileSpace<Q>,
  view: View2<Same<Q>>,
  ...optionsWithIsOpaque: SolidArguments<T, RegionOptions<NoInfer<T>>, RegionOptionsWithIsOpaque<NoInfer<T>>>
): PointColumn<PointOf<Q>>;
export function regionInView(
  map: ReadonlyTilemap<unknown>,
  space: RawSpace,
  view: RawView,
  options?: RegionOptions<never>,
): unknown {
  const outline = pointColumn();
  fill('regionInView', outline, map, space, view, options);
  return outline;
}

/**
 * Writes the outline of what an eye sees into a column, and replaces its points. See `regionInView`.
 *
 * @param outline - receives the vertices, and is resized to their number
 * @returns the number of vertices
 * @throws RangeError like `regionInView`, and if `outline` is not a column of points; then it stays unchanged
 *
 * @remarks Allocates nothing after warm-up, with one exception: if a vertex is so close to the middle between two
 * doubles that double-double arithmetic cannot round it, as along edges of a sector at 45 degrees, big integers do.
 *
 * @example
 * const outline = pointColumn<TilePosition2>();
 * const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 3, height: 3 }));
 * regionInViewInto(outline, walls, unitTileSpace, { position: tilePosition(tiles(0.5), tiles(1.5)) }); // => 4
 * outline.get(0); // => tilePosition(tiles(3), tiles(3))
 */
export function regionInViewInto<T = boolean, Q extends AnyQuantity = AnyQuantity>(
  outline: PointColumn<PointOf<NoInfer<Q>>>,
  map: ReadonlyTilemap<T>,
  space: TileSpace<Q>,
  view: View2<Same<Q>>,
  ...optionsWithIsOpaque: SolidArguments<T, RegionOptions<NoInfer<T>>, RegionOptionsWithIsOpaque<NoInfer<T>>>
): number;
export function regionInViewInto(
  outline: FillablePairs,
  map: ReadonlyTilemap<unknown>,
  space: RawSpace,
  view: RawView,
  options?: RegionOptions<never>,
): number {
  requireFillable('regionInViewInto', 'outline', outline);
  return fill('regionInViewInto', outline, map, space, view, options);
}

/** Computes the vertices, and writes them into a column. */
function fill(
  where: string,
  outline: FillablePairs,
  map: ReadonlyTilemap<unknown>,
  space: RawSpace,
  view: RawView,
  options: RegionOptions<never> | undefined,
): number {
  const sight = regionSights.borrow();
  sight.look(where, map, space, view, options);
  const { points, first, length } = sight.loop;
  const { x: xs, y: ys } = sight.outline.chain;
  const { origin } = space;
  outline.resize(length);
  const { rawX, rawY } = outline;
  for (let i = 0; i < length; i++) {
    const point = points[first + i]!;
    // Only NaN, the eye, differs from itself.
    const isEye = xs[point]! !== xs[point]!;
    if (isEye) {
      rawX[i] = view.position.x;
      rawY[i] = view.position.y;
    } else {
      putInWorld(rawX, i, origin.x, space, xs, point);
      putInWorld(rawY, i, origin.y, space, ys, point);
    }
  }
  regionSights.giveBack(sight);
  return length;
}

/** Writes a coordinate of the world as `worldCoordinate` returns it, also for borders past the last tile. */
function putInWorld(
  into: FloatArray,
  at: number,
  origin: number,
  space: RawSpace,
  coordinates: Float64Array,
  point: number,
): void {
  const coordinate = coordinates[point]!;
  const size = sizeOfTiles(space);
  const position = origin + coordinate * size;
  // Rounding must not move a point into the next tile.
  into[at] =
    position < origin + (Math.floor(coordinate) + 1) * size ? position : worldCoordinate(origin, size, coordinate);
}
