/**
 * Mouse, pen and fingers, from pixels of the page to positions in the world. A mouse aims, shoots with the left button
 * and throws with the right one. A finger on the left half of the picture walks. One on the right half shoots at its
 * place or, once it is dragged, to where it is dragged: the left half is out of its reach. Two on the same half pinch.
 *
 * Shows: a `PixelPosition2` is not assignable to a `Position2`; only the camera's `PixelSpace` converts between them.
 */
import { fromPixels, type PixelSpace } from '@tilewright/tilemap';
import {
  add,
  type Direction2,
  directionBetween,
  distance,
  div,
  mul,
  pixelPosition,
  type PixelPosition2,
  pixels,
  type Position2,
  vectorTowards,
} from '@tilewright/units';
import { type Finger, isPinch, Pinch } from './pinch.js';
import { type Thumb, travel } from './stick.js';

/** The thumb that walks, and the id of its pointer. */
interface WalkingThumb extends Thumb {
  readonly id: number;
}

/** The pointer that shoots, and where it came down. */
interface Shooter extends Finger {
  readonly from: PixelPosition2;
  readonly isFinger: boolean;
}

/** A thumb that has moved less than this does not walk yet, nor is it dragged. */
const slack = pixels(12);
/** How much farther than it is dragged a thumb aims, as a plain number: across the picture, and not across the hand. */
const lever = 4;

/** In the set of buttons that are down. */
const leftButton = 1;
const rightButton = 2;

export interface PointerActions {
  /** By the wheel or by a pinch: 1 is nearer, -1 is farther. */
  onZoom(change: -1 | 1): void;
  onThrow(): void;
  /** The pointer moved on the canvas. */
  onAim(): void;
  /** The finger that walks came down, moved, or was lifted. */
  onThumb(thumb: Thumb | undefined): void;
}

export class Pointer {
  /** Where the pointer is on the canvas; `undefined` until it first enters. */
  private place: PixelPosition2 | undefined;
  /** How the finger that aims was dragged last; `undefined` if the pointer aims at its place. */
  private drag: Thumb | undefined;
  /** A finger, or a mouse whose button is down. */
  private shooter: Shooter | undefined;
  /** The finger that walks. */
  private thumb: WalkingThumb | undefined;
  private pinch: Pinch | undefined;
  private readonly canvas: HTMLCanvasElement;
  private readonly actions: PointerActions;

  constructor(canvas: HTMLCanvasElement, actions: PointerActions) {
    this.canvas = canvas;
    this.actions = actions;
    canvas.addEventListener('pointermove', (event) => this.move(event));
    canvas.addEventListener('pointerdown', (event) => {
      canvas.setPointerCapture(event.pointerId);
      this.press(event);
    });
    for (const end of ['pointerup', 'pointercancel'] as const)
      canvas.addEventListener(end, (event) => this.lift(event));
    canvas.addEventListener('contextmenu', (event) => event.preventDefault());
    canvas.addEventListener(
      'wheel',
      (event) => {
        event.preventDefault();
        if (event.deltaY !== 0) actions.onZoom(event.deltaY < 0 ? 1 : -1);
      },
      { passive: false },
    );
    window.addEventListener('blur', () => this.release());
  }

  get isShooting(): boolean {
    return this.shooter !== undefined;
  }

  /** Whether a finger shoots, which covers what it aims at. */
  get isShootingByThumb(): boolean {
    return this.shooter?.isFinger === true;
  }

  /** The direction in which the thumb pushes. */
  get walk(): Direction2 | undefined {
    if (this.thumb === undefined || distance(this.thumb.from, this.thumb.to) < slack) return undefined;
    return directionBetween(this.thumb.from, this.thumb.to);
  }

  /** Whether the thumb pushes only part of the way: the knob is not at its rim. */
  get isSlow(): boolean {
    return this.thumb !== undefined && distance(this.thumb.from, this.thumb.to) < travel;
  }

  /** Where the pointer aims, as the camera shows the world now. @param eye - the player's position */
  positionIn(space: PixelSpace, eye: Position2): Position2 | undefined {
    const { drag, place } = this;
    const direction = drag && directionBetween(drag.from, drag.to);
    if (drag === undefined || direction === undefined) return place && fromPixels(space, place);
    const reach = mul(div(distance(drag.from, drag.to), space.pixelsPerMeter), lever);
    return add(eye, vectorTowards(direction, reach));
  }

  private move(event: PointerEvent): void {
    const finger = fingerOf(event);
    if (this.pinch?.has(finger.id) === true) {
      const step = this.pinch.move(finger);
      if (step !== 0) this.actions.onZoom(step);
    } else if (this.thumb?.id === finger.id) {
      this.setThumb({ ...this.thumb, to: finger.at });
    } else if (event.pointerType !== 'touch') {
      this.takeMouse(event, finger);
    } else if (this.shooter?.id === finger.id) {
      this.dragTo(finger, this.shooter.from);
    }
  }

  private press(event: PointerEvent): void {
    const finger = fingerOf(event);
    if (event.pointerType === 'touch') this.touch(finger);
    else this.takeMouse(event, finger);
  }

  /** A mouse that holds one button reports the others as moves. */
  private takeMouse({ button, buttons }: PointerEvent, place: Finger): void {
    this.aimAt(place.at);
    this.shooter = (buttons & leftButton) === 0 ? undefined : { ...place, from: place.at, isFinger: false };
    if (button === 2 && (buttons & rightButton) !== 0) this.actions.onThrow();
  }

  /** A finger comes down: it pinches with another one, walks, or shoots. */
  private touch(finger: Finger): void {
    const { thumb, shooter } = this;
    const other = [thumb && { id: thumb.id, at: thumb.to }, shooter].find(
      (each) => each !== undefined && isPinch(each, finger, this.isOnLeft(each) === this.isOnLeft(finger)),
    );
    if (other !== undefined) {
      this.release();
      this.pinch = new Pinch(other, finger);
    } else if (this.pinch === undefined && this.isOnLeft(finger)) {
      this.setThumb({ id: finger.id, from: finger.at, to: finger.at });
    } else if (this.pinch === undefined) {
      this.shooter = { ...finger, from: finger.at, isFinger: true };
      this.aimAt(finger.at);
    }
  }

  private lift(event: PointerEvent): void {
    const { pointerId: id } = event;
    // The finger that remains has no task until it comes down again.
    if (this.pinch?.has(id) === true) this.pinch = undefined;
    if (this.thumb?.id === id) this.setThumb(undefined);
    if (this.shooter?.id === id) this.shooter = undefined;
  }

  /** As if all fingers and buttons were lifted. */
  private release(): void {
    this.shooter = undefined;
    this.pinch = undefined;
    this.setThumb(undefined);
  }

  private aimAt(place: PixelPosition2): void {
    this.place = place;
    this.drag = undefined;
    this.actions.onAim();
  }

  private dragTo(finger: Finger, from: PixelPosition2): void {
    this.shooter = { ...finger, from, isFinger: true };
    if (distance(from, finger.at) < slack) return;
    this.drag = { from, to: finger.at };
    this.actions.onAim();
  }

  private setThumb(thumb: WalkingThumb | undefined): void {
    this.thumb = thumb;
    this.actions.onThumb(thumb);
  }

  private isOnLeft({ at }: Finger): boolean {
    return at.x < pixels(this.canvas.clientWidth / 2);
  }
}

function fingerOf({ pointerId, offsetX, offsetY }: PointerEvent): Finger {
  return { id: pointerId, at: pixelPosition(pixels(offsetX), pixels(offsetY)) };
}
