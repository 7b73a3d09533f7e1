/**
 * The player's input: the commands of a step and the aim of a frame, combined from keys, pointer, thumbs, and what a
 * feature adds.
 *
 * Shows: the boundary of a pure simulation. One small record per step is its only input.
 */
import type { PixelSpace } from '@tilewright/tilemap';
import type { Direction2, Length, Position2 } from '@tilewright/units';
import type { EndlessPilot } from '../pilot.js';
import type { Commands } from '../simulation/game.js';
import type { Game } from '../simulation/state.js';
import { timeStep } from '../simulation/time.js';
import { playerAbilities } from '../simulation/balance.js';
import { Aim } from './aim.js';
import { helpedAim } from './helped-aim.js';
import { Keyboard } from './keyboard.js';
import { Pointer } from './pointer.js';
import { Stick } from './stick.js';

/** Actions of the page around the game, which are not commands of the game. */
export interface PageActions {
  /** By the position of a key (`KeyQ`), or by the character that it types (`+`). More may be added later. */
  readonly keys: Readonly<Record<string, () => void>>;
  /** 1 is nearer, -1 is farther. */
  readonly onZoom: (change: -1 | 1) => void;
}

/** What else can walk and shoot: a gamepad. */
export interface Source {
  /** The direction in which it walks. */
  readonly walk: Direction2 | undefined;
  /** Whether it walks slowly. */
  readonly isSlow: boolean;
  readonly isShooting: boolean;
}

/** The elements of the page that the input listens to, and shows the stick with. */
export interface InputElements {
  readonly canvas: HTMLCanvasElement;
  /** What is under the thumb that walks, and the knob in it. */
  readonly ring: HTMLElement;
  readonly knob: HTMLElement;
}

export class Input implements EndlessPilot {
  private readonly keyboard: Keyboard;
  private readonly pointer: Pointer;
  private readonly aim: Aim;
  private added: Source | undefined;
  /** Charges still to be thrown, one per step. */
  private throws = 0;
  /** The hunter that a thumb shoots at, on the screen or on a stick. */
  private helped: Position2 | undefined;

  /** @param facing - where the player looks at the start */
  constructor({ canvas, ring, knob }: InputElements, facing: Direction2, { keys, onZoom }: PageActions) {
    const onThrow = (): void => this.throwOne();
    this.keyboard = new Keyboard(window, keys);
    const stick = new Stick(ring, knob);
    this.pointer = new Pointer(canvas, {
      onZoom,
      onThrow,
      onAim: () => this.aim.takePointer(),
      onThumb: (thumb) => stick.show(thumb),
    });
    this.aim = new Aim(this.keyboard, this.pointer, facing);
  }

  /** Adds what else can walk and shoot. */
  add(source: Source): void {
    this.added = source;
  }

  /** Aims in a direction, at a place at a distance from the player. */
  aimAlong(direction: Direction2, distance: Length): void {
    this.aim.takeStick(direction, distance);
  }

  /** Queues a charge: it is thrown in the next step in which no other is. */
  throwOne(): void {
    this.throws = Math.min(this.throws + 1, playerAbilities.charges);
  }

  /** The commands of the next step. */
  next(game: Game, space: PixelSpace): Commands {
    const { keyboard, pointer, added, aim } = this;
    const { position: eye } = game.player;
    aim.advance(timeStep, eye, space);
    const throwCharge = this.throws > 0 && this.throws-- > 0;
    // A charge is for a place, and not for a hunter.
    const isByThumb = pointer.isShootingByThumb || added?.isShooting === true;
    this.helped = isByThumb && !throwCharge ? helpedAim(game, aim.from(eye, space)) : undefined;
    return {
      walk: keyboard.walk ?? added?.walk ?? pointer.walk,
      slow: this.isSlow,
      aim: this.aimFrom(eye, space),
      shoot: keyboard.isShooting || pointer.isShooting || added?.isShooting === true,
      throwCharge,
    };
  }

  /** Whether what walks walks slowly. */
  private get isSlow(): boolean {
    const { keyboard, pointer, added } = this;
    if (keyboard.isSlow) return true;
    if (keyboard.walk !== undefined) return false;
    return added?.walk === undefined ? pointer.isSlow : added.isSlow;
  }

  /** The current aim. @param eye - where the player is shown */
  aimFrom(eye: Position2, space: PixelSpace): Position2 {
    return this.helped ?? this.aim.from(eye, space);
  }
}
