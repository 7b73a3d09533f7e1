import { expect, it } from 'vitest';
import { playerId } from './ids.js';
import { Places, reconcile } from './reconcile.js';
import { threeZones } from './testing/worlds.js';
import { Zone } from './zone.js';

const id = playerId(0);

/** The home of player 0, whose body went to zone 1 as far as it knows. */
function home(): Zone {
  const zone = new Zone(threeZones({ herd: 0 }), 0);
  zone.whereabouts.residents.note(id, 1, 2);
  return zone;
}

it('lets a home know what it was told in the lost ticks, of a zone that cannot be read', () => {
  const zone = home();
  reconcile(zone, [{ kind: 'moved', id, zone: 2, epoch: 3 }], new Places());
  expect(zone.whereabouts.whereIs(id)).toBe(2);
});

it('believes what is in a zone rather than what was told before', () => {
  const zone = home();
  const places = new Places();
  places.note({ id, epoch: 4 }, 1);
  reconcile(zone, [{ kind: 'moved', id, zone: 2, epoch: 3 }], places);
  expect(zone.whereabouts.whereIs(id)).toBe(1);
});
