/**
 * The stick under the thumb that walks: a ring where it came down, and a knob that follows it a little.
 *
 * Shows: pixels are lengths of their own kind, and the verbs take them like any other.
 */
import { clampMagnitude, type PixelPosition2, pixels, sub, valueIn } from '@tilewright/units';

/** Where a thumb came down, and where it is. */
export interface Thumb {
  readonly from: PixelPosition2;
  readonly to: PixelPosition2;
}

/** The knob leaves the middle of the ring no farther than that. */
const travel = pixels(30);

export class Stick {
  private readonly ring: HTMLElement;
  private readonly knob: HTMLElement;

  /** @param ring - holds the knob */
  constructor(ring: HTMLElement, knob: HTMLElement) {
    this.ring = ring;
    this.knob = knob;
  }

  /** @param thumb - `undefined` when it is lifted */
  show(thumb: Thumb | undefined): void {
    this.ring.hidden = thumb === undefined;
    if (thumb === undefined) return;
    const { from, to } = thumb;
    this.ring.style.translate = inCss(from);
    this.knob.style.translate = inCss(clampMagnitude(sub(to, from), travel));
  }
}

function inCss({ x, y }: Pick<PixelPosition2, 'x' | 'y'>): string {
  return `${valueIn(x, pixels)}px ${valueIn(y, pixels)}px`;
}
