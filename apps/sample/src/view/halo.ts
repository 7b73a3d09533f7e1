/**
 * The ring around the player, over everything else on the map.
 *
 * Shows: pixels divided by pixels per meter are meters, so a size on the screen and a size in the world can be
 * compared.
 */
import type { PixelSpace } from '@tilewright/tilemap';
import { div, type Length, max, mul, pixels, type Position2 } from '@tilewright/units';
import { cell, pixelsPerRadius } from './paint/pen.js';
import type { Pictures } from './pictures.js';
import { Sprites } from './sprites.js';

/** However far the camera is, the picture of the ring has at least this width on the screen. */
const leastWidth = pixels(46);

export class Halo {
  private readonly texture: Pictures['effects']['halo'];
  private readonly sprites = new Sprites();
  /** Its coordinates are meters. */
  readonly container = this.sprites.container;

  constructor({ effects }: Pictures) {
    this.texture = effects.halo;
  }

  /** @param eye - where the player is shown; @param radius - the player's */
  show(eye: Position2, radius: Length, { pixelsPerMeter }: PixelSpace): void {
    this.sprites.begin();
    this.sprites.put(this.texture, eye, max(mul(radius, cell / pixelsPerRadius), div(leastWidth, pixelsPerMeter)));
    this.sprites.end();
  }
}
