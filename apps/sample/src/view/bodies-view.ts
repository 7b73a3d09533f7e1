/**
 * Draws the player and those creatures that the camera sees, between their last two steps.
 *
 * Shows: a question in place of a loop over everybody (`objectsInRectangleInto` an answer that is kept): what a frame costs depends on what is seen,
 * not on how many there are.
 */
import { ObjectAnswer, objectsInRectangleInto } from '@tilewright/queries';
import {
  add,
  centimeters,
  type Direction2,
  div,
  instant,
  type Instant,
  type Length,
  lerp,
  meters,
  metersPerSecond,
  mul,
  position,
  type Position2,
  radians,
  type Rectangle2,
  seconds,
  sin,
  sub,
  turn,
  turnsPerSecond,
} from '@tilewright/units';
import { Container } from 'pixi.js';
import type { CreatureId } from '../simulation/creatures.js';
import type { Game } from '../simulation/state.js';
import { colors } from './colors.js';
import { drawn, newDrawing } from './draw.js';
import { cell, pixelsPerRadius } from './paint/pen.js';
import type { BodyPicture, Pictures } from './pictures.js';
import { Sprites } from './sprites.js';

/** How long a body is white after a hit, of the quarter of a second for which it stands. */
const flashEndsBefore = seconds(0.14);
const alertLasts = seconds(0.7);
/** A picture is so many times as wide as the radius of the body in it. */
const picturesPerRadius = cell / pixelsPerRadius;

const beginning = instant(seconds(0));
const sway = radians(0.13);
const barGap = centimeters(22);
const barHeight = centimeters(9);

/** What a mood looks like. */
const tints = { wandering: colors.calm, chasing: colors.lit, hurt: colors.wall } as const;

export class BodiesView {
  /** Its coordinates are meters. */
  readonly container = new Container();
  private readonly game: Game;
  private readonly pictures: Pictures;
  private readonly isCalm: boolean;
  private readonly shadows = new Sprites();
  private readonly bodies = new Sprites();
  private readonly signs = new Sprites();
  private readonly bars = newDrawing();
  private readonly seen = new ObjectAnswer<CreatureId>();
  /** Since when those who chase the player do. */
  private readonly chasingSince = new Map<CreatureId, Instant>();

  /** @param isCalm - the user asked for less motion */
  constructor(game: Game, pictures: Pictures, isCalm: boolean) {
    this.game = game;
    this.pictures = pictures;
    this.isCalm = isCalm;
    this.container.addChild(this.shadows.container, this.bodies.container, this.signs.container, this.bars);
  }

  /** How many pictures were drawn last: each body has a shadow, some have a sign. */
  get drawnCount(): number {
    return this.shadows.count + this.bodies.count + this.signs.count;
  }

  /**
   * @param view - what the camera shows
   * @param now - in the game's time
   * @param fraction - how far that lies between the last two steps, from 0 to 1
   * @param eye - where the player is shown
   */
  show(view: Rectangle2, now: Instant, fraction: number, eye: Position2): void {
    const { shadows, bodies, signs, bars, seen, game } = this;
    for (const sprites of [shadows, bodies, signs]) sprites.begin();
    bars.clear();
    this.forgetCalm();
    const count = objectsInRectangleInto(seen, game.creatures.tracker, view);
    for (let i = 0; i < count; i++) this.showCreature(seen.object(i), now, fraction);
    this.showPlayer(eye, now);
    for (const sprites of [shadows, bodies, signs]) sprites.end();
  }

  private showCreature(id: CreatureId, now: Instant, fraction: number): void {
    const { creatures } = this.game;
    const row = creatures.rowOf(id);
    const herd = creatures.herdOf(row);
    const mood = creatures.moods[row]!;
    const { radius } = herd;
    const at = lerp(creatures.previousPositions.get(row), creatures.positions.get(row), fraction);
    const isFresh = sub(creatures.stunnedUntil.get(row), now) > flashEndsBefore;
    const shadow = this.putShadow(at, radius);
    if (mood === 'chasing') {
      shadow.texture = this.pictures.effects.glow;
      shadow.tint = colors.wall;
      shadow.alpha = 0.75;
    }
    const heading = this.isCalm ? creatures.headings.get(row) : this.wobbling(row, id, now);
    const picture = this.pictures.creatures[herd.kind];
    this.putBody(picture, at, radius, heading, isFresh).tint = isFresh ? colors.lit : tints[mood];
    this.showAlert(id, mood === 'chasing', at, radius, now);
    const left = div(creatures.health.get(row), herd.health);
    if (left < 1) this.drawBar(at, radius, left);
  }

  private showPlayer(eye: Position2, now: Instant): void {
    const { player } = this.game;
    this.putShadow(eye, player.radius);
    // For a moment after each bite.
    const isHurt = sub(player.nextBiteAt, now) > seconds(0.5);
    const body = this.putBody(this.pictures.player, eye, player.radius, player.facing, isHurt);
    if (isHurt) body.tint = colors.wall;
    if (!player.isInPlay) body.alpha = 0.6; // nobody minds it
  }

  /** A body that goes sways a little. */
  private wobbling(row: number, id: CreatureId, now: Instant): Direction2 {
    const { headings, paces, radii } = this.game.creatures;
    const pace = paces.get(row);
    if (pace < metersPerSecond(0.1)) return headings.get(row);
    // Small ones make short steps; the id keeps a herd from marching.
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
    return this.bodies.put(isFlash ? flash : usual, at, mul(radius, picturesPerRadius), facing);
  }

  /** Who does not chase any more may do so anew; who is gone must not be taken for the next one with its id. */
  private forgetCalm(): void {
    const { creatures } = this.game;
    for (const id of this.chasingSince.keys()) {
      if (creatures.moods[creatures.rowOf(id)] !== 'chasing') this.chasingSince.delete(id);
    }
  }

  /** A sign over those who have just seen the player. */
  private showAlert(id: CreatureId, isChasing: boolean, { x, y }: Position2, radius: Length, now: Instant): void {
    if (!isChasing) return;
    const since = this.chasingSince.get(id);
    if (since === undefined) this.chasingSince.set(id, now);
    const age = since === undefined ? 0 : div(sub(now, since), alertLasts);
    if (age >= 1) return;
    const rise = this.isCalm ? 1 : Math.min(age * 5, 1);
    const place = position(x, sub(y, mul(radius, 1.2 + 0.9 * rise)));
    this.signs.put(this.pictures.effects.alert, place, meters(0.8)).alpha = Math.min(1, 3 * (1 - age));
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
