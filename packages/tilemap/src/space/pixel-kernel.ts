/**
 * One axis between world and screen, on plain doubles: `origin` is the world coordinate of pixel 0, `ratio` the number
 * of pixels per world unit. The same as `kernel.ts`, but for the border of pixel k, which is `origin + k / ratio`:
 * 48 pixels at 48 per meter end at exactly one meter, which 48 times a rounded 1 / 48 may miss.
 */
import { MAX_TILE, MIN_TILE } from '../limits.js';
import { nextDown } from './next-down.js';

/** The pixel that holds a world coordinate; NaN if it is out of range. */
function pixelOf(origin: number, ratio: number, position: number): number {
  let pixel = Math.floor((position - origin) * ratio);
  if (position < origin + pixel / ratio) pixel--;
  else if (position >= origin + (pixel + 1) / ratio) pixel++;
  return pixel >= MIN_TILE && pixel <= MAX_TILE ? pixel + 0 : Number.NaN;
}

/** A world coordinate in pixels, held inside the pixel that owns it; a border is exactly whole. NaN out of range. */
export function toPixelCoordinate(origin: number, ratio: number, position: number): number {
  const pixel = pixelOf(origin, ratio, position);
  if (position === origin + pixel / ratio) return pixel;
  const product = (position - origin) * ratio;
  if (product < pixel) return pixel;
  return product < pixel + 1 ? product : nextDown(pixel + 1);
}

/** A pixel coordinate in the world, held inside the pixel that owns it; a whole one is a border. NaN out of range. */
export function fromPixelCoordinate(origin: number, ratio: number, pixels: number): number {
  const pixel = Math.floor(pixels);
  if (!(pixel >= MIN_TILE && pixel <= MAX_TILE)) return Number.NaN;
  const position = origin + pixels / ratio;
  const end = origin + (pixel + 1) / ratio;
  return position < end ? position : nextDown(end);
}
