/**
 * Draws the player and the creatures between their last two steps, those in the light brighter.
 *
 * Shows: whole columns interpolated in one call, and quantities that become plain numbers only where a renderer takes them.
 */
import {
  angleOf,
  copyColumn,
  type Direction2,
  directionBetween,
  type Length,
  lerpColumns,
  meters,
  pointColumn,
  type PointColumn,
  type Position2,
  radians,
  valueIn,
} from '@tilewright/units';
import { Container, Particle, ParticleContainer } from 'pixi.js';
import type { CreatureId } from '../simulation/creatures.js';
import type { Game } from '../simulation/game.js';
import type { Sight } from '../simulation/sight.js';
import { colors } from './colors.js';
import { type Pictures, pixelsPerRadius } from './pictures.js';

export class BodiesView {
  /** Its coordinates are metres. */
  readonly container = new Container();
  private readonly game: Game;
  private readonly pictures: Pictures;
  private readonly shown: PointColumn<Position2>;
  private readonly bodies: readonly Particle[];
  private readonly player: Particle;
  private readonly glows = new ParticleContainer<Particle>({
    dynamicProperties: { position: true, vertex: true },
    blendMode: 'add',
  });
  private readonly spareGlows: Particle[] = [];

  constructor(game: Game, pictures: Pictures) {
    this.game = game;
    this.pictures = pictures;
    const { count, kinds, radii } = game.creatures;
    this.shown = pointColumn<Position2>(count);
    this.bodies = kinds.map((kind, id) => bodyParticle(pictures.creatures[kind], radii.get(id)));
    this.player = bodyParticle(pictures.player, game.player.radius);
    const all = new ParticleContainer<Particle>({
      dynamicProperties: { position: true, rotation: true, color: true },
    });
    all.addParticle(...this.bodies, this.player);
    this.container.addChild(this.glows, all);
  }

  /**
   * @param fraction - how far the present lies between the last two steps, from 0 to 1
   * @param sight - the player looks along it
   * @param lit - the creatures in the light
   */
  show(fraction: number, { segment }: Sight, lit: readonly CreatureId[]): void {
    const { creatures, player } = this.game;
    copyColumn(this.shown, creatures.previousPositions);
    lerpColumns(this.shown, creatures.positions, fraction);
    for (const [id, body] of this.bodies.entries()) {
      place(body, this.shown.get(id), creatures.headings.get(id));
      body.tint = colors.unlit;
    }
    for (const id of lit) {
      const body = this.bodies[id];
      if (body !== undefined) body.tint = colors.lit;
    }
    this.showGlows(lit);
    place(this.player, segment.start, directionBetween(segment.start, segment.end) ?? player.facing);
  }

  private showGlows(lit: readonly CreatureId[]): void {
    const { radii } = this.game.creatures;
    this.glows.particleChildren = lit.map((id, i) => {
      const glow = (this.spareGlows[i] ??= bodyParticle(this.pictures.glow, radii.get(id)));
      const { x, y } = this.shown.get(id);
      glow.x = valueIn(x, meters);
      glow.y = valueIn(y, meters);
      glow.scaleX = glow.scaleY = valueIn(radii.get(id), meters) / pixelsPerRadius;
      return glow;
    });
    this.glows.update();
  }
}

function bodyParticle(texture: Particle['texture'], radius: Length): Particle {
  const scale = valueIn(radius, meters) / pixelsPerRadius;
  return new Particle({ texture, anchorX: 0.5, anchorY: 0.5, scaleX: scale, scaleY: scale });
}

function place(particle: Particle, { x, y }: Position2, facing: Direction2): void {
  particle.x = valueIn(x, meters);
  particle.y = valueIn(y, meters);
  particle.rotation = valueIn(angleOf(facing), radians);
}
