/** Checks of both kinds of space: the size of a tile or pixel, the distance of the origin, and the results. */
import { type AnyPoint2, unsafeNumber } from '@tilewright/units';
import {
  argumentError,
  isFinitePair,
  type RawPoint,
  requireFinite,
  requireFinitePoint,
} from '@tilewright/units/checks';
import { GREATEST_ORIGIN, GREATEST_TILE_SIZE, LEAST_TILE_SIZE } from '../limits.js';

const SIZE = 'a number from 2^-900 to 2^900';
const POINT = 'a point { x, y } of two finite numbers';

/** Checks a size or a ratio, which must be in the range in which conversions are exact. */
export function requireSize(where: string, parameter: string, size: unknown): number {
  if (isSize(size)) return size;
  throw argumentError(where, parameter, SIZE, size);
}

function isSize(size: unknown): size is number {
  return typeof size === 'number' && size >= LEAST_TILE_SIZE && size <= GREATEST_TILE_SIZE;
}

/**
 * Checks that a coordinate of an origin is close enough to 0, counted in `units` of a size. @returns it, with 0 for -0
 */
export function requireNear(
  where: string,
  units: 'tiles' | 'pixels',
  parameter: string,
  coordinate: number,
  size: number,
): number {
  requireFinite(where, parameter, coordinate);
  if (Math.abs(coordinate) > GREATEST_ORIGIN * size) {
    const rule = `within 2^50 ${units} of 0, here ${GREATEST_ORIGIN * size}`;
    throw argumentError(where, parameter, rule, coordinate, 'Move the origin of the world');
  }
  return coordinate + 0;
}

/** Untyped code may pass something that is neither a point nor a space. */
type Point = { readonly x: unknown; readonly y: unknown } | null | undefined;
type Space = { readonly origin: Point } | null | undefined;

/**
 * Checks a tile space: a finite origin, and a tile size that `tileSpace` accepts.
 *
 * @throws RangeError that names the invalid member
 */
export function requireTileSpace(where: string, parameter: string, space: unknown): void {
  const size: unknown = memberOf(space, 'tileSize');
  if (isFinitePair(memberOf(space, 'origin')) && isSize(size)) return;
  refuseSpace(where, 'tile', space, size, parameter);
}

/**
 * Checks that the tile size of a space is positive and finite. The results of the conversions reveal all other
 * faults of a space (`requireAnswers`, `requireFiniteIn`): an origin that is not finite gives NaN.
 *
 * @throws RangeError that names the invalid member
 *
 * @remarks For a valid space, one comparison besides the type checks, which costs nothing measurable; two would add
 * a third to `toTileLength`. The error is made in a separate function, so that engines inline this one.
 */
export function requireSizedTileSpace(where: string, space: Space, size: unknown): void {
  if (isPoint(space?.origin) && typeof size === 'number' && isPositive(size)) return;
  refuseSpace(where, 'tile', space, size);
}

/** Checks a pixel space like `requireSizedTileSpace`. */
export function requireSizedPixelSpace(where: string, space: Space, ratio: unknown): void {
  if (isPoint(space?.origin) && typeof ratio === 'number' && isPositive(ratio)) return;
  refuseSpace(where, 'pixel', space, ratio);
}

/** Whether a number is positive and finite, by one comparison: infinity minus itself is NaN. */
function isPositive(value: number): boolean {
  return value - value < value;
}

/**
 * Checks the two coordinates that a kernel returned: NaN means that the point, or the space, is not valid.
 *
 * @param space - the space of the conversion, and its size or ratio
 */
export function requireAnswers(
  where: string,
  kind: 'tile' | 'pixel',
  space: Space,
  size: unknown,
  parameter: string,
  point: AnyPoint2,
  x: number,
  y: number,
): void {
  if (x === x && y === y) return;
  refuseSpace(where, kind, space, size);
  const axis = x === x ? 'y' : 'x';
  const received = requireFinite(where, `${parameter}.${axis}`, unsafeNumber(point[axis]));
  throw argumentError(
    where,
    `${parameter}.${axis}`,
    `at least -2^31 and less than 2^31 ${kind}s from the origin`,
    received,
  );
}

/** Checks two numbers that are finite in every valid space: its origin, or the corner of a tile. */
export function requireFiniteIn(
  where: string,
  kind: 'tile' | 'pixel',
  space: Space,
  size: unknown,
  x: number,
  y: number,
): void {
  // A number minus itself is 0, or NaN if it is not finite.
  if (x - x === y - y) return;
  refuseSpace(where, kind, space, size);
}

/** @throws RangeError that names the invalid member of a space, if there is one */
function refuseSpace(
  where: string,
  kind: 'tile' | 'pixel',
  space: unknown,
  size: unknown,
  parameter: string = 'space',
): void {
  const require = (isGood: boolean, member: string, rule: string, value: unknown): void => {
    if (!isGood) throw argumentError(where, parameter + member, rule, value, `Make it with ${kind}Space()`);
  };
  require(isObject(space), '', `a ${kind} space`, space);
  const origin: unknown = memberOf(space, 'origin');
  require(isObject(origin), '.origin', POINT, origin);
  for (const axis of ['x', 'y']) {
    const coordinate: unknown = memberOf(origin, axis);
    require(Number.isFinite(coordinate), `.origin.${axis}`, 'a finite number', coordinate);
  }
  require(isSize(size), kind === 'tile' ? '.tileSize' : '.pixelsPerMeter', SIZE, size);
}

function memberOf(value: unknown, name: string): unknown {
  return isObject(value) ? Reflect.get(value, name) : undefined;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/**
 * Accepts a point of any two numbers: for NaN and infinities the conversion has no answer (`requireAnswers`).
 *
 * @throws RangeError that names the invalid coordinate
 *
 * @remarks With `requireFinitePoint` alone, `toTileSpace` would take 1.5 times as long.
 */
export function requirePosition(where: string, parameter: string, point: Point): void {
  if (!isPoint(point)) requireFinitePoint(where, parameter, point);
}

/** Without `?.`, which would make `tileAt` a quarter slower. */
function isPoint(point: Point): point is RawPoint {
  return point !== undefined && point !== null && typeof point.x === 'number' && typeof point.y === 'number';
}
