/**
 * The host of a zone: takes its lease and recovers it, and then makes one tick after another. A tick is in the log
 * before its results leave the host. A host that cannot reach the store, or that lost its lease, ends at once: it
 * cannot know what the log says now, and the next host reads it. A host whose zone fails ends, too, and notes that in
 * the store.
 */
import { encodeEntry } from '../messages/entries.js';
import { encodeLetters, versionOfLetters } from '../messages/letters.js';
import type { Taken } from '../messages/taken.js';
import { type GameBuild, OtherVersion, thisBuild } from '../simulation/build.js';
import type { ZoneNumber } from '../simulation/ids.js';
import type { Input } from '../simulation/inputs.js';
import type { Parcel } from '../simulation/letters.js';
import { hashOfZone } from '../simulation/state.js';
import type { Zone } from '../simulation/zone.js';
import {
  type Lease,
  LeaseLost,
  type LogEntry,
  type MailBatch,
  StoreGone,
  type ZoneStore,
} from '../store/zone-store.js';
import { type Bad, findBad } from './find-bad.js';
import { frameOf, type ZoneFrame } from './frames.js';
import {
  lettersOf,
  recover,
  type Recovery,
  type RecoverySource,
  type SentParcel,
  takenWith,
  without,
} from './recovery.js';
import { snapshotOf } from './snapshots.js';

/** What a zone could not take. */
export type Dropped = Bad<MailBatch | Input>;

export interface HostOptions extends RecoverySource {
  readonly store: ZoneStore;
  /** A snapshot is stored after every so many ticks. */
  readonly ticksPerSnapshot: number;
  readonly limits?: TickLimits;
  /**
   * Called for mail and inputs that were dropped, since no step can be made with them. They fail the host if this is
   * not given, and after its first snapshot.
   */
  readonly onDropped?: ((bad: Dropped) => void) | undefined;
  readonly publish: (frame: ZoneFrame) => void;
  /** Where clients reach this host. */
  readonly address?: string;
}

/**
 * What one tick takes at most, so that neither its entry in the log nor its time grows with what others send. The rest
 * stays where it is: clients send their inputs again, and mail waits in its stream.
 */
export interface TickLimits {
  /** The inputs of all clients. */
  readonly inputs: number;
  /** The batches of mail of each zone. A zone that had no host for a while finds one for each tick of that time. */
  readonly batches: number;
}

const LIMITS: TickLimits = { inputs: 4096, batches: 16 };

export class ZoneHost {
  protected readonly options: HostOptions;
  /** As it is after its last step, which may not be in the log yet. */
  readonly zone: Zone;
  /** Of the store: clients that have seen more of an older one start again. */
  readonly generation: number;
  protected readonly lease: Lease;
  private taken: Taken;
  /** The tick of the last snapshot. */
  private kept: number;
  private onDropped: HostOptions['onDropped'];
  /** The inputs that were dropped, as JSON: clients repeat them. */
  private readonly refused = new Set<string>();
  private inbox: Input[] = [];
  /** As the store has it. */
  private isFull = false;
  private ended = false;
  /** The tick that is under way. */
  private ticking: Promise<void> | undefined;

  protected constructor(options: HostOptions, lease: Lease, generation: number, { zone, taken, snapshot }: Recovery) {
    this.generation = generation;
    this.options = options;
    this.lease = lease;
    this.zone = zone;
    this.taken = taken;
    this.kept = snapshot.tick;
    this.onDropped = options.onDropped;
  }

  /**
   * Takes over a zone, recovers it, and sends all mail since its snapshot again: the streams refuse what they have.
   *
   * @param prepared - a recovery of this zone from before it was free, which is used up
   * @returns `undefined` while the zone has another host, rests after a failure, or is left to another version of the
   * game
   * @throws whatever the store throws; OtherVersion if this one cannot read it; or CannotReplay, which is noted in the
   * store
   */
  static async take(options: HostOptions, number: ZoneNumber, prepared?: Recovery): Promise<ZoneHost | undefined> {
    const { store, address = '', build = thisBuild } = options;
    const lease = await store.acquire(number, { address, version: build.version });
    if (lease === undefined) return undefined;
    try {
      const recovery = await recover(options, number, { goOn: () => store.extend(lease), prepared });
      const host = new this(options, lease, await store.generation(), recovery);
      await host.sendAgain(recovery.sent);
      // So the log has ticks of one version only.
      if (recovery.snapshot.isMigrated) await host.keep();
      return host;
    } catch (error) {
      if (error instanceof OtherVersion) await store.release(lease);
      else await noteFailure(store, lease, error);
      throw error;
    }
  }

