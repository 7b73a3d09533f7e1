/**
 * Draws the player and the creatures that the camera sees, between their last two steps.
 *
 * Shows: a question instead of a loop over all creatures (`objectsInRectangleInto` fills a reused answer), so the cost
 * of a frame depends on how many creatures are visible, not on how many exist.
 */
import { ObjectAnswer, objectsInRectangleInto } from '@tilewright/queries';
import {
  add,
  centimeters,
  type Direction2,
  directionBetween,
  div,
  instant,
  type Instant,
  type Length,
  lerp,
  meters,
  metersPerSecond,
  mul,
  type PixelsPerLength,
  pixelsPerMeter,
  position,
  type Position2,
  radians,
  type Rectangle2,
  seconds,
  sin,
  sub,
  turn,
  turnsPerSecond,
  vectorTowards,
} from '@tilewright/units';
import { Container } from 'pixi.js';
import { playerAbilities } from '../simulation/balance.js';
import type { CreatureId } from '../simulation/creatures.js';
import type { Game } from '../simulation/state.js';
import { colors } from './colors.js';
import { drawn, newDrawing } from './draw.js';
import { cell, pixelsPerRadius } from './paint/pen.js';
import { drawnRadius, growthOf } from './far-sizes.js';
import type { FogView } from './fog-view.js';
import type { BodyPicture, Pictures } from './pictures.js';
import { Sprites } from './sprites.js';

/** How long a body is white after a hit, out of the quarter of a second for which it is stunned. */
const flashEndsBefore = seconds(0.14);
/** How long before the player heals again it is no longer red from a bite. */
const unhurtBefore = sub(playerAbilities.healingPause, seconds(0.2));
const alertLasts = seconds(0.7);
const alertWidth = meters(0.8);
/** The width of a picture divided by the radius of the body in it. */
const picturesPerRadius = cell / pixelsPerRadius;

const beginning = instant(seconds(0));
const sway = radians(0.13);
const barGap = centimeters(22);
const barHeight = centimeters(9);

/** How a mood is drawn. */
const tints = { wandering: colors.calm, chasing: colors.lit, hurt: colors.wall } as const;

export class BodiesView {
  /** Its coordinates are meters. */
  readonly container = new Container();
  private game: Game;
  private readonly pictures: Pictures;
  private readonly fog: FogView;
  private readonly isCalm: boolean;
  private readonly shadows = new Sprites();
  private readonly bodies = new Sprites();
  private readonly signs = new Sprites();
  private readonly bars = newDrawing();
  private readonly seen = new ObjectAnswer<CreatureId>();
  /** When each chasing creature began to chase the player, by id. */
  private readonly chasingSince = new Map<CreatureId, Instant>();
  private zoom: PixelsPerLength = pixelsPerMeter(32);

  /** @param isCalm - whether the user asked for less motion */
  constructor(game: Game, pictures: Pictures, fog: FogView, isCalm: boolean) {
    this.game = game;
    this.pictures = pictures;
    this.fog = fog;
    this.isCalm = isCalm;
    this.container.addChild(this.shadows.container, this.bodies.container, this.signs.container, this.bars);
  }

  /** Shows another game. */
  play(game: Game): void {
    this.game = game;
    this.chasingSince.clear();
  }

  /** How many pictures the last frame drew: each body has a shadow, some have a sign. */
  get drawnCount(): number {
    return this.shadows.count + this.bodies.count + this.signs.count;
  }

  /**
   * @param view - what the camera shows
   * @param now - the game's time
   * @param fraction - how far `now` lies between the last two steps, from 0 to 1
   * @param eye - where the player is shown
   * @param aim - where it looks: the simulation knows only where it last shot
   * @param zoom - of the camera
   */
  show(view: Rectangle2, now: Instant, fraction: number, eye: Position2, aim: Position2, zoom: PixelsPerLength): void {
    const { shadows, bodies, signs, bars, seen, game } = this;
    this.zoom = zoom;
    for (const sprites of [shadows, bodies, signs]) sprites.begin();
    bars.clear();
    this.forgetCalm();
    const count = objectsInRectangleInto(seen, game.creatures.tracker, view);
    for (let i = 0; i < count; i++) this.showCreature(seen.object(i), now, fraction);
    this.showPlayer(eye, aim, now);
    for (const sprites of [shadows, bodies, signs]) sprites.end();
  }

