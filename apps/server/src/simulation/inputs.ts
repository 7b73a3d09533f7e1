/**
 * What players do, and what hosts say of them. Clients are not trusted: a step ignores an input that is not the next
 * one of a player whose body is there.
 */
import type { Direction2 } from '@tilewright/units';
import type { BodyId, PlayerNumber, ZoneNumber } from './ids.js';

/** A player asks for a body. */
export interface JoinInput {
  readonly kind: 'join';
  readonly player: PlayerNumber;
}

/** What a player does from now on, and the body to which it gives a coin. */
export interface ActInput {
  readonly kind: 'act';
  readonly player: PlayerNumber;
  /** From 1, without gaps. A number that is not the next one is ignored: the client sends it again. */
  readonly number: number;
  /** The direction to walk in; `undefined` to stand. */
  readonly walk: Direction2 | undefined;
  /** The body that gets a coin, and the zone in which the client saw it. */
  readonly gift: { readonly to: BodyId; readonly zone: ZoneNumber } | undefined;
}

/** A player has gone: its body goes from the world, until the player joins again. The host of its zone says so. */
export interface LeaveInput {
  readonly kind: 'leave';
  readonly player: PlayerNumber;
}

/** How many players with this home may have a body at one time. The host says it, so that it is in the log. */
export interface PlacesInput {
  readonly kind: 'places';
  readonly count: number;
}

/** What clients send. */
export type ClientInput = JoinInput | ActInput;

export type Input = ClientInput | LeaveInput | PlacesInput;
