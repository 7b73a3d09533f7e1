/** Where both kinds of space end: how large a tile or pixel may be, how far off the origin, and what has an answer. */
import { argumentError, requireFinite } from '@tilewright/units/checks';

/** 2^-900 and 2^900: between them no product of a size and a coordinate underflows or overflows. */
const LEAST_SIZE = 1.1830521861667747e-271;
const GREATEST_SIZE = 8.452712498170644e270;
/** 2^50: with an origin further off than that many tiles, doubles are too coarse to tell the parts of a tile. */
const FURTHEST = 1_125_899_906_842_624;

/** Passes a size, or a ratio, under which conversions keep their promises. */
export function requireSize(where: string, parameter: string, size: number): number {
  if (!(Number.isFinite(size) && size >= LEAST_SIZE && size <= GREATEST_SIZE)) {
    throw argumentError(where, parameter, 'a number from 2^-900 to 2^900', size);
  }
  return size;
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

/** Passes the answer of a kernel through, where there is one. */
export function requireAnswer(
  where: string,
  units: 'tiles' | 'pixels',
  parameter: string,
  answer: number,
  received: number,
): number {
  // What is no number may have an answer, too, once it has been computed with.
  if (answer !== answer || typeof received !== 'number') {
    requireFinite(where, parameter, received);
    throw argumentError(where, parameter, `at most 2^31 ${units} from the origin`, received);
  }
  return answer;
}

/** Passes what has an origin, as every space does. What else comes takes a cast. */
export function requireSpace(where: string, space: { readonly origin: unknown } | null | undefined): void {
  const origin = space?.origin;
  if (typeof origin !== 'object' || origin === null) throw argumentError(where, 'space', 'a space', space, 'Make one');
}
