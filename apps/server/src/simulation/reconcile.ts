/**
 * Fits the state of a zone from some ticks ago to a world that has gone on: what the zone did since then is unknown,
 * and what the others have of it stays true.
 */
import { type BodyId, isPlayer, playerOf, type ZoneNumber } from './ids.js';
import type { Body, GiftLetter, Letter } from './letters.js';
import type { Residents } from './residents.js';
import { homeOf } from './world.js';
import type { Zone } from './zone.js';

/** Where a body is, in a zone or on its way there. */
export interface Place {
  readonly zone: ZoneNumber;
  readonly epoch: number;
}

/** Of two places, the one in which the body has the greater epoch is where it is. */
export class Places {
  private readonly places = new Map<BodyId, Place>();

  note({ id, epoch }: Pick<Body, 'id' | 'epoch'>, zone: ZoneNumber): void {
    const known = this.places.get(id);
    if (known === undefined || known.epoch < epoch) this.places.set(id, { zone, epoch });
  }

  get(id: BodyId): Place | undefined {
    return this.places.get(id);
  }

  entries(): Iterable<[BodyId, Place]> {
    return this.places;
  }
}

/**
 * Takes the mail of the ticks that are not known, as far as it leaves bodies and coins here, and lets go what is
 * elsewhere.
 *
 * @param mail - in the order in which it was taken
 * @param places - of all bodies that are outside of this zone
 */
export function reconcile(zone: Zone, mail: readonly Letter[], places: Places): void {
  for (const letter of mail) {
    if (letter.kind === 'body') takeIn(zone, letter.body, places);
    else if (letter.kind === 'sleep') putToSleep(zone, letter.body, places);
    else if (letter.kind === 'moved') zone.whereabouts.residents.note(letter.id, letter.zone, letter.epoch);
    else if (letter.kind === 'gift') give(zone, letter);
  }
  for (const [id, place] of places.entries()) letGo(zone, id, place);
  zone.bodies.track();
}

function takeIn(zone: Zone, body: Body, places: Places): void {
  const { bodies, number } = zone;
  const { left, asked, residents } = zone.whereabouts;
  if (!removeOlder(zone, body, places)) return;
  left.delete(body.id);
  asked.delete(body.id);
  bodies.add(body);
  if (isOfHome(zone, body.id)) noteAwake(residents, body.id, { zone: number, epoch: body.epoch });
}

function putToSleep(zone: Zone, body: Body, places: Places): void {
  const { residents } = zone.whereabouts;
  if (removeOlder(zone, body, places) && (residents.asleep.get(body.id)?.epoch ?? -1) < body.epoch)
    residents.sleep(body);
}

/** Removes the body as it was here before. @returns whether the given one is the newest */
function removeOlder({ bodies }: Zone, { id, epoch }: Body, places: Places): boolean {
  const place = places.get(id);
  const row = bodies.rowOf(id);
  if (place !== undefined && place.epoch > epoch) return false;
  if (row >= 0 && bodies.columns.epochs.get(row) >= epoch) return false;
  if (row >= 0) bodies.remove(row);
  return true;
}

function give({ bodies, whereabouts }: Zone, { to, coins: more }: GiftLetter): void {
  const row = bodies.rowOf(to);
  const { coins } = bodies.columns;
  if (row >= 0) coins.set(row, coins.get(row) + more);
  else whereabouts.residents.give(to, more);
}

/** A home knows its players wherever they are: else it would make another body. */
function letGo(zone: Zone, id: BodyId, place: Place): void {
  const { bodies, number, tick } = zone;
  const { left, residents } = zone.whereabouts;
  const row = bodies.rowOf(id);
  if (row >= 0 && bodies.columns.epochs.get(row) >= place.epoch) return;
  if (row >= 0) bodies.remove(row);
  if (isOfHome(zone, id)) noteAwake(residents, id, place);
  else if (row >= 0 && place.zone !== number) left.note(id, place.zone, tick);
}

/** A player whose body is elsewhere with a greater epoch has woken up in one of the lost ticks. */
function noteAwake(residents: Residents, id: BodyId, { zone, epoch }: Place): void {
  const sleeper = residents.asleep.get(id);
  if (sleeper !== undefined && sleeper.epoch >= epoch) return;
  residents.wake(id);
  residents.note(id, zone, epoch);
}

function isOfHome({ world, number }: Zone, id: BodyId): boolean {
  return isPlayer(id) && homeOf(world, playerOf(id)) === number;
}