  get isEnded(): boolean {
    return this.ended;
  }

  get fence(): number {
    return this.lease.fence;
  }

  get number(): ZoneNumber {
    return this.zone.number;
  }

  /**
   * Takes an input for the next tick, unless that has too many, or the same input was dropped before. It counts when a
   * frame says so, and the client sends it again until then.
   */
  offer(input: Input): void {
    if (this.refused.size > 0 && this.refused.has(JSON.stringify(input))) return;
    if (this.inbox.length < this.limits.inputs) this.inbox.push(input);
  }

  private get limits(): TickLimits {
    return this.options.limits ?? LIMITS;
  }

  /**
   * Makes one tick.
   *
   * @throws Error while another tick of this host is under way, or after the host has ended; whatever the store throws,
   * or a step, which is noted in the store: then the host has ended
   */
  async tick(): Promise<void> {
    if (this.ended) throw new Error(`Zone ${this.number}: this host has ended`);
    if (this.ticking !== undefined)
      throw new Error(`Zone ${this.number}: wait for the tick before, which is under way`);
    this.ticking = this.makeTick();
    try {
      await this.ticking;
    } catch (error) {
      await this.fail(error);
      throw error;
    } finally {
      this.ticking = undefined;
    }
  }

  /** Ends the host for an error, and notes that in the store. */
  async fail(error: unknown): Promise<void> {
    this.ended = true;
    await noteFailure(this.options.store, this.lease, error);
  }

  /**
   * Ends the host after its last tick, with a snapshot: nothing is left to replay, so another version of the game may
   * go on.
   *
   * @param givesBack - whether another host need not wait for the lease
   */
  async end({ givesBack = true }: { readonly givesBack?: boolean } = {}): Promise<void> {
    const hasFailed = this.ended;
    this.ended = true;
    // The caller of `tick` gets its error.
    const isWhole = await (this.ticking ?? Promise.resolve()).then(
      () => true,
      () => false,
    );
    if (isWhole && !hasFailed && this.zone.tick > this.kept) await this.keep();
    if (givesBack) await this.options.store.release(this.lease);
  }

  private get build(): GameBuild {
    return this.options.build ?? thisBuild;
  }

  private async makeTick(): Promise<void> {
    const { zone, options } = this;
    const mail = this.readable(await options.store.mailFor(zone.number, this.taken, this.limits.batches));
    const offered = this.inbox;
    this.inbox = [];
    const bad = this.onDropped === undefined ? [] : this.findBad(mail, offered);
    const items = bad.map(({ item }) => item);
    const dropped = items.filter(isMail).map(({ from, tick }) => ({ from, tick }));
    const good = without(dropped, mail);
    const inputs = this.goodInputs(offered, items, good);
    const parcels = await this.step(inputs, good);
    const { tick } = zone;
    this.taken = takenWith(this.taken, mail);
    const { version } = this.build;
    const bytes = encodeEntry({ version, inputs, taken: this.taken, dropped, hash: hashOfZone(zone) });
    await this.settle(
      { tick, bytes },
      parcels.map((parcel) => ({ ...parcel, tick })),
    );
    for (const each of bad) {
      if (!isMail(each.item)) this.refused.add(JSON.stringify(each.item));
      this.onDropped?.(each);
    }
    await this.noteFull();
    options.publish(this.frame());
    if (tick % options.ticksPerSnapshot === 0) await this.keep();
  }

  /**
   * The mail that is there may answer ticks of another host, which this one does not have: then it makes no sense here,
   * and that is no fault of the log.
   *
   * @throws LeaseLost if the zone has another host; RangeError for mail that makes no sense
   */
  private async step(inputs: readonly Input[], mail: readonly MailBatch[]): Promise<readonly Parcel[]> {
    try {
      return this.zone.step(inputs, lettersOf(mail, this.build));
    } catch (error) {
      await this.options.store.extend(this.lease);
      throw error;
    }
  }

