/** The zones that a process keeps: each has a host that ticks at its own pace, an audience, and a room. */
import { type Duration, milliseconds, seconds, sub, valueIn } from '@tilewright/units';
import type { BodyRows } from '../messages/body-rows.js';
import { Audience } from '../rooms/audience.js';
import type { Passes } from '../rooms/passes.js';
import { type GameBuild, thisBuild } from '../simulation/build.js';
import type { PlayerNumber, ZoneNumber } from '../simulation/ids.js';
import type { Input } from '../simulation/inputs.js';
import { timeStep } from '../simulation/time.js';
import { type World, zoneCount } from '../simulation/world.js';
import type { ZoneStore } from '../store/zone-store.js';
import type { ZoneFrame } from '../zones/frames.js';
import { type HostOptions, ZoneHost } from '../zones/host.js';
import type { Recovery } from '../zones/recovery.js';
import type { Clock } from './clock.js';
import { pace } from './pace.js';
import { newsOfDropped, newsOfEnd, wordsOf } from './zone-news.js';

export interface KeptZonesOptions {
  readonly world: World;
  readonly store: ZoneStore;
  readonly rows: BodyRows;
  readonly clock: Clock;
  /** Where clients reach this process. */
  readonly address: string;
  /** The game; that of this code if not given. */
  readonly build?: GameBuild;
  /** The players that may have a body at one time; no limit if not given. */
  readonly players?: number;
  /** How many ticks a body stays after its player's last client has gone; for ever if not given. */
  readonly away?: number | undefined;
  /** Let clients look into zones beside that of their body. */
  readonly passes?: Passes;
  /** Opens the room of a zone. */
  readonly openRoom: (zone: ZoneNumber, audience: Audience) => Promise<OpenRoom>;
  /** Is told what happens to zones. */
  readonly report: (news: string) => void;
}

export interface OpenRoom {
  close(): Promise<void>;
}

interface Kept {
  readonly host: ZoneHost;
  readonly audience: Audience;
  readonly room: OpenRoom;
  isEnding: boolean;
  /** Of the last tick: how long it took. */
  work: Duration;
}

/** What is known of a zone that is kept here. */
export interface KeptZone {
  readonly zone: ZoneNumber;
  readonly fence: number;
  readonly tick: number;
  readonly bodies: number;
  readonly clients: number;
  readonly work: Duration;
}

/** What is known of a zone that is about to be kept. */
export interface Before {
  /** A recovery from before the zone was free. */
  readonly prepared: Recovery | undefined;
  /** How often it has failed since its last snapshot. */
  readonly failures: number;
}

const TICKS_PER_SNAPSHOT = 100;
/** How often in a row a zone fails before its host drops mail and inputs with which no step can be made. */
const FAILURES_BEFORE_DROPPING = 5;

export class KeptZones {
  /** Of which a host is made, and a recovery. */
  readonly source: Pick<HostOptions, 'store' | 'createZone'> & { readonly build: GameBuild };
  private readonly options: KeptZonesOptions;
  private readonly kept = new Map<ZoneNumber, Kept>();
  private readonly keeping = new Set<Promise<void>>();
  private isEnding = false;

  constructor(options: KeptZonesOptions) {
    const { store, world, build = thisBuild } = options;
    this.options = options;
    this.source = { store, build, createZone: (number) => build.createZone(world, number) };
  }

  get size(): number {
    return this.kept.size;
  }

  has(zone: ZoneNumber): boolean {
    return this.kept.has(zone);
  }

  /** In the order of their numbers. */
  get all(): readonly KeptZone[] {
    const kept = [...this.kept.values()].sort((a, b) => a.host.number - b.host.number);
    return kept.map(({ host, audience, work }) => ({
      zone: host.number,
      fence: host.fence,
      tick: host.zone.tick,
      bodies: host.zone.bodies.count,
      clients: audience.size,
      work,
    }));
  }

