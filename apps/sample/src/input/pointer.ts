/**
 * Mouse, pen and fingers, from pixels of the page to positions in the world. A mouse aims, shoots with the left button and
 * throws with the right one. A finger on the left half of the screen walks, one on the right half aims and shoots.
 *
 * Shows: a `PixelPosition2` is not assignable to a `Position2`; only the camera's `PixelSpace` converts between them.
 */
import { fromPixels, type PixelSpace } from '@tilewright/tilemap';
import {
  type Direction2,
  directionBetween,
  distance,
  pixelPosition,
  type PixelPosition2,
  pixels,
  type Position2,
} from '@tilewright/units';
import type { Thumb } from './stick.js';

/** The thumb that walks, and the id of its pointer. */
interface Finger extends Thumb {
  readonly id: number;
}

/** A thumb that has moved less than this does not walk yet. */
const slack = pixels(12);

export interface PointerActions {
  /** -1 if the wheel turns away from the user, 1 if it turns toward the user. */
  onWheel(turn: -1 | 1): void;
  onThrow(): void;
  /** The pointer moved on the canvas. */
  onAim(): void;
  /** The finger that walks came down, moved, or was lifted. */
  onThumb(thumb: Thumb | undefined): void;
}

export class Pointer {
  /** Whether a finger or button that shoots is down. */
  isShooting = false;
  /** Where the pointer is on the canvas; `undefined` until it first enters. */
  private place: PixelPosition2 | undefined;
  /** The finger that walks. */
  private thumb: Finger | undefined;
  private readonly actions: PointerActions;

  constructor(canvas: HTMLCanvasElement, actions: PointerActions) {
    this.actions = actions;
    canvas.addEventListener('pointermove', (event) => this.move(event));
    canvas.addEventListener('pointerdown', (event) => {
      canvas.setPointerCapture(event.pointerId);
      this.press(event, canvas.clientWidth);
    });
    for (const end of ['pointerup', 'pointercancel'] as const)
      canvas.addEventListener(end, (event) => this.lift(event));
    canvas.addEventListener('contextmenu', (event) => event.preventDefault());
    canvas.addEventListener(
      'wheel',
      (event) => {
        event.preventDefault();
        if (event.deltaY !== 0) actions.onWheel(event.deltaY < 0 ? -1 : 1);
      },
      { passive: false },
    );
    window.addEventListener('blur', () => {
      this.isShooting = false;
      this.setThumb(undefined);
    });
  }

  /** The direction in which the thumb pushes. */
  get walk(): Direction2 | undefined {
    if (this.thumb === undefined || distance(this.thumb.from, this.thumb.to) < slack) return undefined;
    return directionBetween(this.thumb.from, this.thumb.to);
  }

  /** The position under the pointer, as the camera shows the world now. */
  positionIn(space: PixelSpace): Position2 | undefined {
    return this.place === undefined ? undefined : fromPixels(space, this.place);
  }

  private move(event: PointerEvent): void {
    const place = placeOf(event);
    if (this.thumb?.id === event.pointerId) {
      this.setThumb({ ...this.thumb, to: place });
    } else if (event.pointerType !== 'touch' || this.isShooting) {
      this.place = place;
      this.actions.onAim();
    }
  }

  private press(event: PointerEvent, width: number): void {
    const place = placeOf(event);
    const isTouch = event.pointerType === 'touch';
    if (isTouch && this.thumb === undefined && event.offsetX < width / 2) {
      this.setThumb({ id: event.pointerId, from: place, to: place });
      return;
    }
    this.place = place;
    this.actions.onAim();
    if (event.button === 2) this.actions.onThrow();
    else if (event.button === 0) this.isShooting = true;
  }

  private setThumb(thumb: Finger | undefined): void {
    this.thumb = thumb;
    this.actions.onThumb(thumb);
  }

  private lift(event: PointerEvent): void {
    if (this.thumb?.id === event.pointerId) this.setThumb(undefined);
    else if (event.button === 0 || event.type === 'pointercancel') this.isShooting = false;
  }
}

function placeOf({ offsetX, offsetY }: PointerEvent): PixelPosition2 {
  return pixelPosition(pixels(offsetX), pixels(offsetY));
}
