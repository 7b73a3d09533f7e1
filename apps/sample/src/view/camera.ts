/**
 * The camera: which part of the world the screen shows. It follows the player, and stays on the map.
 *
 * Shows: `pixelSpace`, the one place where meters and pixels meet. View and input take the same one in the same frame, so
 * what is seen and what is pointed at are never apart.
 */
import { fromPixels, type PixelSpace, pixelSpace, tile, tileCorner } from '@tilewright/tilemap';
import {
  add,
  clamp,
  div,
  type Length,
  meters,
  min,
  type PixelLength,
  pixelPosition,
  pixels,
  type PixelsPerLength,
  pixelsPerMeter,
  position,
  type Position2,
  rectangle,
  type Rectangle2,
  roundTo,
  sub,
} from '@tilewright/units';
import type { World } from '../simulation/world.js';

/** Whole multiples of the tiles' 16 pixels: the picture stays sharp. */
const zooms: readonly PixelsPerLength[] = [16, 32, 48, 64, 80, 96].map(pixelsPerMeter);
/** The first zoom is no nearer than that, and shows no less than that of the world, unless the least one does. */
const firstZoom = 2;
const leastSight: Length = meters(10);

/** The size of the screen, in CSS pixels, and how many of its own pixels make one of those. */
export interface Screen {
  readonly width: PixelLength;
  readonly height: PixelLength;
  /** A plain number. */
  readonly devicePixelRatio: number;
}

export class Camera {
  private readonly map: Rectangle2;
  private zoom: number;

  /** It shows nothing beyond the map, if it can. @param screen - as it is now: a small one starts farther away */
  constructor({ space, bounds: { x, y, width, height } }: World, screen: Screen) {
    const side = min(screen.width, screen.height);
    const shown = zooms.slice(0, firstZoom + 1).filter((zoom) => div(side, zoom) >= leastSight);
    this.zoom = Math.max(shown.length - 1, 0);
    this.map = rectangle(tileCorner(space, tile(x, y)), tileCorner(space, tile(x + width, y + height)));
  }

  /** One step nearer or farther. */
  zoomBy(change: -1 | 1): void {
    this.zoom = Math.min(Math.max(this.zoom + change, 0), zooms.length - 1);
  }

  /** What the screen shows while the player is at a position. */
  spaceFor(player: Position2, { width, height, devicePixelRatio }: Screen): PixelSpace {
    const { map } = this;
    const zoom = zooms[this.zoom] ?? pixelsPerMeter(48);
    // The picture moves by whole pixels of the screen: half ones would blur it.
    const pixel = div(pixels(1 / devicePixelRatio), zoom);
    const west = roundTo(startOf(player.x, div(width, zoom), map.min.x, map.max.x), pixel);
    const north = roundTo(startOf(player.y, div(height, zoom), map.min.y, map.max.y), pixel);
    return pixelSpace({ origin: position(west, north), pixelsPerMeter: zoom });
  }
}

/** The part of the world that a screen shows. */
export function viewOf(space: PixelSpace, { width, height }: Screen): Rectangle2 {
  return rectangle(
    fromPixels(space, pixelPosition(pixels(0), pixels(0))),
    fromPixels(space, pixelPosition(width, height)),
  );
}

/** Where an extent of the screen starts that has `middle` in its middle, or shows the map from end to end. */
function startOf(middle: Length, extent: Length, least: Length, greatest: Length): Length {
  const last = sub(greatest, extent);
  // A map that is smaller than the screen stands in its middle.
  if (last < least) return div(add(least, last), 2);
  return clamp(sub(middle, div(extent, 2)), least, last);
}
