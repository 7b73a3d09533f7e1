/**
 * Pictures on the map, many at once: each frame puts them down anew, the particles that show them are made once.
 *
 * Shows: positions, lengths and directions that become plain numbers only where the renderer takes them.
 */
import { angleOf, type Direction2, type Length, meters, type Position2, radians, valueIn } from '@tilewright/units';
import { type BLEND_MODES, Particle, ParticleContainer, type Texture } from 'pixi.js';
import { cell } from './paint/pen.js';

export class Sprites {
  /** Its coordinates are meters. */
  readonly container: ParticleContainer<Particle>;
  private readonly pool: Particle[] = [];
  private used = 0;

  /** @param blendMode - `add` is for what shines */
  constructor(blendMode: BLEND_MODES = 'normal') {
    this.container = new ParticleContainer<Particle>({
      dynamicProperties: { position: true, rotation: true, vertex: true, uvs: true, color: true },
      blendMode,
    });
  }

  /** How many are there in this frame. */
  get count(): number {
    return this.used;
  }

  /** Begins a new frame. */
  begin(): void {
    this.used = 0;
  }

  /**
   * Puts a picture down.
   *
   * @param width - of the whole picture; as high as wide
   * @returns what shows it, in its own colors and opaque: to be tinted, turned, stretched further
   */
  put(texture: Texture, { x, y }: Position2, width: Length, facing?: Direction2): Particle {
    const particle = (this.pool[this.used] ??= new Particle({ texture, anchorX: 0.5, anchorY: 0.5 }));
    this.container.particleChildren[this.used++] = particle;
    particle.texture = texture;
    particle.x = valueIn(x, meters);
    particle.y = valueIn(y, meters);
    particle.rotation = facing === undefined ? 0 : valueIn(angleOf(facing), radians);
    particle.scaleX = particle.scaleY = valueIn(width, meters) / cell;
    particle.tint = 0xffffff;
    particle.alpha = 1;
    return particle;
  }

  /** Ends the frame: what was there before and was not put down again is gone. */
  end(): void {
    this.container.particleChildren.length = this.used;
    this.container.update();
  }
}
