import { meters, position } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { creatureId, playerId } from './ids.js';
import type { Letter } from './letters.js';
import { act, giftOf, Lockstep, walkEast } from './testing/lockstep.js';
import { threeZones } from './testing/worlds.js';
import { type World, worldFrom } from './world.js';
import { COINS_AT_BIRTH } from './zone.js';

describe('a gift', () => {
  /** Open ground, so that all are in reach of each other: 6 x 3 tiles, two zones. */
  const field = (): World => worldFrom(['......', '......', '......'], { columns: 2, rows: 1, herd: 1, seed: 3 });
  const coinsOf = (world: Lockstep, id: number): number => {
    const { bodies } = world.zoneOf(id)!;
    return bodies.columns.coins.get(bodies.rowOf(id));
  };
  const creature = creatureId(1, 0);
  const joined = (): Lockstep => {
    const world = new Lockstep(field());
    world.step([{ kind: 'join', player: 0 }]);
    while (world.zoneOf(playerId(0)) === undefined) world.step();
    return world;
  };

  it('reaches a body beyond the border once', () => {
    const world = joined();
    world.step([act(0, 1, { gift: { to: creature, zone: world.zoneOf(creature)!.number } })]);
    for (let tick = 0; tick < 4; tick++) world.step();
    expect([coinsOf(world, playerId(0)), coinsOf(world, creature)]).toStrictEqual([9, 11]);
  });

  it('comes back from a zone that never had the receiver', () => {
    const world = joined();
    world.step([act(0, 1, { gift: { to: 12_345, zone: 1 } })]);
    for (let tick = 0; tick < 4; tick++) world.step();
    expect(coinsOf(world, playerId(0))).toBe(10);
  });

  it('follows a receiver that left, and comes back if it is out of reach by then', () => {
    const world = joined();
    const letter: Letter = {
      kind: 'gift',
      to: creature,
      coins: 1,
      from: playerId(0),
      fromZone: 0,
      fromPosition: world.zones[0]!.bodies.columns.positions.get(0),
      isReturn: false,
    };
    const [left, there] = [world.zones[0]!, world.zones[1]!];
    left.whereabouts.left.note(99, 1, 1);
    expect(left.step([], [{ ...letter, to: 99 }])).toStrictEqual([{ to: 1, letters: [{ ...letter, to: 99 }] }]);
    const far: Letter = { ...letter, fromPosition: position(meters(-1000), meters(0)) };
    expect(there.step([], [far])).toMatchObject([
      { to: 0, letters: [{ kind: 'gift', to: playerId(0), isReturn: true }] },
    ]);
  });

  it('for a creature that left too long ago comes back', () => {
    const world = joined();
    const { zones } = world;
    zones[0]!.whereabouts.left.note(99, 1, zones[0]!.tick);
    for (let tick = 0; tick < world.world.memory; tick++) {
      expect(zones[0]!.whereabouts.whereIs(99)).toBe(1);
      world.step();
    }
    world.step([act(0, 1, { gift: { to: 99, zone: 0 } })]);
    expect([zones[0]!.whereabouts.whereIs(99), coinsOf(world, playerId(0))]).toStrictEqual([undefined, 10]);
  });

  it('finds its giver by the home of the giver, when no other zone remembers it', () => {
    const world = new Lockstep(threeZones({ herd: 0 }));
    const [home, middle] = world.zones;
    world.step([{ kind: 'join', player: 0 }]);
    walkEast(world, 2);
    // Middle was told to return a coin, and had no host for a while.
    const late = world.world.memory + 1;
    for (let tick = 0; tick < late; tick++) world.step();
    expect([home!.whereabouts.whereIs(playerId(0)), middle!.whereabouts.whereIs(playerId(0))]).toStrictEqual([
      2,
      undefined,
    ]);
    const back: Letter = { ...giftOf(playerId(0)), isReturn: true };
    expect(middle!.step([], [back])).toStrictEqual([{ to: 0, letters: [back] }]);
    world.mail[0]!.push(back);
    for (let tick = 0; tick < 2; tick++) world.step();
    expect(coinsOf(world, playerId(0))).toBe(COINS_AT_BIRTH + 1);
  });

  it('of a client that names no zone of the world is not taken from it', () => {
    const world = joined();
    for (const [index, zone] of [-1, 2, 0.5, NaN].entries()) {
      world.step([act(0, index + 1, { gift: { to: creature, zone } })]);
    }
    expect(coinsOf(world, playerId(0))).toBe(10);
  });
});
