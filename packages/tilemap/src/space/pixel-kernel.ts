/**
 * Conversions of one axis between world and screen, on plain doubles: `origin` is the world coordinate of pixel 0,
 * `ratio` the number of pixels per world unit. They work like the functions of `kernel.ts`, except that the border of
 * pixel k is `origin + k / ratio`: so 48 pixels at 48 per meter end at exactly one meter, which 48 times a rounded 1 /
 * 48 may miss.
 */
import { MAX_TILE, MIN_TILE } from '../limits.js';
import { nextDown } from './next-down.js';

/** The pixel at a world coordinate; NaN out of range. */
function pixelOf(origin: number, ratio: number, position: number): number {
  let pixel = Math.floor((position - origin) * ratio);
  if (position < origin + pixel / ratio) pixel--;
  else if (position >= origin + (pixel + 1) / ratio) pixel++;
  return pixel >= MIN_TILE && pixel <= MAX_TILE ? pixel + 0 : Number.NaN;
}

/**
 * Converts a world coordinate to pixels, clamped to the pixel that owns it. A border becomes exactly whole. NaN out
 * of range.
 */
export function toPixelCoordinate(origin: number, ratio: number, position: number): number {
  const pixel = pixelOf(origin, ratio, position);
  if (position === origin + pixel / ratio) return pixel;
  const product = (position - origin) * ratio;
  if (product < pixel) return pixel;
  return product < pixel + 1 ? product : nextDown(pixel + 1);
}

/**
 * Converts a pixel coordinate to the world, clamped to the pixel that owns it. A whole one becomes a border. NaN out
 * of range.
 */
export function fromPixelCoordinate(origin: number, ratio: number, pixels: number): number {
  const pixel = Math.floor(pixels);
  if (!(pixel >= MIN_TILE && pixel <= MAX_TILE)) return Number.NaN;
  const position = origin + pixels / ratio;
  const end = origin + (pixel + 1) / ratio;
  return position < end ? position : nextDown(end);
}