  /** A step takes mail before inputs. */
  private findBad(mail: readonly MailBatch[], inputs: readonly Input[]): readonly Dropped[] {
    return findBad(this.options, this.zone, [...mail, ...inputs], (copy, items) => {
      const isInput = (item: MailBatch | Input): item is Input => !isMail(item);
      copy.step(items.filter(isInput), lettersOf(items.filter(isMail), this.build));
    });
  }

  /**
   * The inputs of a step without bad ones. What a player does counts even so, and does nothing: its client waits for
   * the number. If even that cannot be taken, nothing is left of it.
   */
  private goodInputs(
    offered: readonly Input[],
    bad: readonly (MailBatch | Input)[],
    mail: readonly MailBatch[],
  ): readonly Input[] {
    if (bad.every(isMail)) return offered;
    const inputs = offered.flatMap((input): Input[] => {
      if (!bad.includes(input)) return [input];
      return input.kind === 'act' ? [{ ...input, walk: undefined, gift: undefined }] : [];
    });
    const stillBad = this.findBad(mail, inputs).map(({ item }) => item);
    return inputs.filter((input) => !stillBad.includes(input));
  }

  /** Mail of a newer version waits for a host of that version, and what the same zone sent later waits behind it. */
  private readable(mail: readonly MailBatch[]): readonly MailBatch[] {
    const waiting = new Set<ZoneNumber>();
    return mail.filter(({ from, bytes }) => {
      if (isNewer(bytes, this.build.version)) waiting.add(from);
      return !waiting.has(from);
    });
  }

  /** First the log, then the mail: what is not in the log has not happened, and must not leave the host. */
  protected async settle(entry: LogEntry, parcels: readonly SentParcel[]): Promise<void> {
    await this.options.store.commit(this.lease, entry);
    await this.send(parcels);
  }

  /** Other processes give new players other homes than a full one. */
  private async noteFull(): Promise<void> {
    const isFull = !this.zone.whereabouts.residents.hasPlace;
    if (isFull === this.isFull) return;
    await this.options.store.noteFull(this.lease, isFull);
    this.isFull = isFull;
  }

  protected async sendAgain(parcels: readonly SentParcel[]): Promise<void> {
    await this.send(parcels);
  }

  /** To each zone in the order of ticks; to several zones at once. */
  protected async send(parcels: readonly SentParcel[]): Promise<void> {
    const { store } = this.options;
    const { version } = this.build;
    const receivers = new Set(parcels.map(({ to }) => to));
    const sendTo = async (receiver: ZoneNumber): Promise<void> => {
      for (const { to, tick, letters } of parcels) {
        if (to === receiver) await store.send({ from: this.number, to, tick, bytes: encodeLetters(letters, version) });
      }
    };
    await Promise.all(Array.from(receivers, sendTo));
  }

  protected frame(): ZoneFrame {
    return frameOf(this.zone, this.fence);
  }

  /**
   * Stores a snapshot: only now, since the mail of all its ticks has been sent, and the log that would send it again
   * goes.
   */
  private async keep(): Promise<void> {
    await this.options.store.keep(this.lease, snapshotOf(this.zone, this.taken, this.build.version));
    this.kept = this.zone.tick;
    this.onDropped = undefined;
  }
}

const MOST_LETTERS_OF_AN_ERROR = 200;

/** A host that lost its lease, or the store, has nothing to note: its zone is well. */
async function noteFailure(store: ZoneStore, lease: Lease, error: unknown): Promise<void> {
  if (error instanceof LeaseLost || error instanceof StoreGone) return;
  const [line = ''] = String(error).split('\n');
  // If that fails, too, the lease runs out.
  await store.fail(lease, line.slice(0, MOST_LETTERS_OF_AN_ERROR)).catch(() => undefined);
}

export function isMail(item: MailBatch | Input): item is MailBatch {
  return 'bytes' in item;
}

/** Bytes that are not of letters count as old: reading them throws. */
function isNewer(letters: Uint8Array, version: number): boolean {
  try {
    return versionOfLetters(letters) > version;
  } catch {
    return false;
  }
}
