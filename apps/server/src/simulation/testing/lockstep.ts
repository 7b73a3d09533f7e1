/** The zones of a world without hosts and without a store, and what happens in them. */
import { degrees, directionFromAngle, meters, position } from '@tilewright/units';
import { playerId } from '../ids.js';
import type { ActInput, Input } from '../inputs.js';
import type { GiftLetter, Letter, Parcel } from '../letters.js';
import { type World, zonesOf } from '../world.js';
import { Zone } from '../zone.js';

/** All zones of a world in lockstep: the mail of a tick is taken in the next one. */
export class Lockstep {
  readonly world: World;
  readonly zones: readonly Zone[];
  mail: Letter[][];

  constructor(world: World) {
    this.world = world;
    this.zones = zonesOf(world).map((number) => new Zone(world, number));
    this.mail = this.zones.map(() => []);
  }

  step(inputs: readonly Input[] = []): void {
    const mail = this.mail;
    this.mail = this.zones.map(() => []);
    for (const [number, zone] of this.zones.entries()) this.post(zone.step(inputs, mail[number]!));
  }

  private post(parcels: readonly Parcel[]): void {
    for (const { to, letters } of parcels) this.mail[to]!.push(...letters);
  }

  get coins(): number {
    const here = this.zones.flatMap(({ bodies }) => [...bodies.columns.coins]);
    const underWay = this.mail.flat().map((letter) => {
      if (letter.kind === 'body' || letter.kind === 'sleep') return letter.body.coins;
      return letter.kind === 'gift' ? letter.coins : 0;
    });
    return [...here, ...underWay].reduce((sum, coins) => sum + coins, 0);
  }

  get ids(): number[] {
    const here = this.zones.flatMap(({ bodies }) => [...bodies.columns.ids]);
    const underWay = this.mail
      .flat()
      .flatMap((letter) => (letter.kind === 'body' || letter.kind === 'sleep' ? [letter.body.id] : []));
    return [...here, ...underWay].sort((a, b) => a - b);
  }

  zoneOf(id: number): Zone | undefined {
    return this.zones.find(({ bodies }) => bodies.rowOf(id) >= 0);
  }
}

export function act(player: number, number: number, more: Partial<ActInput> = {}): ActInput {
  return { kind: 'act', player, number, walk: undefined, gift: undefined, ...more };
}

/** Lets player 0 walk until it is in a zone. */
export function walkEast(world: Lockstep, to: number): void {
  for (let number = 1; world.zoneOf(playerId(0))?.number !== to; number++) {
    // Up and down now and then, around the walls.
    const sway = directionFromAngle(degrees(number % 20 < 10 ? 40 : -40));
    world.step([act(0, number, { walk: sway })]);
    while (world.zoneOf(playerId(0)) === undefined) world.step();
  }
}

/** A coin from a giver that returns to itself. */
export function giftOf(from: number): GiftLetter {
  const fromPosition = position(meters(0), meters(0));
  return { kind: 'gift', to: from, coins: 1, from, fromZone: 0, fromPosition, isReturn: false };
}
