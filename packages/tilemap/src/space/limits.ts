/** Where both kinds of space end: how large a tile or pixel may be, how far off the origin, and what has an answer. */
import { type AnyPoint2, unsafeNumber } from '@tilewright/units';
import { argumentError, requireFinite } from '@tilewright/units/checks';

/** 2^-900 and 2^900: between them no product of a size and a coordinate underflows or overflows. */
const LEAST_SIZE = 1.1830521861667747e-271;
const GREATEST_SIZE = 8.452712498170644e270;
/** 2^50: with an origin further off than that many tiles, doubles are too coarse to tell the parts of a tile. */
const FURTHEST = 1_125_899_906_842_624;

/** Passes a size, or a ratio, under which conversions keep their promises. */
export function requireSize(where: string, parameter: string, size: number): number {
  if (typeof size === 'number' && size >= LEAST_SIZE && size <= GREATEST_SIZE) return size;
  throw argumentError(where, parameter, 'a number from 2^-900 to 2^900', size);
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

/** Passes a point for which a kernel has two answers: NaN is none. */
export function requireAnswers(
  where: string,
  units: 'tiles' | 'pixels',
  parameter: string,
  point: AnyPoint2,
  x: number,
  y: number,
): void {
  if (x === x && y === y) return;
  const axis = x === x ? 'y' : 'x';
  const received = requireFinite(where, `${parameter}.${axis}`, unsafeNumber(point[axis]));
  throw argumentError(where, `${parameter}.${axis}`, `at most 2^31 ${units} from the origin`, received);
}

/** What may be a point. */
type Point = { readonly x: unknown; readonly y: unknown } | null | undefined;

/** Passes what has the members of a space: an origin, and a size or ratio. What else comes takes a cast. */
export function requireSpace(where: string, space: { readonly origin: Point } | null | undefined, size: unknown): void {
  if (isPoint(space?.origin) && typeof size === 'number') return;
  throw argumentError(where, 'space', 'a space', space, 'Make it by tileSpace or pixelSpace');
}

/** Passes a point of any two numbers: whether there is an answer, the kernel says. */
export function requirePoint(where: string, parameter: string, point: Point): void {
  if (isPoint(point)) return;
  throw argumentError(where, parameter, 'a point of two finite numbers', point);
}

function isPoint(point: Point): boolean {
  return typeof point?.x === 'number' && typeof point.y === 'number';
}
