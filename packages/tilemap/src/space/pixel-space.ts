/**
 * The tie between the world, in metres, and a screen, in CSS pixels: what a camera sees, by its north-west corner and
 * its zoom. Whole pixels keep the same promises as tiles do in `conversions.ts`: a pixel owns its north and west border,
 * a whole pixel position comes back exactly, and both ways are monotone.
 */
import {
  type PixelPosition2,
  type PixelsPerLength,
  type Position2,
  unsafeNumber,
  unsafePoint,
} from '@tilewright/units';
import { argumentError, requireFinite } from '@tilewright/units/checks';
import { fromPixelCoordinate, toPixelCoordinate } from './pixel-kernel.js';

declare const ties: unique symbol;

/** Where pixels lie in a world. An immutable plain object. */
export interface PixelSpace {
  /** The place in the world that pixel position (0, 0) shows. */
  readonly origin: Position2;
  /** The zoom. */
  readonly pixelsPerMeter: PixelsPerLength;
  readonly [ties]: 'PixelSpace';
}

/** What `pixelSpace` takes. */
export interface PixelSpaceOptions {
  /** The place in the world that pixel position (0, 0) shows. */
  readonly origin: Position2;
  /** The zoom: how many CSS pixels a metre takes. */
  readonly pixelsPerMeter: PixelsPerLength;
}

/** 2^-900, 2^900 and 2^50, for the reasons that `tileSpace` has. */
const LEAST_RATIO = 1.1830521861667747e-271;
const GREATEST_RATIO = 8.452712498170644e270;
const FURTHEST = 1_125_899_906_842_624;

/**
 * A space that shows `origin` at pixel position (0, 0).
 *
 * @throws RangeError if the zoom is not from 2^-900 to 2^900, a coordinate of the origin is not finite, or is further
 * than 2^50 pixels from 0
 *
 * @example
 * const view = pixelSpace({ origin: position(meters(10), meters(0)), pixelsPerMeter: pixelsPerMeter(48) });
 * toPixels(view, position(meters(11), meters(2))) // => pixelPosition(pixels(48), pixels(96))
 */
export function pixelSpace(options: PixelSpaceOptions): PixelSpace;
export function pixelSpace({ origin, pixelsPerMeter }: PixelSpaceOptions): unknown {
  const ratio = unsafeNumber(pixelsPerMeter);
  if (!(ratio >= LEAST_RATIO && ratio <= GREATEST_RATIO)) {
    throw argumentError('pixelSpace', 'pixelsPerMeter', 'a number from 2^-900 to 2^900', ratio);
  }
  const x = requireNear('origin.x', unsafeNumber(origin.x), ratio);
  const y = requireNear('origin.y', unsafeNumber(origin.y), ratio);
  return { origin: unsafePoint<Position2>(x, y), pixelsPerMeter };
}

/** A world position in pixels. @throws RangeError if it is not finite, or beyond 2^31 pixels from the origin */
export function toPixels(space: PixelSpace, position: Position2): PixelPosition2 {
  const ratio = unsafeNumber(space.pixelsPerMeter);
  const x = unsafeNumber(position.x);
  const y = unsafeNumber(position.y);
  return unsafePoint<PixelPosition2>(
    requireShown('toPixels', 'position.x', toPixelCoordinate(unsafeNumber(space.origin.x), ratio, x), x),
    requireShown('toPixels', 'position.y', toPixelCoordinate(unsafeNumber(space.origin.y), ratio, y), y),
  );
}

/** A pixel position in the world. @throws RangeError if it is not finite, or beyond 2^31 pixels from the origin */
export function fromPixels(space: PixelSpace, pixels: PixelPosition2): Position2 {
  const ratio = unsafeNumber(space.pixelsPerMeter);
  const x = unsafeNumber(pixels.x);
  const y = unsafeNumber(pixels.y);
  return unsafePoint<Position2>(
    requireShown('fromPixels', 'pixels.x', fromPixelCoordinate(unsafeNumber(space.origin.x), ratio, x), x),
    requireShown('fromPixels', 'pixels.y', fromPixelCoordinate(unsafeNumber(space.origin.y), ratio, y), y),
  );
}

/** Passes a coordinate of the origin through; -0 becomes 0. */
function requireNear(parameter: string, coordinate: number, ratio: number): number {
  requireFinite('pixelSpace', parameter, coordinate);
  if (Math.abs(coordinate) > FURTHEST / ratio) {
    throw argumentError('pixelSpace', parameter, `within 2^50 pixels of 0, here ${FURTHEST / ratio}`, coordinate);
  }
  return coordinate + 0;
}

/** Passes the answer of a kernel through, where there is one. */
function requireShown(where: string, parameter: string, answer: number, received: number): number {
  if (answer !== answer) {
    requireFinite(where, parameter, received);
    throw argumentError(where, parameter, 'at most 2^31 pixels from the origin', received);
  }
  return answer;
}
