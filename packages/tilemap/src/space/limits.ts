/** Where both kinds of space end: how large a tile or pixel may be, how far off the origin, and what has an answer. */
import { type AnyPoint2, unsafeNumber } from '@tilewright/units';
import { argumentError, requireFinite } from '@tilewright/units/checks';

/** 2^-900 and 2^900: between them no product of a size and a coordinate underflows or overflows. */
const LEAST_SIZE = 1.1830521861667747e-271;
const GREATEST_SIZE = 8.452712498170644e270;
const SIZE = 'a number from 2^-900 to 2^900';
const POINT = 'a point { x, y } of two finite numbers';
/** 2^50: with an origin further off than that many tiles, doubles are too coarse to tell the parts of a tile. */
const FURTHEST = 1_125_899_906_842_624;

/** Passes a size, or a ratio, under which conversions keep their promises. */
export function requireSize(where: string, parameter: string, size: unknown): number {
  if (isSize(size)) return size;
  throw argumentError(where, parameter, SIZE, size);
}

function isSize(size: unknown): size is number {
  return typeof size === 'number' && size >= LEAST_SIZE && size <= GREATEST_SIZE;
}

/** Passes a coordinate of an origin through that is near enough to 0, counted in `units` of a size; -0 becomes 0. */
export function requireNear(
  where: string,
  units: 'tiles' | 'pixels',
  parameter: string,
  coordinate: number,
  size: number,
): number {
  requireFinite(where, parameter, coordinate);
  if (Math.abs(coordinate) > FURTHEST * size) {
    const rule = `within 2^50 ${units} of 0, here ${FURTHEST * size}`;
    throw argumentError(where, parameter, rule, coordinate, 'Move the origin of the world');
  }
  return coordinate + 0;
}

/** What comes by a cast need be neither a point nor a space. */
type Point = { readonly x: unknown; readonly y: unknown } | null | undefined;
type Space = { readonly origin: Point } | null | undefined;

/**
 * Passes a tile space whose tiles have a size: positive and finite. What else a space must have to keep the promises of
 * the conversions is known by their answers (`requireAnswers`, `requireFiniteIn`): an origin that is not finite
 * gives NaN.
 *
 * @throws RangeError that names the member that is not good
 *
 * @remarks For a good space, one comparison beside those of types, which costs nothing that can be measured; two cost a
 * third of `toTileLength`. What throws is a function of its own: this one is so small that an engine merges it with its
 * callers.
 */
export function requireTileSpace(where: string, space: Space, size: unknown): void {
  if (isPoint(space?.origin) && typeof size === 'number' && isPositive(size)) return;
  refuseSpace(where, 'tile', space, size);
}

/** Passes a pixel space, as `requireTileSpace` does. */
export function requirePixelSpace(where: string, space: Space, ratio: unknown): void {
  if (isPoint(space?.origin) && typeof ratio === 'number' && isPositive(ratio)) return;
  refuseSpace(where, 'pixel', space, ratio);
}

/** Whether a number is positive and finite, by one comparison: infinity less itself is NaN. */
function isPositive(value: number): boolean {
  return value - value < value;
}

/**
 * Passes a point for which a kernel has two answers: NaN is none, be it for the point or for the space.
 *
 * @param space - the space that it was asked in, and its size or ratio
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
  throw argumentError(where, `${parameter}.${axis}`, `at most 2^31 ${kind}s from the origin`, received);
}

/** Passes two numbers that are finite in every good space: its origin, or the corner of a tile. */
export function requireFiniteIn(
  where: string,
  kind: 'tile' | 'pixel',
  space: Space,
  size: unknown,
  x: number,
  y: number,
): void {
  // A number less itself is 0, and NaN if it is not finite.
  if (x - x === y - y) return;
  refuseSpace(where, kind, space, size);
}

/** @throws RangeError that names the member of a space that is not good, if there is one */
function refuseSpace(where: string, kind: 'tile' | 'pixel', space: unknown, size: unknown): void {
  const require = (isGood: boolean, member: string, rule: string, value: unknown): void => {
    if (!isGood) throw argumentError(where, `space${member}`, rule, value, `Make it by ${kind}Space`);
  };
  require(isObject(space), '', `a ${kind} space`, space);
  const origin: unknown = Reflect.get(Object(space), 'origin');
  require(isObject(origin), '.origin', POINT, origin);
  for (const axis of ['x', 'y']) {
    const coordinate: unknown = Reflect.get(Object(origin), axis);
    require(Number.isFinite(coordinate), `.origin.${axis}`, 'a finite number', coordinate);
  }
  require(isSize(size), kind === 'tile' ? '.tileSize' : '.pixelsPerMeter', SIZE, size);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Passes a point of any two numbers: whether there is an answer, the kernel says. */
export function requirePoint(where: string, parameter: string, point: Point): void {
  if (isPoint(point)) return;
  throw argumentError(where, parameter, POINT, point);
}

interface RawPoint {
  readonly x: number;
  readonly y: number;
}

/** Without `?.`, with which `tileAt` takes a quarter longer. */
function isPoint(point: Point): point is RawPoint {
  return point !== undefined && point !== null && typeof point.x === 'number' && typeof point.y === 'number';
}
