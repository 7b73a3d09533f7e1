/** The zones of a world without hosts and without a store. */
import type { Input } from '../inputs.js';
import type { Letter, Parcel } from '../letters.js';
import { type World, zoneCount } from '../world.js';
import { Zone } from '../zone.js';

/** All zones of a world in lockstep: the mail of a tick is taken in the next one. */
export class Lockstep {
  readonly world: World;
  readonly zones: readonly Zone[];
  mail: Letter[][];

  constructor(world: World) {
    this.world = world;
    this.zones = Array.from({ length: zoneCount(world) }, (_, number) => new Zone(world, number));
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