  private showCreature(id: CreatureId, now: Instant, fraction: number): void {
    const { creatures } = this.game;
    const row = creatures.rowOf(id);
    const herd = creatures.herdOf(row);
    const mood = creatures.moods[row]!;
    const radius = drawnRadius(herd.radius, this.zoom);
    const at = lerp(creatures.previousPositions.get(row), creatures.positions.get(row), fraction);
    const clarity = this.fog.clarityAt(at);
    if (clarity === 0) return;
    const isFresh = sub(creatures.stunnedUntil.get(row), now) > flashEndsBefore;
    const shadow = this.putShadow(at, radius);
    if (mood === 'chasing') {
      shadow.texture = this.pictures.effects.glow;
      shadow.tint = colors.wall;
      shadow.alpha = 0.75;
    }
    shadow.alpha *= clarity;
    const heading = this.isCalm ? creatures.headings.get(row) : this.wobbling(row, id, now);
    const picture = this.pictures.creatures[herd.kind];
    const body = this.putBody(picture, at, radius, heading, isFresh);
    body.tint = isFresh ? colors.lit : tints[mood];
    body.alpha = clarity;
    this.showAlert(id, mood === 'chasing', at, radius, now);
    const left = div(creatures.health.get(row), herd.health);
    if (left < 1) this.drawBar(at, radius, left);
  }

  private showPlayer(eye: Position2, aim: Position2, now: Instant): void {
    const { player, phase } = this.game;
    const radius = drawnRadius(player.radius, this.zoom);
    this.putShadow(eye, radius);
    // The player is red for a moment after each bite, and once it has fallen.
    const isHurt = phase === 'fallen' || sub(player.healsFrom, now) > unhurtBefore;
    // A fallen player no longer turns.
    const facing = phase === 'fallen' ? player.facing : (directionBetween(eye, aim) ?? player.facing);
    const body = this.putBody(this.pictures.player, eye, radius, facing, isHurt);
    if (isHurt) body.tint = colors.wall;
    // On its back.
    if (player.hasTreasure)
      this.bodies.put(
        this.pictures.effects.treasure,
        add(eye, vectorTowards(facing, mul(player.radius, -0.8))),
        mul(player.radius, 2.4),
      );
    if (phase !== 'playing') body.alpha = 0.6; // creatures ignore it
  }

  /** A walking body sways a little. */
  private wobbling(row: number, id: CreatureId, now: Instant): Direction2 {
    const { headings, paces, radii } = this.game.creatures;
    const pace = paces.get(row);
    if (pace < metersPerSecond(0.1)) return headings.get(row);
    // Small creatures take short steps. The id shifts the phase, so that a herd does not march in step.
    const rate = mul(turnsPerSecond(3.4), div(pace, metersPerSecond(2)) * Math.sqrt(div(meters(0.4), radii.get(row))));
    const phase = add(mul(rate, sub(now, beginning)), radians(id));
    return turn(headings.get(row), mul(sway, sin(phase)));
  }

  private putShadow(at: Position2, radius: Length): ReturnType<Sprites['put']> {
    return this.shadows.put(this.pictures.effects.shadow, at, mul(radius, 3.4));
  }

  private putBody(
    { usual, flash }: BodyPicture,
    at: Position2,
    radius: Length,
    facing: Direction2,
    isFresh: boolean,
  ): ReturnType<Sprites['put']> {
    const isFlash = isFresh && !this.isCalm;
    return this.bodies.put(isFlash ? flash : usual, at, mul(radius, picturesPerRadius), { facing });
  }

  /**
   * Forgets creatures that no longer chase, so that a new chase, or a new creature with the same id, shows its sign
   * again.
   */
  private forgetCalm(): void {
    const { creatures } = this.game;
    for (const id of this.chasingSince.keys()) {
      if (creatures.moods[creatures.rowOf(id)] !== 'chasing') this.chasingSince.delete(id);
    }
  }

  /** Draws a sign over a creature that has just noticed the player. */
  private showAlert(id: CreatureId, isChasing: boolean, { x, y }: Position2, radius: Length, now: Instant): void {
    if (!isChasing) return;
    const since = this.chasingSince.get(id);
    if (since === undefined) this.chasingSince.set(id, now);
    const age = since === undefined ? 0 : div(sub(now, since), alertLasts);
    if (age >= 1) return;
    const rise = this.isCalm ? 1 : Math.min(age * 5, 1);
    const place = position(x, sub(y, mul(radius, 1.2 + 0.9 * rise)));
    this.signs.put(this.pictures.effects.alert, place, mul(alertWidth, growthOf(this.zoom)), {
      alpha: Math.min(1, 3 * (1 - age)),
    });
  }

  /** Draws the remaining health over a body. @param left - from 0 to 1 */
  private drawBar({ x, y }: Position2, radius: Length, left: number): void {
    const width = drawn(radius) * 1.6;
    const [west, north] = [drawn(x) - width / 2, drawn(y) - drawn(radius) - drawn(barGap)];
    const height = drawn(barHeight);
    this.bars.rect(west - 2, north - 2, width + 4, height + 4).fill(colors.ink);
    this.bars.rect(west, north, width * left, height).fill(colors.health);
  }
}
