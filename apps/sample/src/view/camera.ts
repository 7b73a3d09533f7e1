/**
 * The camera: which part of the world the screen shows. It follows the player and stays on the map.
 *
 * Shows: `pixelSpace`, the only conversion between meters and pixels. View and input use the same one in a frame, so
 * the pointer is always on what it seems to be on.
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

/**
 * Whole multiples of the tiles' 16 pixels, so that the picture stays sharp, and one for phones: there, a tile is a
 * whole number of device pixels.
 */
const zooms: readonly PixelsPerLength[] = [10, 16, 32, 48, 64, 80, 96].map(pixelsPerMeter);
/** The zoom that shows the crowd behind the title. */
const wideZoom = 1;
/** The initial zoom is at most this. */
const firstZoom = 2;
/**
 * The shorter side shows at least this much at first, unless even the least zoom shows less: on an upright screen as
 * far to both sides as hounds see, since nothing else tells that they come.
 */
const leastSight: Length = meters(15);
const leastSightUpright: Length = meters(36);

/** The size of the screen in CSS pixels, and the number of device pixels per CSS pixel. */
export interface Screen {
  readonly width: PixelLength;
  readonly height: PixelLength;
  /** A plain number. */
  readonly devicePixelRatio: number;
}

export class Camera {
  private readonly map: Rectangle2;
  private zoom: number;

  /**
   * Shows nothing outside the map where possible. @param screen - its current size: a small screen starts zoomed out
   */
  constructor({ space, bounds: { x, y, width, height } }: World, screen: Screen) {
    const least = screen.width < screen.height ? leastSightUpright : leastSight;
    const side = min(screen.width, screen.height);
    const shown = zooms.slice(0, firstZoom + 1).filter((zoom) => div(side, zoom) >= least);
    this.zoom = Math.max(shown.length - 1, 0);
    this.map = rectangle(tileCorner(space, tile(x, y)), tileCorner(space, tile(x + width, y + height)));
  }

  /** Zooms one step in or out. */
  zoomBy(change: -1 | 1): void {
    this.zoom = Math.min(Math.max(this.zoom + change, 0), zooms.length - 1);
  }

  /** What the screen shows while the player is at a position. @param isWide - whether to show the crowd */
  spaceFor(player: Position2, { width, height, devicePixelRatio }: Screen, isWide = false): PixelSpace {
    const { map } = this;
    const zoom = zooms[isWide ? wideZoom : this.zoom] ?? pixelsPerMeter(48);
    // The picture moves by whole device pixels: fractions would blur it.
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

/** Where the screen starts on one axis so that `middle` is in its middle and it stays on the map. */
function startOf(middle: Length, extent: Length, least: Length, greatest: Length): Length {
  const last = sub(greatest, extent);
  // A map smaller than the screen is centered.
  if (last < least) return div(add(least, last), 2);
  return clamp(sub(middle, div(extent, 2)), least, last);
}
