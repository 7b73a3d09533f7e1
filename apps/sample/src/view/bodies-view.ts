/**
 * Draws the player and those creatures that the camera sees, between their last two steps.
 *
 * Shows: a query in place of a loop over everybody (`objectsInRectangleInto`), and quantities that become plain numbers
 * only where a renderer takes them.
 */
import {
  angleOf,
  centimeters,
  type Direction2,
  div,
  type Length,
  lerp,
  meters,
  type Position2,
  radians,
  type Rectangle2,
  valueIn,
} from '@tilewright/units';
import { Container, Particle, ParticleContainer, type Texture } from 'pixi.js';
import type { CreatureId } from '../simulation/creatures.js';
import type { Game } from '../simulation/game.js';
import { colors } from './colors.js';
import { drawn, newDrawing } from './draw.js';
import { type Pictures, pixelsPerRadius } from './pictures.js';

export class BodiesView {
  /** Its coordinates are metres. */
  readonly container = new Container();
  private readonly game: Game;
  private readonly pictures: Pictures;
  private readonly all = new ParticleContainer<Particle>({
    dynamicProperties: { position: true, rotation: true, vertex: true, uvs: true, color: true },
  });
  private readonly bars = newDrawing();
  /** Made once, then used for whoever is seen. */
  private readonly pool: Particle[] = [];
  private readonly player: Particle;
  private readonly seen: CreatureId[] = [];
  private shownCount = 0;

  constructor(game: Game, pictures: Pictures) {
    this.game = game;
    this.pictures = pictures;
    this.player = newParticle(pictures.player);
    this.container.addChild(this.all, this.bars);
  }

  /** How many creatures were drawn last. */
  get drawnCount(): number {
    return this.shownCount;
  }

  /**
   * @param view - what the camera shows
   * @param fraction - how far the present lies between the last two steps, from 0 to 1
   * @param eye - where the player is shown
   */
  show(view: Rectangle2, fraction: number, eye: Position2): void {
    const { creatures, player } = this.game;
    const { positions, previousPositions, headings, herds, moods, radii, health } = creatures;
    const count = creatures.tracker.objectsInRectangleInto(this.seen, view);
    const shown = this.all.particleChildren;
    this.bars.clear();
    for (let i = 0; i < count; i++) {
      const row = creatures.rowOf(this.seen[i]!);
      const herd = herds[row]!;
      const mood = moods[row]!;
      const at = lerp(previousPositions.get(row), positions.get(row), fraction);
      const particle = (this.pool[i] ??= newParticle(this.pictures.player));
      shown[i] = particle;
      place(particle, this.pictures.creatures[herd.kind], at, headings.get(row), radii.get(row));
      particle.tint = tints[mood];
      const left = div(health.get(row), herd.health);
      if (left < 1) this.drawBar(at, radii.get(row), left);
    }
    place(this.player, this.pictures.player, eye, player.facing, player.radius);
    shown[count] = this.player;
    shown.length = count + 1;
    this.shownCount = count;
    this.all.update();
  }

  /** The health that is left, over a body. @param left - from 0 to 1 */
  private drawBar({ x, y }: Position2, radius: Length, left: number): void {
    const width = drawn(radius) * 1.6;
    const [west, north] = [drawn(x) - width / 2, drawn(y) - drawn(radius) - drawn(barGap)];
    const height = drawn(barHeight);
    this.bars.rect(west - 2, north - 2, width + 4, height + 4).fill(colors.ink);
    this.bars.rect(west, north, width * left, height).fill(colors.health);
  }
}

const barGap = centimeters(22);
const barHeight = centimeters(9);

/** What a mood looks like. */
const tints = { wandering: colors.calm, chasing: colors.lit, hurt: colors.wall } as const;

function newParticle(texture: Texture): Particle {
  return new Particle({ texture, anchorX: 0.5, anchorY: 0.5 });
}

function place(particle: Particle, texture: Texture, { x, y }: Position2, facing: Direction2, radius: Length): void {
  particle.texture = texture;
  particle.x = valueIn(x, meters);
  particle.y = valueIn(y, meters);
  particle.rotation = valueIn(angleOf(facing), radians);
  particle.scaleX = particle.scaleY = valueIn(radius, meters) / pixelsPerRadius;
}
