/**
 * Draws short effects (shots, blasts, wounds), the charges in flight, and where the gun points.
 *
 * Shows: the events of a step as pictures. The age of a picture is a quotient of durations.
 */
import type { TileSpace } from '@tilewright/tilemap';
import {
  add,
  clamp,
  Direction2,
  directionBetween,
  div,
  type Instant,
  lerp,
  meters,
  mul,
  type PixelsPerLength,
  position,
  type Position2,
  seconds,
  sub,
  turn,
  turns,
  turnsPerSecond,
  valueIn,
} from '@tilewright/units';
import { Container, type Graphics } from 'pixi.js';
import { loadPart } from '../load-part.js';
import { type Charge, chargeRadius, heightOf } from '../simulation/charges.js';
import type { StepEvents } from '../simulation/events.js';
import type { Game } from '../simulation/state.js';
import { traceShot } from '../simulation/shot.js';
import { timeStep } from '../simulation/time.js';
import { colors } from './colors.js';
import { drawn, newDrawing } from './draw.js';
import { drawBeam, muzzleOf } from './effects/beam.js';
import type { Brush, Effect } from './effects/effect.js';
import type { effectsOf as EffectsOf } from './effects/effects-of.js';
import { growthOf } from './far-sizes.js';
import type { Pictures } from './pictures.js';
import { Sprites } from './sprites.js';

/** How fast a charge spins in the air. */
const spin = turnsPerSecond(1);
/** The most effects at once. More could not be told apart. */
const mostEffects = 200;

export class EffectsView {
  /** The layers on the ground and above the bodies, in meters. */
  readonly ground = new Container();
  readonly container = new Container();
  private readonly brush: Brush;
  private readonly crosshair = newCrosshair();
  private effects: (Effect & { readonly since: Instant })[] = [];
  private effectsOf: typeof EffectsOf = () => [];

  /** @param isCalm - whether the user asked for less motion */
  constructor({ effects: pictures }: Pictures, isCalm: boolean) {
    this.brush = { pictures, under: new Sprites(), over: new Sprites(), lights: new Sprites('add'), isCalm };
    const { under, over, lights } = this.brush;
    this.ground.addChild(under.container);
    this.container.addChild(over.container, lights.container, this.crosshair);
    void loadPart(() => import('./effects/effects-of.js')).then((part) => {
      if (part !== undefined) this.effectsOf = part.effectsOf;
    });
  }

  /** How many pictures the last frame drew. */
  get drawnCount(): number {
    const { under, over, lights } = this.brush;
    return under.count + over.count + lights.count;
  }

  /** Forgets all effects, for another game. */
  clear(): void {
    this.effects = [];
  }

  /** Starts the effects of a step that ended at an instant. */
  add(events: StepEvents, space: TileSpace, since: Instant): void {
    for (const effect of this.effectsOf(events, space)) this.effects.push({ ...effect, since });
    this.effects.splice(0, this.effects.length - mostEffects);
  }

  /**
   * @param now - the game's time
   * @param fraction - how far `now` lies between the last two steps, from 0 to 1
   * @param eye - where the player is shown
   * @param zoom - of the camera
   */
  show(game: Game, now: Instant, fraction: number, eye: Position2, aim: Position2, zoom: PixelsPerLength): void {
    const { brush, crosshair } = this;
    const { under, over, lights } = brush;
    for (const sprites of [under, over, lights]) sprites.begin();
    this.effects = this.effects.filter(({ since, lasts }) => sub(now, since) < lasts);
    for (const effect of this.effects) {
      effect.draw(brush, Math.max(div(sub(now, effect.since), effect.lasts), 0));
    }
    drawSightLine(brush, game, eye, aim);
    for (const charge of game.charges) drawCharge(brush, charge, fraction);
    for (const sprites of [under, over, lights]) sprites.end();
    crosshair.position.set(valueIn(aim.x, meters), valueIn(aim.y, meters));
    crosshair.scale.set(growthOf(zoom) / drawn(meters(1)));
  }
}

/** Where a shot would go now. */
function drawSightLine(brush: Brush, { world, creatures }: Game, eye: Position2, aim: Position2): void {
  const direction = directionBetween(eye, aim);
  if (direction === undefined) return;
  const { end } = traceShot(world, creatures, eye, direction);
  drawBeam(brush, muzzleOf(eye, end, direction), end, meters(0.5), { tint: colors.player, alpha: 0.3 });
}

function drawCharge({ pictures, under, over, lights, isCalm }: Brush, charge: Charge, fraction: number): void {
  const { x, y } = lerp(charge.previousPosition, charge.position, fraction);
  const left = add(charge.left, mul(timeStep, 1 - fraction));
  const height = heightOf(left);
  const width = add(mul(chargeRadius, 4), mul(height, 0.12));
  under.put(pictures.shadow, position(x, y), mul(chargeRadius, 6));
  const place = position(x, sub(y, height));
  over.put(pictures.charge, place, width, { facing: turn(Direction2.east, isCalm ? turns(0) : mul(spin, left)) });
  // The closer to the explosion, the brighter it glows.
  const alpha = clamp(1.1 - div(left, seconds(1)), 0.2, 1);
  lights.put(pictures.glow, place, mul(width, 2), { tint: colors.fire, alpha });
}

/** A ring with four marks, drawn once and then moved. Numbers are in centimeters. */
function newCrosshair(): Graphics {
  const path = newDrawing();
  for (const [color, width] of [
    [colors.ink, 9],
    [colors.light, 5],
  ] as const) {
    path.circle(0, 0, 20).stroke({ color, width });
    for (const side of [1, -1]) {
      path.moveTo(side * 13, 0).lineTo(side * 30, 0);
      path.moveTo(0, side * 13).lineTo(0, side * 30);
    }
    path.stroke({ color, width, cap: 'round' }).circle(0, 0, 3).fill(color);
  }
  return path;
}
