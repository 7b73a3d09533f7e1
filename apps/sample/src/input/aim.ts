/**
 * The player's aim: the point under the pointer or, after a key has turned the aim, a direction and a distance.
 *
 * Shows: an angular velocity times a duration turns a direction; a speed times a duration moves a distance.
 */
import type { PixelSpace } from '@tilewright/tilemap';
import {
  add,
  clamp,
  degreesPerSecond,
  type Direction2,
  directionBetween,
  distance,
  type Duration,
  type Length,
  meters,
  metersPerSecond,
  mul,
  type Position2,
  turn,
  vectorTowards,
} from '@tilewright/units';
import type { Keyboard } from './keyboard.js';
import type { Pointer } from './pointer.js';

const turnRate = degreesPerSecond(150);
const reachRate = metersPerSecond(9);
const nearest = meters(1);
const farthest = meters(14);

export class Aim {
  private readonly keyboard: Keyboard;
  private readonly pointer: Pointer;
  private direction: Direction2;
  private distance: Length = meters(5);
  private isByPointer = false;

  constructor(keyboard: Keyboard, pointer: Pointer, facing: Direction2) {
    this.keyboard = keyboard;
    this.pointer = pointer;
    this.direction = facing;
  }

  /** The pointer moved, so it controls the aim from now on. */
  takePointer(): void {
    this.isByPointer = true;
  }

  /** A stick points in a direction, to a place at a distance. */
  takeStick(direction: Direction2, distance: Length): void {
    this.isByPointer = false;
    this.direction = direction;
    this.distance = clamp(distance, nearest, farthest);
  }

  /** Turns and moves the aim by the held keys. @param eye - the player's position */
  advance(passed: Duration, eye: Position2, space: PixelSpace): void {
    const { turn: side, reach } = this.keyboard;
    if (side === 0 && reach === 0) return;
    if (this.isByPointer) {
      // The keys continue from the pointer's last position.
      const at = this.from(eye, space);
      this.direction = directionBetween(eye, at) ?? this.direction;
      this.distance = distance(eye, at);
      this.isByPointer = false;
    }
    this.direction = turn(this.direction, mul(mul(turnRate, passed), side));
    this.distance = clamp(add(this.distance, mul(mul(reachRate, passed), reach)), nearest, farthest);
  }

  /** The position aimed at by a player at `eye`. */
  from(eye: Position2, space: PixelSpace): Position2 {
    const pointed = this.isByPointer ? this.pointer.positionIn(space, eye) : undefined;
    return pointed ?? add(eye, vectorTowards(this.direction, this.distance));
  }
}
