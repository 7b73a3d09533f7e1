/** Moves many bodies among solid tiles. */
import type { PointsOf, QuantitiesOf } from '@tilewright/queries';
import { Pool, type RawSpace, requirePointRows, sizeOfTiles } from '@tilewright/queries/kernel';
import type { ReadonlyTilemap, SolidArguments, TileSpace } from '@tilewright/tilemap';
import { requireTilemap, requireTileSpace } from '@tilewright/tilemap/checks';
import type { AnyQuantity, Duration, FloatArray, Quotient, Same, VectorOf } from '@tilewright/units';
import {
  argumentError,
  type Floats,
  type Pairs,
  requireFinite,
  requireObject,
  requirePositive,
  requirePairColumn,
  requireQuantityColumn,
} from '@tilewright/units/checks';
import { BlockedRows } from './blocked-rows.js';
import { requireHalfExtent } from './body.js';
import { MOST_CERTAIN_SUM, MOST_EXTENT } from './limits.js';
import { type RawSlideOptions, requireSlideOptions, type SlideOptions, type SlideOptionsWithSolid } from './options.js';
import { type Motion, motions, rawOptions } from './start.js';

/** A column of velocities, as `vectorColumn` makes it. */
export interface VelocitiesOf<Q extends AnyQuantity> {
  readonly length: number;
  readonly rawX: FloatArray;
  readonly rawY: FloatArray;
  get(index: number): VectorOf<Quotient<Q, Duration>>;
}

/** The sizes of boxes: half of their widths and heights; one for all, or a column. */
export interface BoxSizes<Q extends AnyQuantity> {
  readonly halfWidths: QuantitiesOf<Q> | Q;
  readonly halfHeights: QuantitiesOf<Q> | Q;
}

/** The sizes of bodies: circles by their radii, boxes by half of their widths and heights; one for all, or a column. */
export type BodySizes<Q extends AnyQuantity> = { readonly radii: QuantitiesOf<Q> | Q } | BoxSizes<Q>;

/** Many bodies in columns, one row each. */
export type MovingBodies<Q extends AnyQuantity> = BodySizes<Q> & {
  /** The centers, which move. */
  readonly positions: PointsOf<Q>;
  /** The velocities, which lose what tiles stop. */
  readonly velocities: VelocitiesOf<Q>;
  /** Receives the directions in which tiles stopped the bodies. */
  readonly blocked?: BlockedRows | undefined;
};

/**
 * Moves many bodies by their velocities during a time, each as `moveAndSlide` moves it, and changes the columns in
 * place. A velocity loses the part that a tile stops: a body that lands keeps its speed along the floor.
 *
 * The bodies do not stop each other. The positions must be a column of 64-bit floats: a body that touches a tile would
 * be rounded into it by 32-bit floats, and would not move again.
 *
 * @param bodies - `positions`, `velocities`, the sizes, and `blocked`
 * @param map - the tiles; a bit map is fastest
 * @param space - the space of the grid
 * @param duration - the time of the step; negative to move backward
 * @param optionsWithIsSolid - those of `moveAndSlide`
 * @returns the number of bodies that tiles stopped, or that started inside a solid tile
 * @throws RangeError if a number is not finite, a size is not positive or more than 2^19 tiles (the error names the
 * row), the columns differ in length, positions and velocities share an array, or `bodies` has an unknown member; and
 * whatever `isSolid` or `sides` throws. Then nothing has moved
 *
 * @remarks O(tiles entered inside the map) for each body. Allocates nothing once its memory has grown, except for
 * numbers that an engine boxes: 430 bytes were counted at most, for a call with 250 bodies.
 *
 * @example
 * const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 8, height: 8 }));
 * walls.set(tile(3, 1), true);
 * const positions = pointColumn([tilePosition(tiles(1.5), tiles(1.5))]);
 * const velocities = vectorColumn([tileVelocity(tilesPerSecond(9), tilesPerSecond(1))]);
 * moveAndSlideAll({ positions, velocities, radii: tiles(0.5) }, walls, unitTileSpace, seconds(1)); // => 1
 * positions.get(0); // => tilePosition(tiles(2.5), tiles(2.5))
 * velocities.get(0); // => tileVelocity(tilesPerSecond(0), tilesPerSecond(1))
 */
