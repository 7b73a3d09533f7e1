/**
 * Shows the way to the goal: an arrow beside the player to where the way turns next, and a ring around a goal on the
 * screen.
 *
 * Shows: a direction as a rotation, and a position at a distance along it.
 */
import {
  add,
  angleOf,
  contains,
  directionBetween,
  instant,
  type Instant,
  type Length,
  meters,
  mul,
  type PixelsPerLength,
  type Position2,
  radians,
  type Rectangle2,
  seconds,
  sin,
  sub,
  turnsPerSecond,
  valueIn,
  vectorTowards,
} from '@tilewright/units';
import { Container, type Graphics } from 'pixi.js';
import type { Game } from '../simulation/state.js';
import { colors } from './colors.js';
import { drawn, newDrawing } from './draw.js';
import { growthOf } from './far-sizes.js';

/** How far from the player the arrow is, and the size of the ring. */
const reach: Length = meters(1.6);
const ringRadius: Length = meters(1.2);
/** How fast and by how much the ring swells. */
const beat = turnsPerSecond(0.8);
const SWELL = 0.12;
const beginning = instant(seconds(0));

export class GoalView {
  /** Its coordinates are meters. */
  readonly container = new Container();
  private readonly ring = newRing();
  private readonly arrow = newArrow();
  private readonly isCalm: boolean;

  /** @param isCalm - whether the user asked for less motion */
  constructor(isCalm: boolean) {
    this.isCalm = isCalm;
    this.container.addChild(this.ring, this.arrow);
  }

  /**
   * @param way - where the player turns, up to the goal
   * @param screen - the part of the world on the screen
   * @param eye - where the player is shown
   * @param zoom - of the camera
   */
  show(
    { goal, phase }: Game,
    way: readonly Position2[],
    screen: Rectangle2,
    eye: Position2,
    now: Instant,
    zoom: PixelsPerLength,
  ): void {
    this.container.visible = goal !== undefined && phase !== 'fallen';
    if (goal === undefined) return;
    const direction = way[0] && directionBetween(eye, way[0]);
    const isOnScreen = contains(screen, goal.position);
    this.ring.visible = isOnScreen;
    // A goal on the screen and straight ahead needs no arrow.
    this.arrow.visible = direction !== undefined && !(isOnScreen && way.length === 1);
    const swell = this.isCalm ? 0 : SWELL * sin(mul(beat, sub(now, beginning)));
    place(this.ring, goal.position, 1 + swell);
    if (direction === undefined) return;
    // From afar, the arrow would be under the ring around the player.
    const growth = growthOf(zoom);
    place(this.arrow, add(eye, vectorTowards(direction, mul(reach, growth))), growth);
    this.arrow.rotation = valueIn(angleOf(direction), radians);
  }
}

/** Places a drawing in centimeters on the stage in meters. */
function place(drawing: Graphics, { x, y }: Position2, size: number): void {
  drawing.position.set(valueIn(x, meters), valueIn(y, meters));
  drawing.scale.set(size / drawn(meters(1)));
}

function newRing(): Graphics {
  const ring = newDrawing();
  for (const [color, width] of [
    [colors.ink, 22],
    [colors.ray, 12],
  ] as const) {
    ring.circle(0, 0, drawn(ringRadius)).stroke({ color, width, alpha: 0.9 });
  }
  return ring;
}

/**
 * Points east. It is much longer than wide: an arrow with three sides of one length seems to point along any of them.
 */
function newArrow(): Graphics {
  return newDrawing()
    .poly([36, 0, -28, -19, -17, 0, -28, 19])
    .fill(colors.ray)
    .stroke({ color: colors.ink, width: 7, join: 'round' });
}
