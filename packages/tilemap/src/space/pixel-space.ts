/**
 * The space of a screen: it converts between the world, in meters, and a screen, in CSS pixels, by the north-west
 * corner and the zoom of a camera. The rules for pixels are those for tiles in `conversions.ts`: a pixel owns its north
 * and west border, a whole pixel position converts to the world and back exactly, and both conversions are monotone.
 */
import { requireObject } from '@tilewright/units/checks';
import {
  type PixelPosition2,
  type PixelsPerLength,
  type Position2,
  unsafeNumber,
  unsafePoint,
} from '@tilewright/units';
import {
  requireAnswers,
  requireFiniteIn,
  requireNear,
  requirePosition,
  requireSize,
  requireSizedPixelSpace,
} from './checks.js';
import { fromPixelCoordinate, toPixelCoordinate } from './pixel-kernel.js';

declare const madeByPixelSpace: unique symbol;

/** The place of pixels in a world. An immutable plain object. */
export interface PixelSpace {
  /** The position in the world at pixel position (0, 0). */
  readonly origin: Position2;
  /** The zoom. */
  readonly pixelsPerMeter: PixelsPerLength;
  readonly [madeByPixelSpace]: 'PixelSpace';
}

/** The options of `pixelSpace`. */
export interface PixelSpaceOptions {
  /** The position in the world at pixel position (0, 0). */
  readonly origin: Position2;
  /** The zoom: the number of CSS pixels per meter. */
  readonly pixelsPerMeter: PixelsPerLength;
}

/**
 * Makes a space with `origin` at pixel position (0, 0).
 *
 * @throws RangeError if the zoom is not from 2^-900 to 2^900, a coordinate of the origin is not finite, or is further
 * than 2^50 pixels from 0
 *
 * @example
 * const view = pixelSpace({ origin: position(meters(10), meters(0)), pixelsPerMeter: pixelsPerMeter(48) });
 * toPixels(view, position(meters(11), meters(2))) // => pixelPosition(pixels(48), pixels(96))
 */
export function pixelSpace(options: PixelSpaceOptions): PixelSpace;
export function pixelSpace(options: PixelSpaceOptions): unknown {
  requireObject('pixelSpace', 'options', 'an object', options);
  const { origin, pixelsPerMeter } = options;
  requireObject('pixelSpace', 'origin', 'an object', origin);
  const ratio = requireSize('pixelSpace', 'pixelsPerMeter', unsafeNumber(pixelsPerMeter));
  const x = requireNear('pixelSpace', 'pixels', 'origin.x', unsafeNumber(origin.x), 1 / ratio);
  const y = requireNear('pixelSpace', 'pixels', 'origin.y', unsafeNumber(origin.y), 1 / ratio);
  return { origin: unsafePoint<Position2>(x, y), pixelsPerMeter };
}

/**
 * Converts a world position to pixels.
 *
 * @throws RangeError if it is not finite, or farther than 2^31 pixels from the origin
 *
 * @example
 * const view = pixelSpace({ origin: position(meters(10), meters(0)), pixelsPerMeter: pixelsPerMeter(48) });
 * toPixels(view, position(meters(11), meters(2))) // => pixelPosition(pixels(48), pixels(96))
 */
export function toPixels(space: PixelSpace, position: Position2): PixelPosition2 {
  requireSizedPixelSpace('toPixels', space, space?.pixelsPerMeter);
  requirePosition('toPixels', 'position', position);
  const ratio = unsafeNumber(space.pixelsPerMeter);
  const x = toPixelCoordinate(unsafeNumber(space.origin.x), ratio, unsafeNumber(position.x));
  const y = toPixelCoordinate(unsafeNumber(space.origin.y), ratio, unsafeNumber(position.y));
  requireAnswers('toPixels', 'pixel', space, ratio, 'position', position, x, y);
  return unsafePoint<PixelPosition2>(x, y);
}

/**
 * Converts a pixel position to the world.
 *
 * @throws RangeError if it is not finite, or farther than 2^31 pixels from the origin
 *
 * @example
 * const view = pixelSpace({ origin: position(meters(10), meters(0)), pixelsPerMeter: pixelsPerMeter(48) });
 * fromPixels(view, pixelPosition(pixels(48), pixels(96))) // => position(meters(11), meters(2))
 */
export function fromPixels(space: PixelSpace, pixels: PixelPosition2): Position2 {
  requireSizedPixelSpace('fromPixels', space, space?.pixelsPerMeter);
  requirePosition('fromPixels', 'pixels', pixels);
  const ratio = unsafeNumber(space.pixelsPerMeter);
  requireFiniteIn('fromPixels', 'pixel', space, ratio, unsafeNumber(space.origin.x), unsafeNumber(space.origin.y));
  const x = fromPixelCoordinate(unsafeNumber(space.origin.x), ratio, unsafeNumber(pixels.x));
  const y = fromPixelCoordinate(unsafeNumber(space.origin.y), ratio, unsafeNumber(pixels.y));
  requireAnswers('fromPixels', 'pixel', space, ratio, 'pixels', pixels, x, y);
  return unsafePoint<Position2>(x, y);
}
