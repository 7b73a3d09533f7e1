import { instant, meters, position, seconds } from '@tilewright/units';
import { expect, it } from 'vitest';
import { encodeLetters } from '../src/messages/letters.js';
import { playerId } from '../src/simulation/ids.js';
import { narrowZones } from '../src/simulation/testing/worlds.js';
import { Zone } from '../src/simulation/zone.js';
import { MemoryStore } from '../src/store/memory-store.js';
import { hostOptions, takeHost } from '../src/zones/testing/hosts.js';
import { audit } from './audit.js';

const world = narrowZones({ herd: 2, seed: 1 });
const emptyStore = (): MemoryStore => new MemoryStore({ lease: seconds(1), now: () => instant(seconds(0)) });
const player = { player: 0, taken: 0, made: 0 };

async function storeWithPlayer(): Promise<MemoryStore> {
  const store = emptyStore();
  const host = await takeHost(hostOptions(store, world));
  host.offer({ kind: 'join', player: 0 });
  await host.tick();
  return store;
}

it('finds nothing wrong where nothing is', async () => {
  await expect(audit({ world, store: await storeWithPlayer(), players: [player] })).resolves.toStrictEqual([]);
});

it('misses a player of which the store has no trace', async () => {
  await expect(audit({ world, store: emptyStore(), players: [player] })).resolves.toStrictEqual([
    `body ${playerId(0)} is in 0 places`,
    'there are 60 coins, and 7 bodies were born with 10 each',
  ]);
});

it('finds a player who never asked for a body', async () => {
  await expect(audit({ world, store: await storeWithPlayer(), players: [] })).resolves.toStrictEqual([
    `body ${playerId(0)} was never born`,
    'there are 70 coins, and 6 bodies were born with 10 each',
  ]);
});

it('finds a body that is here and under way', async () => {
  const store = await storeWithPlayer();
  const zone = new Zone(world, 0);
  zone.step([{ kind: 'join', player: 0 }], []);
  const body = zone.bodies.bodyOf(zone.bodies.rowOf(playerId(0)));
  await store.send({ from: 1, to: 2, tick: 1, bytes: encodeLetters([{ kind: 'body', body }]) });
  await expect(audit({ world, store, players: [player] })).resolves.toStrictEqual([
    `body ${playerId(0)} is in 2 places`,
    'there are 80 coins, and 7 bodies were born with 10 each',
  ]);
});

it('compares the inputs of players with what their clients know', async () => {
  const store = await storeWithPlayer();
  await expect(audit({ world, store, players: [{ ...player, taken: 2, made: 3 }] })).resolves.toStrictEqual([
    'player 0: a frame took input 2, the world has 0',
  ]);
  await expect(audit({ world, store, players: [{ ...player, made: -1 }] })).resolves.toStrictEqual([
    'player 0: the world has input 0, and -1 were sent',
  ]);
});

it('finds a gift that does not arrive', async () => {
  const store = await storeWithPlayer();
  const fromPosition = position(meters(0), meters(0));
  const gift = { kind: 'gift', to: 0, coins: 0, from: 0, fromZone: 1, fromPosition, isReturn: false } as const;
  await store.send({ from: 1, to: 2, tick: 1, bytes: encodeLetters([gift]) });
  await expect(audit({ world, store, players: [player] })).resolves.toStrictEqual([]);
  await expect(audit({ world, store, players: [player], isQuiet: true })).resolves.toStrictEqual([
    'a gift for body 0 does not arrive',
  ]);
});
