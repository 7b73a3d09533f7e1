/**
 * The stick under the thumb that walks: a ring where the thumb came down, and a knob that follows it a little.
 *
 * Shows: pixels are a kind of length of their own, and the verbs take them like any other quantity.
 */
import { clampMagnitude, type PixelPosition2, pixels, sub, valueIn } from '@tilewright/units';

/** Where a thumb came down, and where it is. */
export interface Thumb {
  readonly from: PixelPosition2;
  readonly to: PixelPosition2;
}

/** The greatest distance of the knob from the center of the ring. */
export const travel = pixels(30);

export class Stick {
  private readonly ring: HTMLElement;
  private readonly knob: HTMLElement;

  /** @param ring - the element that contains the knob */
  constructor(ring: HTMLElement, knob: HTMLElement) {
    this.ring = ring;
    this.knob = knob;
  }

  /** @param thumb - `undefined` after it is lifted */
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
