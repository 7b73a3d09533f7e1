/** What zones send each other. A letter is taken exactly once, in the order in which its zone sent it. */
import type { Direction2, Position2, Velocity2 } from '@tilewright/units';
import type { BodyId, PlayerNumber, ZoneNumber } from './ids.js';

/** All that there is of a body, between two zones. */
export interface Body {
  readonly id: BodyId;
  readonly position: Position2;
  readonly velocity: Velocity2;
  readonly heading: Direction2;
  readonly goal: Direction2;
  /** The fraction of its full speed at which it walks: a plain number. */
  readonly stride: number;
  readonly coins: number;
  /** The number of the last input that was taken; 0 before the first. */
  readonly taken: number;
  /** How often it was handed over: of two frames, the one with the greater epoch is newer, whatever their ticks. */
  readonly epoch: number;
}

/** A body crosses the border. */
export interface BodyLetter {
  readonly kind: 'body';
  readonly body: Body;
}

/** A player has come to a zone that is not its home. The home makes the body, once, and hands it over. */
export interface BirthLetter {
  readonly kind: 'birth';
  readonly player: PlayerNumber;
  /** Where the player wants to begin. */
  readonly zone: ZoneNumber;
}

/** The body of a player was handed over, from a zone that is not its home to another: its home knows where it is. */
export interface MovedLetter {
  readonly kind: 'moved';
  readonly id: BodyId;
  readonly zone: ZoneNumber;
  /** That the body has there. */
  readonly epoch: number;
}

/** The body of a player without a client, for the home of the player: it is in no zone any more. */
export interface SleepLetter {
  readonly kind: 'sleep';
  readonly body: Body;
}

/** Coins for a body that was seen beyond the border. */
export interface GiftLetter {
  readonly kind: 'gift';
  readonly to: BodyId;
  readonly coins: number;
  readonly from: BodyId;
  /** Where the giver was, and in which zone: if the receiver is out of reach, the coins return. */
  readonly fromZone: ZoneNumber;
  readonly fromPosition: Position2;
  readonly isReturn: boolean;
}

export type Letter = BodyLetter | BirthLetter | MovedLetter | SleepLetter | GiftLetter;

/** The letters of one tick from one zone to another. */
export interface Parcel {
  readonly to: ZoneNumber;
  readonly letters: readonly Letter[];
}

/** The letters of one tick, by their zones. */
export class Outbox {
  private readonly lettersTo = new Map<ZoneNumber, Letter[]>();

  post(to: ZoneNumber, letter: Letter): void {
    const letters = this.lettersTo.get(to);
    if (letters === undefined) this.lettersTo.set(to, [letter]);
    else letters.push(letter);
  }

  get parcels(): readonly Parcel[] {
    return Array.from(this.lettersTo, ([to, letters]) => ({ to, letters }));
  }
}
