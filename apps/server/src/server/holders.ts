/**
 * The holders of the zones of a world, as the store said last, and what follows for a process: which zones are free,
 * which are about to be, which rest after a failure, and when to ask again.
 */
import { add, type Duration, type Instant, milliseconds, mul, seconds } from '@tilewright/units';
import type { ZoneNumber } from '../simulation/ids.js';
import { mayGoOn, type StoredVersion } from '../store/stored-version.js';
import { type Failure, type Holder, StoreGone, type ZoneStore } from '../store/zone-store.js';

export interface HoldersOptions {
  readonly store: Pick<ZoneStore, 'holderOf' | 'failureOf' | 'versionOf'>;
  readonly zones: readonly ZoneNumber[];
  /** Of the game in this process. */
  readonly version: number;
  /** Of this process. */
  readonly address: string;
  /** Of the store: how long a host may say nothing. */
  readonly lease: Duration;
  readonly now: () => Instant;
  /** Whether this process keeps a zone. */
  readonly keeps: (zone: ZoneNumber) => boolean;
}

/** How often it asks, at least. */
const ASKING: Duration = milliseconds(200);
/** Clocks and timers differ by so much: it asks so long after a lease ends. */
const LATER: Duration = milliseconds(1);
/**
 * How long a zone must have been free before a process takes it that has its share. While a world starts, others may be
 * about to start. When a host has ended, the process that was started in its place has come already, or will not come
 * soon.
 */
const LEAVING: Duration = seconds(2);
const LEAVING_AFTER_A_HOST: Duration = milliseconds(250);
/** The part of its lease for which a host has to say nothing before it counts as silent. */
const SILENCE = 1 / 4;

export class Holders {
  private readonly options: HoldersOptions;
  private holders: readonly (Holder | undefined)[] = [];
  /** When a free zone goes to any process, with its share or not. */
  private readonly freeUntil = new Map<ZoneNumber, Instant>();
  /** Of free zones. */
  private failures = new Map<ZoneNumber, Failure>();
  /** Of zones of which the store has something that it cannot read. */
  private readonly unreadable = new Map<ZoneNumber, Failure>();
  /** Of free zones with which only another version can go on. */
  private versions = new Map<ZoneNumber, StoredVersion>();
  private nextLook: Instant;

  constructor(options: HoldersOptions) {
    this.options = options;
    this.nextLook = options.now();
  }

  /** When there may be something new. */
  get due(): Instant {
    return this.nextLook;
  }

  /** Asks the store. A zone of which it cannot answer has failed, and the others go on. @throws StoreGone */
  async look(): Promise<void> {
    const { store, zones, now } = this.options;
    const before = this.holders;
    // Also if there is no answer.
    this.nextLook = add(now(), ASKING);
    this.unreadable.clear();
    this.holders = await Promise.all(zones.map((zone) => this.ask(zone, () => store.holderOf(zone))));
    await this.lookAtFree();
    const time = now();
    this.nextLook = add(time, ASKING);
    for (const zone of zones) this.note(zone, before[zone], time);
  }

  /** The zones that have no host since theirs failed. */
  get failed(): ReadonlyMap<ZoneNumber, Failure> {
    return this.failures;
  }

  /** The free zones that are left to another version of the game. */
  get foreign(): ReadonlyMap<ZoneNumber, StoredVersion> {
    return this.versions;
  }

  /** Whether a zone was free at the last look. */
  isFree(zone: ZoneNumber): boolean {
    return this.freeUntil.has(zone);
  }

  /** Whether it has been free for so long that no other process is about to take it. */
  isLeftOver(zone: ZoneNumber): boolean {
    const until = this.freeUntil.get(zone);
    return until !== undefined && this.options.now() >= until;
  }

  /**
   * Whether the process that holds a zone, another one than this, has said nothing for a while: it stands still, or is
   * gone.
   */
  isSilent(zone: ZoneNumber): boolean {
    const { lease, keeps } = this.options;
    const holder = this.holders[zone];
    return holder !== undefined && !keeps(zone) && holder.rest < mul(lease, 1 - SILENCE);
  }

  /** Where clients reach the host of a zone; `undefined` if it has no host, or if it is recovered in this process. */
  addressOf(zone: ZoneNumber): string | undefined {
    const { address, keeps } = this.options;
    if (keeps(zone)) return address;
    const found = this.holders[zone]?.address;
    return found === address || this.isSilent(zone) ? undefined : found;
  }

  /** Whether a zone that another process keeps has no place for the body of another player. */
  isFull(zone: ZoneNumber): boolean {
    return this.holders[zone]?.isFull ?? false;
  }

  /** Where the other processes are that hold zones. */
  get others(): readonly string[] {
    const others = new Set(this.holders.filter((holder) => holder !== undefined).map(({ address }) => address));
    others.delete(this.options.address);
    return [...others];
  }

  /** A zone with a host is well enough, so that only the others cost a question. */
  private async lookAtFree(): Promise<void> {
    const { store, zones, keeps, version } = this.options;
    const free = zones.filter((zone) => this.holders[zone] === undefined && !keeps(zone));
    const askOf = async (zone: ZoneNumber) => ({
      zone,
      failure: await this.ask(zone, () => store.failureOf(zone)),
      stored: await this.ask(zone, () => store.versionOf(zone)),
    });
    const found = await Promise.all(free.map(askOf));
    this.failures = new Map();
    this.versions = new Map();
    for (const { zone, failure, stored } of found) {
      if (failure !== undefined) this.failures.set(zone, failure);
      if (stored !== undefined && !mayGoOn(stored, version)) this.versions.set(zone, stored);
    }
    for (const [zone, failure] of this.unreadable) this.failures.set(zone, failure);
  }

  private async ask<Answer>(zone: ZoneNumber, question: () => Promise<Answer>): Promise<Answer | undefined> {
    try {
      return await question();
    } catch (error) {
      if (error instanceof StoreGone) throw error;
      const said = error instanceof Error ? error.message : String(error);
      this.unreadable.set(zone, { error: said, address: '', times: 1, ago: milliseconds(0), rest: ASKING });
      return undefined;
    }
  }

  private note(zone: ZoneNumber, before: Holder | undefined, now: Instant): void {
    const holder = this.holders[zone];
    const rest = this.failures.get(zone)?.rest ?? milliseconds(0);
    if (rest > milliseconds(0) || this.versions.has(zone)) {
      this.freeUntil.delete(zone);
      if (rest > milliseconds(0)) this.lookAt(add(now, add(rest, LATER)));
      return;
    }
    if (holder === undefined && !this.options.keeps(zone)) {
      const until = this.freeUntil.get(zone) ?? add(now, before === undefined ? LEAVING : LEAVING_AFTER_A_HOST);
      this.freeUntil.set(zone, until);
      this.lookAt(until);
      return;
    }
    this.freeUntil.delete(zone);
    if (holder !== undefined && this.isSilent(zone)) this.lookAt(add(now, add(holder.rest, LATER)));
  }

  private lookAt(time: Instant): void {
    if (time < this.nextLook) this.nextLook = time;
  }
}
