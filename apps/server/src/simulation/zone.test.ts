import { createHash } from 'node:crypto';
import { tileAt } from '@tilewright/tilemap';
import { Direction2, meters, position } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { encodeEntry } from '../messages/entries.js';
import { encodeLetters } from '../messages/letters.js';
import { snapshotOf } from '../zones/snapshots.js';
import { creatureId, playerId } from './ids.js';
import type { Input } from './inputs.js';
import type { Letter } from './letters.js';
import { hashOfZone, restoreZone, saveZone } from './state.js';
import { act, giftOf, Lockstep, walkEast } from './testing/lockstep.js';
import { threeZones } from './testing/worlds.js';
import { GAME_VERSION } from './version.js';
import { worldFrom, zoneAt } from './world.js';
import { COINS_AT_BIRTH, Zone } from './zone.js';

/** The first letters of the SHA-256 of some bytes. */
function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}

describe('a zone', () => {
  it('hands over what crosses the border, and keeps every body and coin in one place', () => {
    const world = new Lockstep(threeZones({ herd: 8 }));
    const born = world.ids;
    let crossings = 0;
    for (let tick = 0; tick < 600; tick++) {
      world.step();
      crossings += world.mail.flat().length;
      expect(world.ids).toStrictEqual(born);
      expect(world.coins).toBe(COINS_AT_BIRTH * born.length);
    }
    expect(crossings).toBeGreaterThan(10);
  });

  it('keeps bodies near its tiles, and out of walls', () => {
    const world = new Lockstep(threeZones({ herd: 8 }));
    for (let tick = 0; tick < 300; tick++) world.step();
    for (const { bodies } of world.zones) {
      for (const place of bodies.columns.positions) {
        expect(world.world.solid.get(tileAt(world.world.space, place))).toBe(false);
      }
    }
  });

  it('gives the same hashes for the same inputs, and others for another seed', () => {
    const run = (seed: number): string[] => {
      const world = new Lockstep(threeZones({ seed }));
      for (let tick = 0; tick < 200; tick++) world.step(tick === 0 ? [{ kind: 'join', player: 1 }] : []);
      return world.zones.map((zone) => hashOfZone(zone));
    };
    expect(run(1)).toStrictEqual(run(1));
    expect(run(2)).not.toStrictEqual(run(1));
  });

  const remedy = 'raise GAME_VERSION in version.ts, and say in build.ts how stored zones are read';

  it('steps as this version of the game does', () => {
    const world = new Lockstep(threeZones({ herd: 20 }));
    for (let tick = 0; tick < 200; tick++) world.step(tick === 0 ? [{ kind: 'join', player: 1 }] : []);
    expect(
      [GAME_VERSION, ...world.zones.map((zone) => hashOfZone(zone))],
      `The step has changed: ${remedy}`,
    ).toStrictEqual([1, 'fa17281cf2ffeb36', '32169b7748eb740d', '1220ca67e4dd82bc']);
  });

  it('is stored as this version of the game stores it', () => {
    const zone = new Zone(threeZones({ herd: 4 }), 0);
    const join = (player: number): Input => ({ kind: 'join', player });
    const inputs = [
      join(0),
      join(3),
      join(1),
      { kind: 'places', count: 9 } as const,
      act(0, 1, { walk: Direction2.east }),
    ];
    zone.step(inputs, []);
    // Player 1 has been asked for, player 3 sleeps, player 6 is in zone 1, and so is a creature that passed through.
    const body = { ...zone.bodies.bodyOf(0), id: creatureId(1, 0), position: position(meters(10), meters(3)) };
    const letters: Letter[] = [
      { kind: 'birth', player: 6, zone: 1 },
      { kind: 'body', body },
    ];
    const [parcel] = zone.step([{ kind: 'leave', player: 3 }], letters);
    const taken = new Map([[2, 17]]);
    const entry = { version: 1, inputs, taken, dropped: [], hash: hashOfZone(zone) };
    const stored = {
      snapshot: snapshotOf(zone, taken, GAME_VERSION).bytes,
      entry: encodeEntry(entry),
      'entry without some mail': encodeEntry({ ...entry, dropped: [{ from: 2, tick: 16 }] }),
      mail: encodeLetters([giftOf(4), ...parcel!.letters]),
    };
    const digests = Object.entries(stored).map(([what, bytes]) => [what, bytes.length, digestOf(bytes)]);
    expect(digests, `What is stored has changed: ${remedy}`).toStrictEqual([
      ['snapshot', 1400, '4f2b323426a133e4'],
      ['entry', 296, '9fe441bfefea6209'],
      ['entry without some mail', 328, 'a8f4a604163618bd'],
      ['mail', 272, '22cb3d4965c34f8e'],
    ]);
  });

  it('goes on from saved bytes as it would have', () => {
    const world = new Lockstep(threeZones({ herd: 20 }));
    for (let tick = 0; tick < 100; tick++) world.step(tick === 0 ? [{ kind: 'join', player: 4 }] : []);
    const restored = new Lockstep(world.world);
    for (const [number, zone] of world.zones.entries()) {
      restoreZone(restored.zones[number]!, saveZone(zone));
    }
    restored.mail = world.mail;
    for (let tick = 0; tick < 200; tick++) {
      world.step();
      restored.step();
      for (const [number, zone] of world.zones.entries()) {
        expect(hashOfZone(restored.zones[number]!)).toBe(hashOfZone(zone));
      }
    }
  });

  it('refuses a body that it has', () => {
    const zone = new Zone(threeZones(), 0);
    const body = zone.bodies.bodyOf(0);
    expect(() => zone.step([], [{ kind: 'body', body }])).toThrow('must not be here already');
  });
});

