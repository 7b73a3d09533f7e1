/**
 * Draws what is over in a moment: shots, blasts, wounds; and the charges in flight, and the aim.
 *
 * Shows: the events of a step as pictures, with ages that are durations.
 */
import {
  add,
  centimeters,
  circle,
  div,
  type Duration,
  format,
  type Instant,
  lerp,
  meters,
  mul,
  position,
  type Position2,
  seconds,
  sub,
} from '@tilewright/units';
import { Container, Graphics } from 'pixi.js';
import { type Charge, chargeRadius } from '../simulation/charges.js';
import type { StepEvents } from '../simulation/events.js';
import { hitPoints } from '../simulation/health.js';
import { colors } from './colors.js';
import { circlePath, inCentimeters, linePath } from './draw.js';
import { Labels } from './labels.js';

interface Effect {
  readonly since: Instant;
  readonly lasts: Duration;
  /** @param age - from 0, now, to 1, over */
  draw(path: Graphics, age: number): void;
}

/** More than these at once are not told apart any more. */
const mostEffects = 200;

export class EffectsView {
  /** Its coordinates are metres. */
  readonly container = new Container();
  private readonly picture = inCentimeters(new Graphics());
  private readonly numbers = new Labels(36);
  private effects: Effect[] = [];

  constructor() {
    this.container.addChild(this.picture, this.numbers.container);
  }

  /** @param isCalm - nothing grows, nothing rises */
  add({ shots, blasts, wounds }: StepEvents, since: Instant, isCalm: boolean): void {
    const grow = (age: number): number => (isCalm ? 1 : age);
    const add = (lasts: number, draw: Effect['draw']): void => {
      if (this.effects.length < mostEffects) this.effects.push({ since, lasts: seconds(lasts), draw });
    };
    for (const { ray, end, target } of shots) {
      add(0.14, (path, age) => {
        const alpha = 1 - age;
        linePath(path, ray.start, end).stroke({ color: colors.fire, width: 14, alpha: alpha * 0.5, cap: 'round' });
        linePath(path, ray.start, end).stroke({ color: colors.lit, width: 5, alpha, cap: 'round' });
        circlePath(path, circle(end, centimeters(target === undefined ? 10 : 18))).fill({ color: colors.ray, alpha });
      });
    }
    for (const { circle: area } of blasts) {
      add(0.5, (path, age) => {
        const alpha = 1 - age;
        circlePath(path, area).fill({ color: colors.fire, alpha: 0.3 * alpha });
        const inner = mul(area.radius, Math.sqrt(grow(age)));
        circlePath(path, circle(area.center, inner))
          .fill({ color: colors.ray, alpha: 0.45 * alpha })
          .stroke({ color: colors.lit, width: 10, alpha });
      });
    }
    for (const { position: place, damage, isDead, herd } of wounds) {
      const words = format(damage, hitPoints, { digits: 0, symbol: false });
      add(0.7, (path, age) => {
        if (isDead) {
          const puff = mul(herd.radius, 1 + grow(age));
          circlePath(path, circle(place, puff)).stroke({ color: colors.creature, width: 9, alpha: 1 - age });
        }
        const rise = northOf(place, isCalm ? 0.5 : 0.4 + age * 0.5);
        this.numbers.write(`-${words}`, rise, isDead ? colors.creature : colors.ray);
      });
    }
  }

  show(now: Instant, fraction: number, charges: readonly Charge[], aim: Position2): void {
    const { picture, numbers } = this;
    picture.clear();
    numbers.clear();
    this.effects = this.effects.filter(({ since, lasts }) => sub(now, since) < lasts);
    for (const { since, lasts, draw } of this.effects) draw(picture, Math.max(div(sub(now, since), lasts), 0));
    for (const charge of charges) drawCharge(picture, charge, fraction);
    drawAim(picture, aim);
  }
}

/** A position some metres farther north. */
function northOf({ x, y }: Position2, north: number): Position2 {
  return position(x, sub(y, meters(north)));
}

function drawCharge(path: Graphics, charge: Charge, fraction: number): void {
  const { x, y } = lerp(charge.previousPosition, charge.position, fraction);
  const height = lerp(charge.previousHeight, charge.height, fraction);
  const size = mul(chargeRadius, 1.3);
  circlePath(path, circle(position(x, y), size)).fill({ color: colors.ink, alpha: 0.5 });
  circlePath(path, circle(position(x, sub(y, height)), add(size, mul(height, 0.06))))
    .fill(colors.fire)
    .stroke({ color: colors.ink, width: 5 });
}

function drawAim(path: Graphics, aim: Position2): void {
  for (const [color, width] of [
    [colors.ink, 9],
    [colors.light, 5],
  ] as const) {
    circlePath(path, circle(aim, centimeters(20))).stroke({ color, width });
    circlePath(path, circle(aim, centimeters(3))).stroke({ color, width });
  }
}
