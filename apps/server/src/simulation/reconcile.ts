/**
 * Fits the state of a zone from some ticks ago to a world that has gone on: what the zone did since then is unknown, and what
 * the others have of it stays true.
 */
import { type BodyId, isPlayer, playerOf, type ZoneNumber } from './ids.js';
import type { Body, GiftLetter, Letter } from './letters.js';
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
 * Takes the mail of the ticks that are not known, as far as it leaves bodies and coins here, and lets go what is elsewhere.
 *
 * @param mail - in the order in which it was taken
 * @param places - of all bodies that are outside of this zone
 */
export function reconcile(zone: Zone, mail: readonly Letter[], places: Places): void {
  for (const letter of mail) {
    if (letter.kind === 'body') takeIn(zone, letter.body, places);
    else if (letter.kind === 'gift') give(zone, letter);
  }
  for (const [id, place] of places.entries()) letGo(zone, id, place);
  zone.bodies.track();
}

function takeIn({ bodies, left, asked }: Zone, body: Body, places: Places): void {
  const place = places.get(body.id);
  const row = bodies.rowOf(body.id);
  if (place !== undefined && place.epoch > body.epoch) return;
  if (row >= 0 && bodies.columns.epochs.get(row) >= body.epoch) return;
  if (row >= 0) bodies.remove(row);
  left.returned(body.id);
  asked.delete(body.id);
  bodies.add(body);
}

function give({ bodies }: Zone, { to, coins: more }: GiftLetter): void {
  const row = bodies.rowOf(to);
  const { coins } = bodies.columns;
  if (row >= 0) coins.set(row, coins.get(row) + more);
}

/** A home knows its players wherever they are: else it would make another body. */
function letGo(zone: Zone, id: BodyId, place: Place): void {
  const { bodies, left, world, number } = zone;
  const row = bodies.rowOf(id);
  if (row >= 0 && bodies.columns.epochs.get(row) >= place.epoch) return;
  if (row >= 0) bodies.remove(row);
  const isOfThisHome = isPlayer(id) && homeOf(world, playerOf(id)) === number;
  if (place.zone !== number && (row >= 0 || isOfThisHome)) left.went(id, place.zone);
}
