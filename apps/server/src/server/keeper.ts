/**
 * Decides which zones a process keeps: it takes those that have no host. Every process has a keeper; together they keep
 * the world. A zone whose host ended is free when its lease runs out, and goes to the next process that asks. A process
 * that has its share of the zones asks later, so that a process that was started again gets them.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { add, type Duration, milliseconds, sub } from '@tilewright/units';
import { OtherVersion } from '../simulation/build.js';
import type { PlayerNumber, ZoneNumber } from '../simulation/ids.js';
import { homeOf, isZone, zonesOf } from '../simulation/world.js';
import { type Failure, StoreGone, WorldLost } from '../store/zone-store.js';
import { recover, type Recovery } from '../zones/recovery.js';
import { Holders } from './holders.js';
import { type KeptZone, KeptZones, type KeptZonesOptions } from './kept-zones.js';
import { newsOfEnd, newsOfVersions } from './zone-news.js';

export interface KeeperOptions extends KeptZonesOptions {
  /** Of the store: how long a host may say nothing. */
  readonly lease: Duration;
  /** How many zones it takes before it leaves them to other processes. */
  readonly share: number;
}

/** How long a question for the host of a zone waits for an answer, and how often it looks. */
const WAITING: Duration = milliseconds(500);
const LOOKING: Duration = milliseconds(20);

export class ZoneKeeper {
  private readonly options: KeeperOptions;
  private readonly kept: KeptZones;
  private readonly all: readonly ZoneNumber[];
  private readonly holders: Holders;
  /**
   * Zones of processes that are gone, replayed while their leases run out; `undefined` if a zone cannot be replayed.
   */
  private readonly prepared = new Map<ZoneNumber, Recovery | undefined>();
  /**
   * Zones of another version of the game: those of which that was said, and those that could not be migrated when they
   * were taken.
   */
  private readonly told = new Set<ZoneNumber>();
  private readonly unread = new Set<ZoneNumber>();
  /** Zones are being taken. */
  private taking: Promise<void> = Promise.resolve();
  private isOver = false;
  /** Whether the store did not answer when it was asked last. */
  private isWaiting = false;

  constructor(options: KeeperOptions) {
    this.options = options;
    this.kept = new KeptZones(options);
    const { store, world, address, lease, clock } = options;
    this.all = zonesOf(world);
    const keeps = (zone: ZoneNumber): boolean => this.kept.has(zone);
    const { version } = this.kept.source.build;
    this.holders = new Holders({ store, zones: this.all, version, address, lease, now: clock.now, keeps });
  }

  get zones(): readonly KeptZone[] {
    return this.kept.all;
  }

  /** The zones that have no host since theirs failed, as far as it is known here. */
  get failed(): ReadonlyMap<ZoneNumber, Failure> {
    return this.holders.failed;
  }

  /**
   * Where clients reach the host of a zone, as far as it is known here; `undefined` if it has no host, or if it is
   * recovered here. It costs no question to the store, since any client may ask at any time.
   */
  addressOf(zone: ZoneNumber): string | undefined {
    return this.holders.addressOf(zone);
  }

  /** The same, for which it waits a little: then clients need not ask all the time until a zone is recovered. */
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

  /**
   * Whether a new player would get a body, as far as it is known here: of the homes of other processes, as of the last
   * look.
   */
  hasPlaceFor(player: PlayerNumber): boolean {
    const home = homeOf(this.options.world, player);
    return this.kept.hasPlaceFor(player, home) ?? !this.holders.isFull(home);
  }

  /** Where the other processes are that hold zones. */
  get others(): readonly string[] {
    return this.holders.others;
  }

  /**
   * Takes free zones: at once until it has its share, later beyond that. Gets ready for those whose hosts have stopped
   * renewing their leases. A zone that fails ends alone.
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

  /** Reports once of each zone that another version has it, and again after a process has taken it. */
  private leaveForeign(): void {
    const { holders, told, options, kept } = this;
    for (const zone of told) if (!holders.foreign.has(zone)) told.delete(zone);
    for (const zone of this.unread) if (!holders.isFree(zone)) this.unread.delete(zone);
    for (const [zone, { version }] of holders.foreign) {
      if (!told.has(zone)) options.report(newsOfVersions(zone, version, kept.source.build.version));
      told.add(zone);
    }
  }

  private mayTake(zone: ZoneNumber): boolean {
    if (this.unread.has(zone)) return false;
    return this.holders.isFree(zone) && (this.kept.size < this.options.share || this.holders.isLeftOver(zone));
  }

  /** A process that has its share need not get ready: it takes zones later, and its code is compiled. */
  private mayPrepare(zone: ZoneNumber): boolean {
    if (!this.holders.isSilent(zone) || this.prepared.has(zone)) return false;
    return this.kept.size + this.prepared.size < this.options.share;
  }

  /** Replays a zone before it is free: once it is free, only the later entries are missing. */
  private async prepare(zone: ZoneNumber): Promise<void> {
    let recovery: Recovery | undefined;
    try {
      recovery = await recover(this.kept.source, zone, { goOn: () => nextTurn() });
    } catch (error) {
      if (error instanceof StoreGone) throw error;
      // Taking it will fail, too, and that is noted.
    }
    this.prepared.set(zone, recovery);
  }

  /** Takes a zone, unless another process gets it first. */
  private async take(zone: ZoneNumber): Promise<void> {
    const { prepared, holders, options } = this;
    const before = { prepared: prepared.get(zone), failures: holders.failed.get(zone)?.times ?? 0 };
    prepared.delete(zone);
    try {
      await this.kept.open(zone, before);
    } catch (error) {
      if (error instanceof StoreGone || error instanceof WorldLost) throw error;
      if (error instanceof OtherVersion) {
        this.unread.add(zone);
        options.report(`zone ${zone}: is left to another version: ${error.message}`);
      } else options.report(newsOfEnd(zone, error));
    }
  }

  /**
   * Takes zones that become free, until it is stopped. While the store does not answer there are none, and no host:
   * each has ended, since it cannot know what the store has. Afterwards the zones are recovered from it like any
   * others.
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

  /**
   * Ends a zone after its tick, and does not give its lease back: others wait for it. @returns whether it was kept here
   */
  end(zone: ZoneNumber): boolean {
    return this.kept.end(zone);
  }

  /** Ends all zones after their ticks, and gives their leases back: also of a zone that is being taken. */
  async stop(): Promise<void> {
    this.isOver = true;
    this.kept.endAll();
    // The caller of `takeFree` gets its error.
    await this.taking.catch(() => undefined);
    await this.kept.ended();
  }
}