export function moveAndSlideAll<T = boolean, Q extends AnyQuantity = AnyQuantity>(
  bodies: MovingBodies<Same<Q>>,
  map: ReadonlyTilemap<T>,
  space: TileSpace<Q>,
  duration: Duration,
  ...optionsWithIsSolid: SolidArguments<
    T,
    SlideOptions<NoInfer<T>, Same<Q>>,
    SlideOptionsWithSolid<NoInfer<T>, Same<Q>>
  >
): number;
export function moveAndSlideAll(
  bodies: object,
  map: ReadonlyTilemap<unknown>,
  space: RawSpace,
  duration: unknown,
  options?: RawSlideOptions,
): number {
  const where = 'moveAndSlideAll';
  requireObject(where, 'bodies', 'an object of columns', bodies);
  requireKnownColumns(where, bodies);
  requireTilemap(where, 'map', map);
  requireTileSpace(where, 'space', space);
  const time = requireFinite(where, 'duration', duration);
  requireSlideOptions(where, options, sizeOfTiles(space));
  const { positions, velocities, radii, halfWidths: widths, halfHeights: heights, blocked } = rawBodies(bodies);
  requirePointRows(where, 'bodies.positions', space, positions);
  if (positions.rawX.BYTES_PER_ELEMENT !== 8 || positions.rawY.BYTES_PER_ELEMENT !== 8) {
    const remedy = 'A body that touches a tile would be rounded into it';
    throw argumentError(where, 'bodies.positions', 'a column of 64-bit floats', positions.rawX, remedy);
  }
  const rows = positions.length;
  requireVelocities(where, positions, velocities, space, time);
  // Each column would be written over the other one.
  if (sharesArray(positions, velocities)) {
    throw new RangeError(`${where}: bodies.velocities must not share arrays with bodies.positions`);
  }
  const isRound = radii !== undefined;
  if (isRound === (widths !== undefined || heights !== undefined)) {
    throw new RangeError(`${where}: bodies must have radii, or halfWidths and halfHeights, and not both`);
  }
  const size = sizeOfTiles(space);
  const halfWidths = requireSizes(where, isRound ? 'radii' : 'halfWidths', isRound ? radii : widths, rows, size);
  const halfHeights = isRound ? halfWidths : requireSizes(where, 'halfHeights', heights, rows, size);
  if (blocked !== undefined && !(blocked instanceof BlockedRows)) {
    throw argumentError(where, 'bodies.blocked', 'a BlockedRows', blocked, 'Create it once with new, and reuse it');
  }

  const motion = motions.borrow();
  const moved = movedBodies.borrow();
  motion.faces.start(where, map, rawOptions(options));
  const { slide } = motion;
  slide.leg = isRound ? motion.circle : motion.box;
  slide.ledges.up = options?.stepUp ?? 0;
  slide.ledges.down = options?.snapDown ?? 0;
  const stopped = moved.run(motion, positions, velocities, halfWidths, halfHeights, space, time);
  motions.giveBack(motion);
  moved.copyTo(positions, velocities, blocked);
  movedBodies.giveBack(moved);
  return stopped;
}

/** The bodies after a step. A function of the caller may throw: so the columns change after all bodies have moved. */
class MovedBodies {
  private x: Float64Array = new Float64Array(0);
  private y: Float64Array = new Float64Array(0);
  private velocityX: Float64Array = new Float64Array(0);
  private velocityY: Float64Array = new Float64Array(0);
  private readonly blocked: BlockedRows = new BlockedRows();

  /** Moves all bodies, and returns how many were stopped. */
  run(
    { slide, faces }: Motion,
    { rawX, rawY, length }: Pairs,
    velocities: Pairs,
    halfWidths: Floats | number,
    halfHeights: Floats | number,
    { origin, tileSize }: RawSpace,
    duration: number,
  ): number {
    this.reserve(length);
    const { leg } = slide;
    const { x, y } = leg;
    const size = sizeOfTiles({ origin, tileSize });
    x.origin = origin.x;
    y.origin = origin.y;
    x.size = y.size = size;
    // One size for all bodies is divided once. In one expression with elements, engines would box it.
    const widths = typeof halfWidths === 'number' ? undefined : halfWidths.raw;
    const heights = typeof halfHeights === 'number' ? undefined : halfHeights.raw;
    if (typeof halfWidths === 'number') x.half = halfWidths / size;
    if (typeof halfHeights === 'number') y.half = halfHeights / size;
    let stopped = 0;
    for (let row = 0; row < length; row++) {
      if (widths !== undefined) x.half = widths[row]! / size;
      if (heights !== undefined) y.half = heights[row]! / size;
      x.start = rawX[row]!;
      y.start = rawY[row]!;
      slide.velocityX = velocities.rawX[row]!;
      slide.velocityY = velocities.rawY[row]!;
      x.change = slide.velocityX * duration;
      y.change = slide.velocityY * duration;
      slide.run(faces);
      this.x[row] = x.reached;
      this.y[row] = y.reached;
      this.velocityX[row] = slide.velocityX;
      this.velocityY[row] = slide.velocityY;
      this.blocked.put(row, slide.blocked, slide.startsInside);
      if (slide.hits > 0 || slide.startsInside) stopped++;
    }
    return stopped;
  }

  /** Changes the columns. */
  copyTo({ rawX, rawY, length }: Pairs, velocities: Pairs, blocked: BlockedRows | undefined): void {
    copy(rawX, this.x, length);
    copy(rawY, this.y, length);
    copy(velocities.rawX, this.velocityX, length);
    copy(velocities.rawY, this.velocityY, length);
    blocked?.exchange(this.blocked);
  }

  /** Keeps its memory between calls. */
  release(): void {
    // It holds numbers only.
  }

