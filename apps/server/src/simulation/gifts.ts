/**
 * Coins that a player gives to a body, in its zone or beyond the border, where it arrives exactly once or comes back.
 */
import { distance, type Length, meters, type Position2 } from '@tilewright/units';
import type { Bodies } from './bodies.js';
import type { BodyId, ZoneNumber } from './ids.js';
import type { GiftLetter, Outbox } from './letters.js';
import type { Whereabouts } from './whereabouts.js';

/** How far a player can give. The zone of the receiver decides it, not the client. */
const REACH: Length = meters(8);

/** What a zone needs so that gifts can be given in it. */
interface Place {
  readonly number: ZoneNumber;
  readonly bodies: Bodies;
  readonly whereabouts: Whereabouts;
}

/** Takes a coin from a body for another one, if it has one. */
export function giveCoin(
  zone: Place,
  row: number,
  { to, zone: toZone }: { readonly to: BodyId; readonly zone: ZoneNumber },
  outbox: Outbox,
): void {
  const { ids, coins, positions } = zone.bodies.columns;
  if (coins.get(row) === 0) return;
  const from = ids.get(row);
  const fromPosition = positions.get(row);
  const letter: GiftLetter = { kind: 'gift', to, coins: 1, from, fromZone: zone.number, fromPosition, isReturn: false };
  coins.set(row, coins.get(row) - 1);
  if (toZone === zone.number) deliver(zone, letter, outbox);
  else outbox.post(toZone, letter);
}

/**
 * Puts coins where they belong: to the receiver if it is here, after it if it left, and back if it is not known here or
 * is out of reach. Only players give, so the home of the giver knows where coins return to, or has what there is of
 * the giver.
 */
export function deliver(zone: Place, letter: GiftLetter, outbox: Outbox): void {
  const { bodies, whereabouts } = zone;
  const row = bodies.rowOf(letter.to);
  if (row >= 0 && (letter.isReturn || canReach(letter, bodies.columns.positions.get(row)))) {
    bodies.columns.coins.set(row, bodies.columns.coins.get(row) + letter.coins);
    return;
  }
  if (letter.isReturn && whereabouts.residents.give(letter.to, letter.coins)) return;
  const went =
    row >= 0
      ? undefined
      : (whereabouts.whereIs(letter.to) ?? (letter.isReturn ? whereabouts.whoKnows(letter.to) : undefined));
  if (went !== undefined) outbox.post(went, letter);
  else giveBack(zone, letter, outbox);
}

function canReach({ fromPosition }: GiftLetter, place: Position2): boolean {
  return distance(fromPosition, place) <= REACH;
}

function giveBack(zone: Place, letter: GiftLetter, outbox: Outbox): void {
  // Only where a log was cut, and the birth of the giver is lost: the coin is of those that it had at birth, and lost
  // with them.
  if (letter.isReturn) return;
  const back: GiftLetter = { ...letter, to: letter.from, isReturn: true };
  if (letter.fromZone === zone.number) deliver(zone, back, outbox);
  else outbox.post(letter.fromZone, back);
}