  /** Whether a player would get a body from its home; `undefined` if that zone is not kept here. */
  hasPlaceFor(player: PlayerNumber, home: ZoneNumber): boolean | undefined {
    return this.kept.get(home)?.audience.hasPlaceFor(player);
  }

  /**
   * Takes a zone, unless another process gets it first, and keeps it until it ends.
   *
   * @throws like `ZoneHost.take`, or `openRoom`
   */
  async open(zone: ZoneNumber, { prepared, failures }: Before): Promise<void> {
    const { options, source } = this;
    const { rows, clock, address, away, passes, report } = options;
    const start = clock.now();
    const audiences: Audience[] = [];
    const publish = (frame: ZoneFrame): void => audiences[0]?.show(frame);
    const onDropped = this.onDroppedOf(zone, failures);
    const hostOptions = { ...source, ticksPerSnapshot: TICKS_PER_SNAPSHOT, publish, address, onDropped };
    const host = await ZoneHost.take(hostOptions, zone, prepared);
    if (host === undefined) return;
    if (this.isEnding) {
      await host.end();
      return;
    }
    const offer = (input: Input): void => host.offer(input);
    const { fence, generation } = host;
    const audience = new Audience({ rows, zone: host.zone, fence, generation, offer, away, passes });
    if (host.zone.whereabouts.residents.places !== this.placesOfAZone)
      offer({ kind: 'places', count: this.placesOfAZone });
    audiences.push(audience);
    const room = await this.openRoomOf(host, audience);
    const kept: Kept = { host, audience, room, isEnding: false, work: seconds(0) };
    this.kept.set(zone, kept);
    const took = Math.round(valueIn(sub(clock.now(), start), milliseconds));
    report(`zone ${zone}: taken with fencing number ${fence} at tick ${host.zone.tick}, in ${took} ms`);
    const keeping = this.keep(kept)
      .catch((error: unknown) => report(`zone ${zone}: its room cannot be closed: ${wordsOf(error)}`))
      .finally(() => this.keeping.delete(keeping));
    this.keeping.add(keeping);
  }

  /**
   * Ends a zone after its tick, and does not give its lease back: others wait for it. @returns whether it was kept here
   */
  end(zone: ZoneNumber): boolean {
    const kept = this.kept.get(zone);
    if (kept !== undefined) kept.isEnding = true;
    return kept !== undefined;
  }

  /** Ends all zones after their ticks, and gives their leases back: also of one that is being opened. */
  endAll(): void {
    this.isEnding = true;
  }

  /** Resolves when all zones have ended that are kept now. */
  async ended(): Promise<void> {
    await Promise.all(this.keeping);
  }

  /** Each zone is the home of as many. */
  private get placesOfAZone(): number {
    const { players = Number.MAX_SAFE_INTEGER, world } = this.options;
    return Math.ceil(players / zoneCount(world));
  }

  private onDroppedOf(zone: ZoneNumber, failures: number): HostOptions['onDropped'] {
    if (failures < FAILURES_BEFORE_DROPPING) return undefined;
    return (bad) => this.options.report(newsOfDropped(zone, bad, failures));
  }

  private async openRoomOf(host: ZoneHost, audience: Audience): Promise<OpenRoom> {
    try {
      return await this.options.openRoom(host.number, audience);
    } catch (error) {
      await host.fail(error);
      throw error;
    }
  }

  private async keep(kept: Kept): Promise<void> {
    const { clock, report } = this.options;
    const { host } = kept;
    const tick = async (): Promise<void> => {
      const start = clock.now();
      await host.tick();
      kept.work = sub(clock.now(), start);
    };
    try {
      await pace({ tick, period: timeStep, isOver: () => kept.isEnding || this.isEnding, clock });
      await host.end({ givesBack: !kept.isEnding });
      report(`zone ${host.number}: ended`);
    } catch (error) {
      report(newsOfEnd(host.number, error));
    }
    this.kept.delete(host.number);
    await kept.room.close();
  }
}
