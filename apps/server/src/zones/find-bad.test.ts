/** What a host does with mail and inputs for which the step of its zone throws. */
import { add, Direction2, type Instant, instant, seconds } from '@tilewright/units';
import { beforeEach, describe, expect, it } from 'vitest';
import { encodeLetters } from '../messages/letters.js';
import type { Input } from '../simulation/inputs.js';
import type { Letter, Parcel } from '../simulation/letters.js';
import { hashOfZone } from '../simulation/state.js';
import { threeZones } from '../simulation/testing/worlds.js';
import { Zone } from '../simulation/zone.js';
import { MemoryStore } from '../store/memory-store.js';
import { LeaseLost } from '../store/zone-store.js';
import { findBad } from './find-bad.js';
import { type Dropped, type HostOptions, isMail, type ZoneHost } from './host.js';
import { recover } from './recovery.js';
import { birth, hostOptions, takeHost, tick } from './testing/hosts.js';

const lease = seconds(1);
const world = threeZones({ herd: 4 });

let now: Instant;
let store: MemoryStore;
let options: HostOptions;
let dropped: Dropped[];
const onDropped = (bad: Dropped): void => void dropped.push(bad);

beforeEach(() => {
  now = instant(seconds(0));
  store = new MemoryStore({ lease, now: () => now });
  options = hostOptions(store, world, { ticksPerSnapshot: 5 });
  dropped = [];
});

const take = (more: Partial<HostOptions> = {}): Promise<ZoneHost> => takeHost({ ...options, ...more });

describe('with mail that no step can be made with, a host', () => {
  const spoiled = Uint8Array.of(1, 2, 3);
  const droppedMail = () => dropped.map(({ item }) => (isMail(item) ? [item.from, item.tick] : item));

  beforeEach(async () => {
    await store.send({ from: 1, to: 0, tick: 1, bytes: birth(30) });
    await store.send({ from: 1, to: 0, tick: 2, bytes: spoiled });
    await store.send({ from: 1, to: 0, tick: 3, bytes: birth(33) });
    await store.send({ from: 2, to: 0, tick: 7, bytes: birth(36) });
  });

  it('fails, unless it may drop it', async () => {
    const host = await take();
    await expect(host.tick()).rejects.toThrow(RangeError);
    await expect(store.failureOf(0)).resolves.toMatchObject({ times: 1 });
  });

  it('drops it, takes the rest, and is replayed without it', async () => {
    const host = await take({ onDropped });
    await tick(host);
    expect([droppedMail(), String(dropped[0]?.error)]).toStrictEqual([[[1, 2]], expect.stringContaining('RangeError')]);
    expect(host.zone.bodies.count).toBe(world.herd + 3);
    await tick(host);
    const { zone, taken } = await recover(options, 0);
    expect([hashOfZone(zone), taken.get(1)]).toStrictEqual([hashOfZone(host.zone), 3]);
    expect(dropped).toHaveLength(1);
  });

  it('drops letters that a step throws for', async () => {
    const host = await take({ onDropped });
    const body = host.zone.bodies.bodyOf(0);
    await store.send({ from: 2, to: 0, tick: 8, bytes: encodeLetters([{ kind: 'body', body }]) });
    await tick(host);
    expect(droppedMail()).toStrictEqual([
      [1, 2],
      [2, 8],
    ]);
  });

  it('drops nothing more after a snapshot: the zone was well', async () => {
    const host = await take({ onDropped, ticksPerSnapshot: 1 });
    await tick(host);
    await store.send({ from: 1, to: 0, tick: 4, bytes: spoiled });
    await expect(host.tick()).rejects.toThrow(RangeError);
    expect(dropped).toHaveLength(1);
  });

  it('drops nothing for steps that fail without it', async () => {
    class BrokenZone extends Zone {
      override step(): never {
        throw new Error('no step can be made');
      }
    }
    const host = await take({ onDropped, createZone: (zone) => new BrokenZone(world, zone) });
    await expect(host.tick()).rejects.toThrow(RangeError);
    expect(dropped).toStrictEqual([]);
  });

  it('drops nothing when it has lost its lease', async () => {
    const lost = await take({ onDropped });
    now = add(now, lease);
    await take();
    await expect(lost.tick()).rejects.toThrow(LeaseLost);
    expect([dropped, (await store.historyOf(0)).log]).toStrictEqual([[], []]);
  });
});