describe('a player', () => {
  it('is made once by its home, however often and wherever it joins, and handed over to where it came', () => {
    const world = new Lockstep(threeZones({ herd: 0 }));
    for (let tick = 0; tick < 20; tick++) world.step([{ kind: 'join', player: 1 }]);
    expect(world.ids).toStrictEqual([playerId(1)]);
    // All three asked; the home, zone 1, was first.
    expect(world.zoneOf(playerId(1))?.number).toBe(1);

    const visitor = new Lockstep(threeZones({ herd: 0 }));
    const parcels = visitor.zones[2]!.step([{ kind: 'join', player: 1 }], []);
    expect(parcels).toStrictEqual([{ to: 1, letters: [{ kind: 'birth', player: 1, zone: 2 }] }]);
    const back = visitor.zones[1]!.step([], parcels[0]!.letters);
    expect(back).toMatchObject([{ to: 2, letters: [{ kind: 'body', body: { id: playerId(1), epoch: 1 } }] }]);
  });

  it('is asked for once, whatever its client repeats', () => {
    const zone = new Zone(threeZones({ herd: 0 }), 2);
    const join: Input = { kind: 'join', player: 1 };
    expect(zone.step([join, join], [])).toHaveLength(1);
    const recovered = new Zone(zone.world, 2);
    restoreZone(recovered, saveZone(zone));
    for (const each of [zone, recovered]) {
      expect(each.step([join], [])).toStrictEqual([]);
      const home = new Zone(zone.world, 1);
      const [parcel] = home.step([], [{ kind: 'birth', player: 1, zone: 2 }]);
      each.step([], parcel!.letters);
      expect([each.whereabouts.asked.size, each.bodies.count]).toStrictEqual([0, 1]);
    }
  });

  it('is not made for a number that is none', () => {
    const world = new Lockstep(threeZones({ herd: 0 }));
    for (const player of [-1, 0.5, NaN, Infinity, 2 ** 53]) world.step([{ kind: 'join', player }]);
    for (let tick = 0; tick < 3; tick++) world.step();
    expect(world.ids).toStrictEqual([]);
  });

  it('is born in the zone to which it came, also on a tile beside the border of its home', () => {
    const world = worldFrom(['##', '..', '##'], { columns: 2, rows: 1, herd: 0, seed: 1 });
    const home = new Zone(world, 0);
    const [parcel] = home.step([], [{ kind: 'birth', player: 0, zone: 1 }]);
    expect(parcel).toMatchObject({ to: 1, letters: [{ kind: 'body', body: { id: playerId(0), epoch: 1 } }] });
    expect(home.bodies.count).toBe(0);
    const there = new Zone(world, 1);
    expect(there.step([], parcel!.letters)).toStrictEqual([]);
    expect(zoneAt(world, there.bodies.columns.positions.get(0))).toBe(1);
  });

  it('of a number that is none moves no creature', () => {
    const zone = new Zone(threeZones({ herd: 1 }), 0);
    const before = zone.bodies.columns.taken.get(0);
    zone.step([act(creatureId(0, 0) - playerId(0), 1, { walk: Direction2.east })], []);
    expect(zone.bodies.idOf(0)).toBe(creatureId(0, 0));
    expect(zone.bodies.columns.taken.get(0)).toBe(before);
  });

  it('walks by its next input, and ignores all others', () => {
    const zone = new Zone(threeZones({ herd: 0 }), 0);
    zone.step([{ kind: 'join', player: 0 }], []);
    const { taken, strides } = zone.bodies.columns;
    const steps: [Input, number, number][] = [
      [act(0, 2, { walk: Direction2.east }), 0, 0],
      [act(0, 1, { walk: Direction2.east }), 1, 1],
      [act(0, 1), 1, 1],
      [act(0, NaN), 1, 1],
      [act(7, 1), 1, 1],
      [act(0, 2), 2, 0],
    ];
    for (const [input, number, stride] of steps) {
      zone.step([input], []);
      expect([taken.get(0), strides.get(0)]).toStrictEqual([number, stride]);
    }
  });

  it('is known at home, whatever order its news come in', () => {
    const zone = new Zone(threeZones({ herd: 0 }), 0);
    zone.step([], [{ kind: 'birth', player: 0, zone: 1 }]);
    const id = playerId(0);
    const where: (number | undefined)[] = [];
    for (const [to, epoch] of [
      [2, 4],
      [1, 3],
      [1, 5],
    ] as const) {
      zone.step([], [{ kind: 'moved', id, zone: to, epoch }]);
      where.push(zone.whereabouts.whereIs(id));
    }
    expect(where).toStrictEqual([2, 2, 1]);
  });

  it('walks into the next zone, where its numbers go on', () => {
    const world = new Lockstep(threeZones({ herd: 0 }));
    world.step([{ kind: 'join', player: 0 }]);
    walkEast(world, 1);
    const zone = world.zoneOf(playerId(0))!;
    expect(zone.number).toBeGreaterThan(0);
    const row = zone.bodies.rowOf(playerId(0));
    expect(zone.bodies.columns.epochs.get(row)).toBe(zone.number);
    expect(zone.bodies.columns.taken.get(row)).toBeGreaterThan(10);
    expect(world.zones[0]!.whereabouts.whereIs(playerId(0))).toBe(1);
  });
});

