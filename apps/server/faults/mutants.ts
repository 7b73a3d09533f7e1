/**
 * The protocol with one of its rules broken, for each rule: the schedules have to find every one. Nothing of this is in
 * the code that is shipped; a mutant replaces a part of it. The list at the end names the rule that each breaks.
 */
import { decodeEntry, encodeEntry } from '../src/messages/entries.js';
import { playerId } from '../src/simulation/ids.js';
import { Whereabouts } from '../src/simulation/whereabouts.js';
import { Zone } from '../src/simulation/zone.js';
import { MemoryStore } from '../src/store/memory-store.js';
import { storeWith } from '../src/store/testing/store-with.js';
import type { Lease, LogEntry, ZoneStore } from '../src/store/zone-store.js';
import type { PlayerFrame, PlayerNews, ZoneFrame } from '../src/zones/frames.js';
import { ZoneHost } from '../src/zones/host.js';
import { type SentParcel, takenWith } from '../src/zones/recovery.js';
import { Client } from './client.js';
import type { Rule } from './rules.js';
import { type Parts, soundParts } from './schedule.js';

/** A host that lost the lease can still write. */
class UnfencedStore extends MemoryStore {
  protected override isHeldBy(): boolean {
    return true;
  }
}

/** Mail leaves before its tick is in the log. */
class HastyHost extends ZoneHost {
  protected override async settle(entry: LogEntry, parcels: readonly SentParcel[]): Promise<void> {
    await this.send(parcels);
    await super.settle(entry, []);
  }
}

/** A host that recovers a zone sends nothing again. */
class ForgetfulHost extends ZoneHost {
  protected override async sendAgain(): Promise<void> {
    await Promise.resolve();
  }
}

/** A stream takes what it has. */
class CredulousStore extends MemoryStore {
  protected override has(): boolean {
    return false;
  }
}

/** The log does not say which mail a tick took, so a replay takes in its first tick all that there is. */
function vagueStore(store: ZoneStore): ZoneStore {
  return storeWith(store, {
    historyOf: async (zone) => {
      const history = await store.historyOf(zone);
      const taken = takenWith(history.snapshot?.taken ?? new Map(), history.mail);
      const forget = (bytes: Uint8Array): Uint8Array => encodeEntry({ ...decodeEntry(bytes), taken });
      return { ...history, log: history.log.map(({ tick, bytes }) => ({ tick, bytes: forget(bytes) })) };
    },
  });
}

/** Log and mail are trimmed when a tick is committed, and not when a snapshot is stored. */
class ThriftyStore extends MemoryStore {
  override async commit(lease: Lease, entry: LogEntry): Promise<void> {
    await super.commit(lease, entry);
    this.trim(this.record(lease.zone), entry.tick - 1, new Map());
  }
}

/** Mail is trimmed as soon as a tick in the log has taken it. */
class TidyStore extends MemoryStore {
  override async commit(lease: Lease, entry: LogEntry): Promise<void> {
    await super.commit(lease, entry);
    this.trim(this.record(lease.zone), 0, decodeEntry(entry.bytes).taken);
  }
}

/** Any zone makes the body of a player that joins there. */
class ProlificZone extends Zone {
  override readonly whereabouts = Object.assign(new Whereabouts(this), { homeOf: () => this.number });
}

/** Zones do not remember which bodies left. */
class ObliviousZone extends Zone {
  override readonly whereabouts = Object.assign(new Whereabouts(this), { noteGone: () => undefined });
}

/** Frames are compared by fencing number and tick, which two zones do not share. */
class ConfusedClient extends Client {
  private fenceSeen = 0;
  private tickSeen = 0;

  protected override isNewer({ fence, tick }: PlayerFrame): boolean {
    if (fence < this.fenceSeen || (fence === this.fenceSeen && tick <= this.tickSeen)) return false;
    this.fenceSeen = fence;
    this.tickSeen = tick;
    return true;
  }
}

/** A zone shows a body that leaves as if it were the next zone. */
class EagerHost extends ZoneHost {
  protected override frame(): ZoneFrame {
    const frame = super.frame();
    const newsOf = (player: number): PlayerNews | undefined => {
      const news = frame.newsOf(player);
      return news?.kind === 'leaving' ? { ...news, epoch: news.epoch + 1 } : news;
    };
    return { ...frame, newsOf };
  }
}

/** A zone says once where a player went, in the frame of that tick. */
class LaconicHost extends ZoneHost {
  private told = new Set<number>();

  protected override async sendAgain(parcels: readonly SentParcel[]): Promise<void> {
    this.told = this.gone();
    await super.sendAgain(parcels);
  }

  protected override frame(): ZoneFrame {
    const frame = super.frame();
    const { told } = this;
    this.told = this.gone();
    return { ...frame, newsOf: (player) => (told.has(playerId(player)) ? undefined : frame.newsOf(player)) };
  }

  private gone(): Set<number> {
    const { whereabouts } = this.zone;
    const known = [...whereabouts.left.ids(), ...whereabouts.residents.awake.ids()];
    return new Set(known.filter((id) => whereabouts.whereIs(id) !== undefined));
  }
}

/** A client without news waits for them. */
class PatientClient extends Client {
  protected override search(): void {
    // Waits.
  }
}

/** A host goes on when the store did not answer. */
class StubbornHost extends ZoneHost {
  protected override async settle(entry: LogEntry, parcels: readonly SentParcel[]): Promise<void> {
    try {
      await super.settle(entry, []);
    } catch {
      // As if it were in the log.
    }
    await this.send(parcels);
  }
}

/** The mutants of each rule of decision 40. */
export const mutants: readonly { readonly rule: Rule; readonly mutant: string; readonly parts: Parts }[] = [
  { rule: 'fenced', mutant: 'a host that lost the lease can write', parts: { ...soundParts, Store: UnfencedStore } },
  { rule: 'log-first', mutant: 'mail leaves before the log', parts: { ...soundParts, Host: HastyHost } },
  { rule: 'send-again', mutant: 'nothing is sent again', parts: { ...soundParts, Host: ForgetfulHost } },
  { rule: 'send-again', mutant: 'a stream takes what it has', parts: { ...soundParts, Store: CredulousStore } },
  {
    rule: 'log-names-mail',
    mutant: 'a replay takes all mail at once',
    parts: { ...soundParts, readBy: vagueStore },
  },
  { rule: 'trim-below', mutant: 'a commit trims the log', parts: { ...soundParts, Store: ThriftyStore } },
  { rule: 'trim-below', mutant: 'a commit trims the mail', parts: { ...soundParts, Store: TidyStore } },
  { rule: 'one-home', mutant: 'any zone makes players', parts: { ...soundParts, ZoneOf: ProlificZone } },
  { rule: 'left-known', mutant: 'zones forget which bodies left', parts: { ...soundParts, ZoneOf: ObliviousZone } },
  {
    rule: 'epochs',
    mutant: 'clients compare frames of two zones without epochs',
    parts: { ...soundParts, ClientOf: ConfusedClient },
  },
  {
    rule: 'epochs',
    mutant: 'a body that leaves is shown with the epoch that it has in the next zone',
    parts: { ...soundParts, Host: EagerHost },
  },
  {
    rule: 'no-one-message',
    mutant: 'where a player went is said once, and clients do not search',
    parts: { ...soundParts, Host: LaconicHost, ClientOf: PatientClient },
  },
  { rule: 'end-at-once', mutant: 'a host goes on without its store', parts: { ...soundParts, Host: StubbornHost } },
];