describe('with inputs that no step can be made with, a host', () => {
  /** A zone of a game with a mistake: no player can walk north. */
  class FragileZone extends Zone {
    override step(inputs: readonly Input[], mail: readonly Letter[]): readonly Parcel[] {
      for (const input of inputs) {
        if (input.kind === 'act' && input.walk === Direction2.north) throw new TypeError('there is no north');
      }
      return super.step(inputs, mail);
    }
  }
  const createZone = (zone: number): Zone => new FragileZone(world, zone);
  const join = (player: number): Input => ({ kind: 'join', player });
  const walk = (player: number, direction: Direction2, number = 1): Input => {
    return { kind: 'act', player, number, walk: direction, gift: undefined };
  };
  const players = Array.from({ length: 12 }, (_, i) => 3 * i);
  /** Players 6 and 21 walk north, all others east. */
  const inputs = players.map((player) => walk(player, [6, 21].includes(player) ? Direction2.north : Direction2.east));
  const takenOf = ({ zone: { bodies } }: ZoneHost): number[] => [...bodies.columns.taken].slice(world.herd);

  it('fails, unless it may drop them', async () => {
    const host = await take({ createZone });
    await expect(tick(host, ...inputs)).rejects.toThrow('there is no north');
  });

  it('takes them as doing nothing, and the others as they are, and is replayed like that', async () => {
    const host = await take({ createZone, onDropped });
    await tick(host, ...players.map(join));
    await tick(host, ...inputs);
    expect(dropped.map(({ item, error }) => [item, String(error)])).toStrictEqual(
      [6, 21].map((player) => [walk(player, Direction2.north), 'TypeError: there is no north']),
    );
    expect(takenOf(host)).toStrictEqual(players.map(() => 1));
    const strides = [...host.zone.bodies.columns.strides].slice(world.herd);
    expect(strides).toStrictEqual(players.map((player) => ([6, 21].includes(player) ? 0 : 1)));
    const { zone } = await recover({ ...options, createZone }, 0);
    expect(hashOfZone(zone)).toBe(hashOfZone(host.zone));
  });

  it('takes them no more, also after a snapshot, and the next inputs of the same players', async () => {
    const host = await take({ createZone, onDropped, ticksPerSnapshot: 3 });
    await tick(host, ...players.map(join));
    for (let times = 0; times < 4; times++) await tick(host, ...inputs);
    expect(dropped).toHaveLength(2);
    await tick(host, walk(6, Direction2.south, 2));
    expect(takenOf(host)[2]).toBe(2);
    await expect(tick(host, walk(9, Direction2.north, 2))).rejects.toThrow('there is no north');
  });

  it('drops what it cannot even take as doing nothing', async () => {
    /** No player with the number 6 can do anything. */
    class BlockedZone extends Zone {
      override step(inputs: readonly Input[], mail: readonly Letter[]): readonly Parcel[] {
        if (inputs.some((input) => input.kind === 'act' && input.player === 6)) throw new TypeError('not 6');
        return super.step(inputs, mail);
      }
    }
    const host = await take({ createZone: (zone) => new BlockedZone(world, zone), onDropped });
    await tick(host, ...players.map(join));
    await tick(host, ...players.map((player) => walk(player, Direction2.east)));
    expect(dropped.map(({ item }) => item)).toStrictEqual([walk(6, Direction2.east)]);
    expect(takenOf(host)).toStrictEqual(players.map((player) => (player === 6 ? 0 : 1)));
  });
});

it('saves no zone to which nothing comes', () => {
  const zone = new Zone(world, 0);
  Object.assign(zone.whereabouts.residents.asleep, {
    write: () => {
      throw new Error('it must not be saved');
    },
  });
  expect(findBad(options, zone, [], () => {})).toStrictEqual([]);
});

it('asks for few trials, and finds what is bad only together with others', () => {
  const items = Array.from({ length: 4096 }, (_, i) => i);
  let trials = 0;
  const bad = findBad(options, new Zone(world, 0), items, (_, some) => {
    trials++;
    if (some.includes(7)) throw new Error('7');
    if (some.includes(12) && some.includes(3000)) throw new Error('both');
  });
  expect(bad.map(({ item, error }) => [item, String(error)])).toStrictEqual([
    [7, 'Error: 7'],
    [3000, 'Error: both'],
  ]);
  expect(trials).toBeLessThan(40);
});
