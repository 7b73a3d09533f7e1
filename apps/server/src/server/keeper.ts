/**
 * Keeps zones in a process: takes those that have no host, ticks each at its own pace, and opens a room for each. Every process
 * has one; together they keep the world. A zone whose host ended is free when its lease runs out, and goes to whoever asks next:
 * a process that has its share of the zones asks later, so that one that was started again gets them.
 */
import { add, type Duration, milliseconds, seconds, sub, valueIn } from '@tilewright/units';
import type { BodyRows } from '../messages/body-rows.js';
import { Audience } from '../rooms/audience.js';
import type { Passes } from '../rooms/passes.js';
import { type GameBuild, OtherVersion, thisBuild } from '../simulation/build.js';
import type { PlayerNumber, ZoneNumber } from '../simulation/ids.js';
import type { Input } from '../simulation/inputs.js';
import { timeStep } from '../simulation/time.js';
import { homeOf, isZone, type World, zoneCount } from '../simulation/world.js';
import { type Failure, LeaseLost, StoreGone, WorldLost, type ZoneStore } from '../store/zone-store.js';
import type { ZoneFrame } from '../zones/frames.js';
import { CannotReplay } from '../zones/cannot-replay.js';
import { ZoneHost } from '../zones/host.js';
import { recover, type Recovery, type RecoverySource } from '../zones/recovery.js';
import type { Clock } from './clock.js';
import { Holders } from './holders.js';
import { pace } from './pace.js';

export interface KeeperOptions {
  readonly world: World;
  readonly store: ZoneStore;
  readonly rows: BodyRows;
  readonly clock: Clock;
  /** Where clients reach this process. */
  readonly address: string;
  /** Of the store: how long a host may say nothing. */
  readonly lease: Duration;
  /** How many zones it takes before it leaves them to other processes. */
  readonly share: number;
  /** The game; that of this code if not given. */
  readonly build?: GameBuild;
  /** The players that may have a body at one time; no limit if not given. */
  readonly players?: number;
  /** After how many ticks the body of a player who has gone goes, too; it stays for ever if not given. */
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

/** A zone that this process keeps. */
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

const TICKS_PER_SNAPSHOT = 100;
/** How long a question for the host of a zone waits for an answer, and how often it looks. */
const WAITING: Duration = milliseconds(500);
const LOOKING: Duration = milliseconds(20);

export class ZoneKeeper {
  private readonly options: KeeperOptions;
  private readonly kept = new Map<ZoneNumber, Kept>();
  private readonly keeping = new Set<Promise<void>>();
  private readonly all: readonly ZoneNumber[];
  private readonly holders: Holders;
  /** Zones of others that are gone, replayed while their leases run out; `undefined` for one that cannot be replayed. */
  private readonly prepared = new Map<ZoneNumber, Recovery | undefined>();
  /** Zones of another version of the game: those of which that was said, and those that could not be migrated when they were taken. */
  private readonly told = new Set<ZoneNumber>();
  private readonly unread = new Set<ZoneNumber>();
  /** Zones are being taken. */
  private taking: Promise<void> = Promise.resolve();
  private isOver = false;
  /** Whether the store did not answer when it was asked last. */
  private isWaiting = false;

  constructor(options: KeeperOptions) {
    this.options = options;
    const { store, world, address, lease, clock } = options;
    this.all = Array.from({ length: zoneCount(world) }, (_, zone) => zone);
    const keeps = (zone: ZoneNumber): boolean => this.kept.has(zone);
    const { version } = this.build;
    this.holders = new Holders({ store, zones: this.all, version, address, lease, now: clock.now, keeps });
  }

