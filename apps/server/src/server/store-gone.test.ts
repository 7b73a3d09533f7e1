/** A store that does not answer for a while, whatever it has carried out meanwhile. */
import { seconds } from '@tilewright/units';
import { beforeEach, expect, it } from 'vitest';
import { audit } from '../../faults/audit.js';
import { bodyRows } from '../messages/body-rows.js';
import { narrowZones } from '../simulation/testing/worlds.js';
import { MemoryStore } from '../store/memory-store.js';
import { StoreGone, type ZoneStore } from '../store/zone-store.js';
import { ZoneKeeper } from './keeper.js';
import { SteppedClock } from './testing/stepped-clock.js';

const world = narrowZones({ herd: 6, seed: 1 });

let clock: SteppedClock;
let store: MemoryStore;
let lines: string[];
/** What becomes of each call. */
let fate: 'answered' | 'lost' | 'lost answer';

beforeEach(() => {
  clock = new SteppedClock();
  store = new MemoryStore({ lease: seconds(2), now: clock.now });
  lines = [];
  fate = 'answered';
});

/** The store over a connection that breaks. */
function connection(): ZoneStore {
  return new Proxy(store, {
    get: (target, name) => {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== 'function') return method;
      return async (...args: readonly unknown[]): Promise<unknown> => {
        if (fate === 'lost') throw new StoreGone();
        const answer: unknown = await Reflect.apply(method, target, args);
        if (fate === 'lost answer') throw new StoreGone();
        return answer;
      };
    },
  });
}

it.each(['lost', 'lost answer'] as const)(
  'ends zones and not the process, when what it is asked is %s',
  async (gone) => {
    const rooms = { open: 0 };
    const keeper = new ZoneKeeper({
      world,
      store: connection(),
      rows: bodyRows({ space: world.space, bounds: world.solid.bounds }),
      clock,
      address: 'here',
      lease: seconds(2),
      share: 3,
      openRoom: async () => {
        rooms.open++;
        return { close: async () => void rooms.open-- };
      },
      report: (line) => lines.push(line),
    });
    const ended = keeper.run();
    await clock.pass(30);
    const ticks = keeper.zones.map(({ tick }) => tick);
    for (const times of [1, 2]) {
      fate = gone;
      await clock.pass(100);
      expect([keeper.zones, rooms.open]).toStrictEqual([[], 0]);
      expect(lines.filter((line) => line.startsWith('no zone can be kept now'))).toHaveLength(times);
      fate = 'answered';
      await clock.pass(60);
      expect(keeper.zones.map(({ zone, tick }) => [zone, tick > ticks[zone]!])).toStrictEqual([
        [0, true],
        [1, true],
        [2, true],
      ]);
      expect([lines.filter((line) => line === 'the store answers again').length, rooms.open]).toStrictEqual([times, 3]);
    }
    const stopping = keeper.stop();
    await clock.pass(10);
    await Promise.all([stopping, ended]);
    expect(await audit({ world, store, players: [] })).toStrictEqual([]);
    expect(await store.failureOf(0)).toBeUndefined();
  },
);
