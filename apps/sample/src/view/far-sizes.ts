/**
 * How large things are drawn: as large as they are or, where the camera is far, large enough to be told apart.
 *
 * Shows: pixels divided by pixels per meter are meters, so a size on the screen and a size in the world can be
 * compared.
 */
import { div, type Length, max, min, mul, type PixelsPerLength, pixels, pixelsPerMeter } from '@tilewright/units';

/** Where the camera is farther than this, small bodies and signs are drawn as large as from here. */
const readable = pixelsPerMeter(20);
/** Bodies that are larger need no help. */
const readableRadius = pixels(8);

/** By what factor signs grow, as a plain number. @param zoom - of the camera */
export function growthOf(zoom: PixelsPerLength): number {
  return Math.max(div(readable, zoom), 1);
}

/** The radius of the picture of a body. */
export function drawnRadius(radius: Length, zoom: PixelsPerLength): Length {
  return max(radius, min(mul(radius, growthOf(zoom)), div(readableRadius, zoom)));
}