  get zones(): readonly KeptZone[] {
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

  /** The zones that nobody keeps since their hosts failed, as far as it is known here. */
  get failed(): ReadonlyMap<ZoneNumber, Failure> {
    return this.holders.failed;
  }

  /**
   * Where clients reach the host of a zone, as far as it is known here; `undefined` if nobody keeps it, or if it is recovered
   * here. Strangers may ask as often as they like: the store is not asked.
   */
  addressOf(zone: ZoneNumber): string | undefined {
    return this.holders.addressOf(zone);
  }

  /** The same, for which it waits a little: whoever asks need not ask all the time until a zone is recovered. */
  async findAddressOf(zone: ZoneNumber): Promise<string | undefined> {
    const { world, clock } = this.options;
    const last = add(clock.now(), WAITING);
    let found = this.addressOf(zone);
    while (found === undefined && isZone(world, zone) && !this.isOver && clock.now() < last) {
      await clock.sleep(LOOKING);
      found = this.addressOf(zone);
    }
    return found;
  }

  /** Whether a player would get a body, as far as it is known here: another process may keep its home. */
  hasPlaceFor(player: PlayerNumber): boolean {
    const home = this.kept.get(homeOf(this.options.world, player));
    return home === undefined || home.audience.hasPlaceFor(player);
  }

  /** Each zone is the home of as many. */
  private get placesOfAZone(): number {
    const { players = Number.MAX_SAFE_INTEGER, world } = this.options;
    return Math.ceil(players / zoneCount(world));
  }

  /** Where the other processes are that hold zones. */
  get others(): readonly string[] {
    return this.holders.others;
  }

  /**
   * Takes zones that nobody holds: at once until it has its share, later beyond that. Gets ready for those whose hosts say
   * nothing any more. A zone that fails ends alone.
   *
   * @throws StoreGone; WorldLost, and then there is nothing to keep
   */
  takeFree(): Promise<void> {
    this.taking = this.takeAll();
    return this.taking;
  }

  private async takeAll(): Promise<void> {
    const { all, holders, prepared } = this;
    while (!this.isOver) {
      await holders.look();
      this.leaveForeign();
      for (const zone of prepared.keys()) if (!holders.isFree(zone) && !holders.isSilent(zone)) prepared.delete(zone);
      for (const zone of all) if (!this.isOver && this.mayTake(zone)) await this.take(zone);
      const next = all.find((zone) => this.mayPrepare(zone));
      if (next === undefined) return;
      // One at a time: meanwhile another one may have become free.
      await this.prepare(next);
    }
  }

  /** Says once of each zone that another version has it, and forgets that when somebody takes it. */
  private leaveForeign(): void {
    const { holders, told, build, options } = this;
    for (const zone of told) if (!holders.foreign.has(zone)) told.delete(zone);
    for (const zone of this.unread) if (!holders.isFree(zone)) this.unread.delete(zone);
    for (const [zone, { version }] of holders.foreign) {
      if (!told.has(zone)) options.report(`zone ${zone}: ${wordsOfVersions(version, build.version)}`);
      told.add(zone);
    }
  }

  private mayTake(zone: ZoneNumber): boolean {
    if (this.unread.has(zone)) return false;
    return this.holders.isFree(zone) && (this.kept.size < this.options.share || this.holders.isLeftOver(zone));
  }

  /** Whoever has its share is in no hurry, and its code is warm. */
  private mayPrepare(zone: ZoneNumber): boolean {
    if (!this.holders.isSilent(zone) || this.prepared.has(zone)) return false;
    return this.kept.size + this.prepared.size < this.options.share;
  }

  /** Replays a zone before it is free: when it is, only what came since is missing. */
  private async prepare(zone: ZoneNumber): Promise<void> {
    let recovery: Recovery | undefined;
    try {
      recovery = await recover(this.source, zone, { goOn: nextTurn });
    } catch (error) {
      if (error instanceof StoreGone) throw error;
      // Whoever takes it fails, and notes that.
    }
    this.prepared.set(zone, recovery);
  }

  /**
   * Takes zones that become free, until it is stopped. While the store does not answer there are none, and no host: each has
   * ended, since it cannot know what the store has. Afterwards the zones are recovered from it like any others.
   */
  async run(): Promise<void> {
    const { clock } = this.options;
    while (!this.isOver) {
      const now = clock.now();
      const { due } = this.holders;
      if (due > now) await clock.sleep(sub(due, now));
      else await nextTurn();
      if (!this.isOver) await this.takeIfThere();
    }
  }

  private async takeIfThere(): Promise<void> {
    const { report } = this.options;
    try {
      await this.takeFree();
      if (this.isWaiting) report('the store answers again');
      this.isWaiting = false;
    } catch (error) {
      if (!(error instanceof StoreGone)) throw error;
      if (!this.isWaiting) report(`no zone can be kept now, and this process waits: ${error.message}`);
      this.isWaiting = true;
    }
  }

  /** Ends a zone after its tick, and does not give its lease back: others wait for it. @returns whether it was kept here */
  end(zone: ZoneNumber): boolean {
    const kept = this.kept.get(zone);
    if (kept !== undefined) kept.isEnding = true;
    return kept !== undefined;
  }

  /** Ends all zones after their ticks, and gives their leases back: also of a zone that is being taken. */
  async stop(): Promise<void> {
    this.isOver = true;
    // Whoever takes zones gets its error.
    await this.taking.catch(() => undefined);
    await Promise.all(this.keeping);
  }

  /** Takes a zone, unless somebody else gets it first. */
  private async take(zone: ZoneNumber): Promise<void> {
    try {
      await this.open(zone);
    } catch (error) {
      if (error instanceof StoreGone || error instanceof WorldLost) throw error;
      if (error instanceof OtherVersion) {
        this.unread.add(zone);
        this.options.report(`zone ${zone}: is left to another version: ${error.message}`);
      } else this.reportEnd(zone, error);
    }
  }

  /** A zone that another process has is in good hands: its recovery took too long. Any other error is noted in the store. */
  private reportEnd(zone: ZoneNumber, error: unknown): void {
    const { report } = this.options;
    if (error instanceof LeaseLost || error instanceof StoreGone) report(`zone ${zone}: ${String(error)}`);
    else report(`zone ${zone}: failed, and rests before anybody takes it again: ${wordsOf(error)}`);
  }

  private get source(): RecoverySource & Pick<KeeperOptions, 'store'> {
    const { store, world } = this.options;
    const { build } = this;
    return { store, build, createZone: (number) => build.createZone(world, number) };
  }

  private get build(): GameBuild {
    return this.options.build ?? thisBuild;
  }

  private async open(zone: ZoneNumber): Promise<void> {
    const { options, source } = this;
    const { rows, clock, address } = options;
    const start = clock.now();
    const audiences: Audience[] = [];
    const publish = (frame: ZoneFrame): void => audiences[0]?.show(frame);
    const prepared = this.prepared.get(zone);
    this.prepared.delete(zone);
    const host = await ZoneHost.take(
      { ...source, ticksPerSnapshot: TICKS_PER_SNAPSHOT, publish, address },
      zone,
      prepared,
    );
    if (host === undefined) return;
    if (this.isOver) {
      await host.end();
      return;
    }
    const offer = (input: Input): void => host.offer(input);
    const { fence, generation } = host;
    const { away, passes } = options;
    const audience = new Audience({ rows, zone: host.zone, fence, generation, offer, away, passes });
    if (host.zone.residents.places !== this.placesOfAZone) offer({ kind: 'places', count: this.placesOfAZone });
    audiences.push(audience);
    const room = await this.openRoomOf(host, audience);
    const kept: Kept = { host, audience, room, isEnding: false, work: seconds(0) };
    this.kept.set(zone, kept);
    const took = Math.round(valueIn(sub(clock.now(), start), milliseconds));
    options.report(`zone ${zone}: taken with fencing number ${host.fence} at tick ${host.zone.tick}, in ${took} ms`);
    const keeping = this.keep(kept)
      .catch((error: unknown) => options.report(`zone ${zone}: its room cannot be closed: ${wordsOf(error)}`))
      .finally(() => this.keeping.delete(keeping));
    this.keeping.add(keeping);
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
      await pace({ tick, period: timeStep, isOver: () => kept.isEnding || this.isOver, clock });
      await host.end({ givesBack: !kept.isEnding });
      report(`zone ${host.number}: ended`);
    } catch (error) {
      this.reportEnd(host.number, error);
    }
    this.kept.delete(host.number);
    await kept.room.close();
  }
}

function wordsOfVersions(stored: number, own: number): string {
  if (stored > own) return `version ${stored} of the game has it, and this process version ${own}: end this process`;
  return (
    `has ticks of version ${stored} of the game to replay, and this process version ${own}: it is left to a process of ` +
    `version ${stored}. If there is none, start one, and end it with SIGTERM: then it stores a snapshot. If it fails there, ` +
    `end all processes, and use --cut-log of version ${stored}`
  );
}

/** With its stack, unless it is one of ours: a game's own error has to be found. */
function wordsOf(error: unknown): string {
  return error instanceof CannotReplay ? error.message : String(error instanceof Error ? error.stack : error);
}

/** Lets whatever else the process does have its turn. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
