/**
 * Zones that tick when they are told to, with players that always do the same. So the same ticks can be made in one
 * process and in many, and have to lead to the same states.
 */
import { degrees, directionFromAngle } from '@tilewright/units';
import { creatureId, type PlayerNumber, type ZoneNumber } from '../../src/simulation/ids.js';
import type { ActInput, Input } from '../../src/simulation/inputs.js';
import { hashOfZone } from '../../src/simulation/state.js';
import { type World, zoneCount } from '../../src/simulation/world.js';
import type { ZoneStore } from '../../src/store/zone-store.js';
import type { ZoneHost } from '../../src/zones/host.js';
import { hostOptions, takeHost } from '../../src/zones/testing/hosts.js';

/** What can be done with the zones of a process, in the order in which it is asked for. */
export interface Stepper {
  take(zone: ZoneNumber): Promise<void>;
  /** @returns the hash of the state after the tick */
  tick(zone: ZoneNumber): Promise<string>;
  /** Gives a zone back. */
  end(zone: ZoneNumber): Promise<void>;
}

const PLAYERS = 4;
const TICKS_PER_SNAPSHOT = 8;
/** For how many ticks inputs are sent again: longer than any body takes from one zone to the next. */
const REPEATED = 12;

export class LocalStepper implements Stepper {
  private readonly world: World;
  private readonly store: ZoneStore;
  private readonly hosts = new Map<ZoneNumber, ZoneHost>();

  constructor(world: World, store: ZoneStore) {
    this.world = world;
    this.store = store;
  }

  async take(zone: ZoneNumber): Promise<void> {
    const options = hostOptions(this.store, this.world, { ticksPerSnapshot: TICKS_PER_SNAPSHOT });
    this.hosts.set(zone, await takeHost(options, zone));
  }

  async tick(zone: ZoneNumber): Promise<string> {
    const host = this.hostOf(zone);
    for (const input of inputsOf(host.zone.tick + 1, this.world)) host.offer(input);
    await host.tick();
    return hashOfZone(host.zone);
  }

  async end(zone: ZoneNumber): Promise<void> {
    await this.hostOf(zone).end();
    this.hosts.delete(zone);
  }

  private hostOf(zone: ZoneNumber): ZoneHost {
    const host = this.hosts.get(zone);
    if (host === undefined) throw new Error(`zone ${zone} must be here`);
    return host;
  }
}

/** The same for all zones: one of them has the body. */
function inputsOf(tick: number, world: World): readonly Input[] {
  const players = Array.from({ length: PLAYERS }, (_, player) => player);
  const first = Math.max(1, tick - REPEATED);
  return players.flatMap((player): Input[] => [
    { kind: 'join', player },
    ...Array.from({ length: tick - first + 1 }, (_, i) => actOf(player, first + i, world)),
  ]);
}

function actOf(player: PlayerNumber, number: number, world: World): ActInput {
  const zone = (player + number) % zoneCount(world);
  return {
    kind: 'act',
    player,
    number,
    walk: directionFromAngle(degrees(45 * ((player + Math.floor(number / 9)) % 8))),
    gift: number % 3 === 0 ? { to: creatureId(zone, number % world.herd), zone } : undefined,
  };
}