  private reserve(rows: number): void {
    this.blocked.begin(rows);
    if (this.x.length >= rows) return;
    this.x = new Float64Array(rows);
    this.y = new Float64Array(rows);
    this.velocityX = new Float64Array(rows);
    this.velocityY = new Float64Array(rows);
  }
}

function copy(to: Floats['raw'], from: Float64Array, length: number): void {
  for (let row = 0; row < length; row++) to[row] = from[row]!;
}

const movedBodies: Pool<MovedBodies> = /* @__PURE__ */ new Pool(() => new MovedBodies());

const COLUMNS: readonly string[] = ['positions', 'velocities', 'radii', 'halfWidths', 'halfHeights', 'blocked'];

/** @throws RangeError if the bodies have a member of another name, such as a misspelled one */
function requireKnownColumns(where: string, bodies: object): void {
  for (const name in bodies) {
    if (COLUMNS.includes(name) || !Object.hasOwn(bodies, name)) continue;
    const rule = `an object with no members other than ${COLUMNS.join(', ')}`;
    throw new RangeError(`${where}: bodies must be ${rule}, received the member ${JSON.stringify(name)}`);
  }
}

function sharesArray(one: Pairs, other: Pairs): boolean {
  return one.rawX === other.rawX || one.rawX === other.rawY || one.rawY === other.rawX || one.rawY === other.rawY;
}

function rawBodies(bodies: object): RawBodies;
function rawBodies(bodies: unknown): unknown {
  return bodies;
}

/** The bodies at run time. */
interface RawBodies {
  readonly positions: Pairs;
  readonly velocities: Pairs;
  readonly radii?: Floats | number | undefined;
  readonly halfWidths?: Floats | number | undefined;
  readonly halfHeights?: Floats | number | undefined;
  readonly blocked?: BlockedRows | undefined;
}

/** @throws RangeError unless all velocities, and the ends of the steps, are finite */
function requireVelocities(
  where: string,
  positions: Pairs,
  velocities: Pairs,
  { origin, tileSize }: RawSpace,
  duration: number,
): void {
  const { rawX, rawY } = requirePairColumn(where, 'bodies.velocities', velocities, positions.length, 'positions');
  const size = sizeOfTiles({ origin, tileSize });
  let sumX = Math.abs(origin.x);
  let sumY = Math.abs(origin.y);
  for (let row = 0; row < positions.length; row++) {
    sumX += Math.abs(positions.rawX[row]!) + Math.abs(rawX[row]! * duration);
    sumY += Math.abs(positions.rawY[row]!) + Math.abs(rawY[row]! * duration);
  }
  // A sum of distances is at least each of them. Sums with NaN are not less.
  const far = sumX + sumY;
  if (far < MOST_CERTAIN_SUM && far / size < MOST_CERTAIN_SUM) return;
  let sum = 0;
  for (let row = 0; row < positions.length; row++) {
    const wayX =
      (positions.rawX[row]! + rawX[row]! * duration - origin.x) / size - (positions.rawX[row]! - origin.x) / size;
    const wayY =
      (positions.rawY[row]! + rawY[row]! * duration - origin.y) / size - (positions.rawY[row]! - origin.y) / size;
    sum += wayX - wayX + (wayY - wayY);
  }
  // A finite number minus itself is 0, any other number gives NaN.
  if (sum === 0) return;
  for (let row = 0; row < positions.length; row++) {
    requireFinite(where, `bodies.velocities[${row}].x`, rawX[row]!);
    requireFinite(where, `bodies.velocities[${row}].y`, rawY[row]!);
    const end = `(bodies.positions[${row}] + bodies.velocities[${row}] * duration)`;
    requireFinite(where, `${end}.x in tiles`, (positions.rawX[row]! + rawX[row]! * duration - origin.x) / size);
    requireFinite(where, `${end}.y in tiles`, (positions.rawY[row]! + rawY[row]! * duration - origin.y) / size);
    const step = `(bodies.velocities[${row}] * duration)`;
    requireFinite(where, `${step}.x in tiles`, 2 * ((rawX[row]! * duration) / size));
    requireFinite(where, `${step}.y in tiles`, 2 * ((rawY[row]! * duration) / size));
  }
}

/** @throws RangeError unless it is a size, or a column of sizes, that are not negative and not too large */
function requireSizes(
  where: string,
  name: string,
  sizes: Floats | number | undefined,
  rows: number,
  size: number,
): Floats | number {
  const parameter = `bodies.${name}`;
  if (typeof sizes === 'number') {
    requirePositive(where, parameter, sizes);
    requireHalfExtent(where, parameter, size, sizes);
    return sizes;
  }
  if (sizes === undefined) throw argumentError(where, parameter, 'a column of quantities, or one quantity', sizes);
  const { raw } = requireQuantityColumn(where, parameter, sizes, rows, 'positions');
  for (let row = 0; row < rows; row++) {
    const half = raw[row]!;
    if (half / size > 0 && half / size <= MOST_EXTENT) continue;
    requirePositive(where, `${parameter}[${row}]`, half);
    requireHalfExtent(where, `${parameter}[${row}]`, size, half);
  }
  return sizes;
}
