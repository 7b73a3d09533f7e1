/**
 * Many pictures on the map. Every frame places them again, and reuses the particles that show them.
 *
 * Shows: positions, lengths and directions become plain numbers only where the renderer takes them.
 */
import { angleOf, type Direction2, type Length, meters, type Position2, radians, valueIn } from '@tilewright/units';
import { type BLEND_MODES, Particle, ParticleContainer, type Texture } from 'pixi.js';
import { cell } from './paint/pen.js';

/** How a picture is drawn. */
interface Look {
  readonly facing?: Direction2 | undefined;
  /** The color that multiplies its own: white for none. */
  readonly tint?: number;
  /** From 0 to 1. */
  readonly alpha?: number;
}

export class Sprites {
  /** Its coordinates are meters. */
  readonly container: ParticleContainer<Particle>;
  private readonly pool: Particle[] = [];
  private used = 0;

  /** @param blendMode - `add` for light */
  constructor(blendMode: BLEND_MODES = 'normal') {
    this.container = new ParticleContainer<Particle>({
      dynamicProperties: { position: true, rotation: true, vertex: true, uvs: true, color: true },
      blendMode,
    });
  }

  /** How many pictures this frame has. */
  get count(): number {
    return this.used;
  }

  /** Begins a new frame. */
  begin(): void {
    this.used = 0;
  }

  /**
   * Places a picture.
   *
   * @param width - the width and height of the whole picture
   * @returns its particle, which the caller may change further
   */
  put(
    texture: Texture,
    { x, y }: Position2,
    width: Length,
    { facing, tint = 0xffffff, alpha = 1 }: Look = {},
  ): Particle {
    const particle = (this.pool[this.used] ??= new Particle({ texture, anchorX: 0.5, anchorY: 0.5 }));
    this.container.particleChildren[this.used++] = particle;
    particle.texture = texture;
    particle.x = valueIn(x, meters);
    particle.y = valueIn(y, meters);
    particle.rotation = facing === undefined ? 0 : valueIn(angleOf(facing), radians);
    particle.scaleX = particle.scaleY = valueIn(width, meters) / cell;
    particle.tint = tint;
    particle.alpha = alpha;
    return particle;
  }

  /** Ends the frame, and removes the pictures that were not placed again. */
  end(): void {
    this.container.particleChildren.length = this.used;
    this.container.update();
  }
}
