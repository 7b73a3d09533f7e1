/**
 * What the player wants: the commands of a step, and the aim of a frame, from keys, pointer and thumbs together.
 *
 * Shows: the border of a pure simulation: all that comes in from outside is one small record for each step.
 */
import type { PixelSpace } from '@tilewright/tilemap';
import type { Direction2, Position2 } from '@tilewright/units';
import { elementById } from '../hud/page.js';
import type { Commands } from '../simulation/game.js';
import { timeStep } from '../simulation/time.js';
import { Aim } from './aim.js';
import { Keyboard } from './keyboard.js';
import { Pointer } from './pointer.js';
import { Stick } from './stick.js';

/** What is no command of the game, but is for the page around it. */
export interface PageActions {
  /** By the place of a key, or by what it writes. */
  readonly keys: Readonly<Record<string, () => void>>;
  /** -1 for a turn away from the player, 1 for one towards. */
  readonly onWheel: (turn: -1 | 1) => void;
}

export class Input {
  private readonly keyboard: Keyboard;
  private readonly pointer: Pointer;
  private readonly aim: Aim;
  /** Charges to be thrown, one in a step. */
  private throws = 0;

  /** @param facing - where the player looks at first */
  constructor(canvas: HTMLCanvasElement, facing: Direction2, { keys, onWheel }: PageActions) {
    const onThrow = (): void => this.throwOne();
    this.keyboard = new Keyboard(window, { ...keys, KeyC: onThrow });
    const stick = new Stick(elementById('stick'), elementById('knob'));
    this.pointer = new Pointer(canvas, {
      onWheel,
      onThrow,
      onAim: () => this.aim.takePointer(),
      onThumb: (thumb) => stick.show(thumb),
    });
    this.aim = new Aim(this.keyboard, this.pointer, facing);
  }

  /** A charge is to be thrown in the next step that has no other one. */
  throwOne(): void {
    this.throws++;
  }

  /** What to do in the next step. @param eye - where the player is */
  next(eye: Position2, space: PixelSpace): Commands {
    const { keyboard, pointer, aim } = this;
    aim.advance(timeStep, eye, space);
    return {
      walk: keyboard.walk ?? pointer.walk,
      aim: aim.from(eye, space),
      shoot: keyboard.isShooting || pointer.isShooting,
      throwCharge: this.throws > 0 && this.throws-- > 0,
    };
  }

  /** What is aimed at now. @param eye - where the player is shown */
  aimFrom(eye: Position2, space: PixelSpace): Position2 {
    return this.aim.from(eye, space);
  }
}