describe('a player who leaves', () => {
  const id = playerId(0);
  /** Player 0 in zone 2, which is not its home. */
  const away = (): Lockstep => {
    const world = new Lockstep(threeZones({ herd: 0 }));
    world.step([{ kind: 'join', player: 0 }]);
    walkEast(world, 2);
    return world;
  };
  const sleepersOf = ({ whereabouts }: Zone) => [...whereabouts.residents.asleep.values()];

  it('sleeps at home with all that it has, and wakes up where it comes', () => {
    const world = away();
    const [home, , zone] = world.zones;
    const { coins, taken, epoch } = zone!.bodies.bodyOf(zone!.bodies.rowOf(id));
    world.step([{ kind: 'leave', player: 0 }]);
    expect([world.ids, world.coins]).toStrictEqual([[id], coins]);
    expect(zone!.whereabouts.whereIs(id)).toBe(0);
    world.step();
    expect([world.zoneOf(id), home!.whereabouts.whereIs(id)]).toStrictEqual([undefined, undefined]);
    expect(sleepersOf(home!)).toStrictEqual([{ id, coins, taken, epoch: epoch + 1 }]);
    world.step([{ kind: 'leave', player: 0 }]);
    for (let tick = 0; tick < world.world.memory; tick++) world.step();
    // It comes back to a zone that does not know it any more.
    const [asks] = world.zones[1]!.step([{ kind: 'join', player: 0 }], []);
    world.mail[0]!.push(...asks!.letters);
    for (let tick = 0; tick < 2; tick++) world.step();
    const there = world.zones[1]!.bodies;
    expect(there.bodyOf(there.rowOf(id))).toMatchObject({ coins, taken, epoch: epoch + 2 });
    expect(sleepersOf(home!)).toStrictEqual([]);
  });

  it('is the same after its home was saved', () => {
    const home = new Zone(threeZones({ herd: 0 }), 0);
    home.step([{ kind: 'join', player: 0 }], []);
    for (const inputs of [[], [{ kind: 'leave', player: 0 } as const]]) {
      home.step(inputs, []);
      const restored = new Zone(home.world, 0);
      restoreZone(restored, saveZone(home));
      expect(hashOfZone(restored)).toBe(hashOfZone(home));
      expect(sleepersOf(restored)).toStrictEqual(sleepersOf(home));
    }
    expect(sleepersOf(home)).toHaveLength(1);
  });

  it('gets coins that come back to it', () => {
    const home = new Zone(threeZones({ herd: 0 }), 0);
    home.step([{ kind: 'join', player: 0 }], []);
    home.step([{ kind: 'leave', player: 0 }], []);
    const before = hashOfZone(home);
    expect(home.step([], [{ ...giftOf(id), isReturn: true }])).toStrictEqual([]);
    expect(sleepersOf(home)).toMatchObject([{ coins: COINS_AT_BIRTH + 1 }]);
    expect(hashOfZone(home)).not.toBe(before);
  });

  it('frees a place, without which no player gets a body', () => {
    const world = new Lockstep(threeZones({ herd: 0 }));
    const [home] = world.zones;
    world.step([{ kind: 'places', count: 1 }]);
    world.step([{ kind: 'join', player: 0 }]);
    walkEast(world, 1);
    // Players 0, 3 and 6 have the same home.
    const restored = new Zone(world.world, 0);
    restoreZone(restored, saveZone(home!));
    expect([0, 3, 1].map((player) => restored.whereabouts.hasPlaceFor(player))).toStrictEqual([true, false, true]);
    for (let tick = 0; tick < 3; tick++) world.step([{ kind: 'join', player: 3 }]);
    expect(world.zoneOf(playerId(3))).toBeUndefined();
    world.step([{ kind: 'leave', player: 0 }]);
    for (let tick = 0; tick < 3; tick++) world.step([{ kind: 'join', player: 3 }]);
    expect(world.zoneOf(playerId(3))).toBeDefined();
    expect([0, 3].map((player) => home!.whereabouts.hasPlaceFor(player))).toStrictEqual([false, true]);
  });
});
