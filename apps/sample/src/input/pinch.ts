/**
 * Two fingers that zoom by moving apart or together.
 *
 * Shows: the quotient of two lengths is a plain number, whatever their unit.
 */
import { distance, div, type PixelLength, type PixelPosition2, pixels } from '@tilewright/units';

/** Two fingers that are nearer to each other than this belong to one hand, and pinch wherever they are. */
const near = pixels(90);
/** The distance changes by this factor for one step of the zoom. */
const perStep = 1.35;

/** A finger on the picture. */
export interface Finger {
  readonly id: number;
  readonly at: PixelPosition2;
}

/** Whether a second finger pinches, instead of doing something of its own. @param isOnOneSide - of the picture */
export function isPinch(first: Finger, second: Finger, isOnOneSide: boolean): boolean {
  return isOnOneSide || distance(first.at, second.at) < near;
}

export class Pinch {
  private readonly places: Map<number, PixelPosition2>;
  /** The distance at the last step of the zoom. */
  private from: PixelLength;

  constructor(first: Finger, second: Finger) {
    this.places = new Map([first, second].map(({ id, at }) => [id, at]));
    this.from = this.distance;
  }

  has(id: number): boolean {
    return this.places.has(id);
  }

  /** Moves a finger. @returns the step of the zoom that this makes: 1 is nearer, -1 farther */
  move({ id, at }: Finger): -1 | 0 | 1 {
    this.places.set(id, at);
    const ratio = div(this.distance, this.from);
    const step = ratio >= perStep ? 1 : ratio <= 1 / perStep ? -1 : 0;
    if (step !== 0) this.from = this.distance;
    return step;
  }

  private get distance(): PixelLength {
    const [a, b] = [...this.places.values()];
    return a === undefined || b === undefined ? pixels(0) : distance(a, b);
  }
}
