/** Which part of the world a canvas shows: the body of the player is in the middle. */
import { fromPixels, type PixelSpace, pixelSpace } from '@tilewright/tilemap';
import {
  difference,
  div,
  pixelPosition,
  pixels,
  pixelsPerMeter,
  type PixelsPerLength,
  type Position2,
  sub,
} from '@tilewright/units';

const ZOOM: PixelsPerLength = pixelsPerMeter(24);

/** What a canvas of some width and height shows around a place. */
export function spaceAround(center: Position2, { clientWidth, clientHeight }: HTMLCanvasElement): PixelSpace {
  const half = difference(div(pixels(clientWidth / 2), ZOOM), div(pixels(clientHeight / 2), ZOOM));
  return pixelSpace({ origin: sub(center, half), pixelsPerMeter: ZOOM });
}

/** Where in the world an event of the pointer is. */
export function placeOf({ offsetX, offsetY }: MouseEvent, space: PixelSpace): Position2 {
  return fromPixels(space, pixelPosition(pixels(offsetX), pixels(offsetY)));
}
