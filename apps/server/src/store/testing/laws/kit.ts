/** What the laws of stores have in common: an empty store for each test, and short ways to use it. */
import { beforeEach } from 'vitest';
import type { Lease, LogEntry, Snapshot, ZoneStore } from '../../zone-store.js';

export interface StoreUnderTest {
  readonly store: ZoneStore;
  /** Lets leases run out that are not extended meanwhile. */
  readonly letLeasesEnd: () => Promise<void>;
  /** Lets zones rest for as long as they have to after failures. */
  readonly letRestsEnd: () => Promise<void>;
}

export function bytes(...values: number[]): Uint8Array {
  return Uint8Array.from(values);
}

/** A zone, and the tick up to which its mail was taken. */
type TakenFrom = readonly [number, number];

/** Zone 1 is meant where none is named. */
export class LawKit {
  private current!: StoreUnderTest;

  constructor(make: () => Promise<StoreUnderTest>) {
    beforeEach(async () => {
      this.current = await make();
    });
  }

  get store(): ZoneStore {
    return this.current.store;
  }

  letLeasesEnd(): Promise<void> {
    return this.current.letLeasesEnd();
  }

  letRestsEnd(): Promise<void> {
    return this.current.letRestsEnd();
  }

  /** @throws Error if the zone is not free */
  async acquire(zone = 1): Promise<Lease> {
    const lease = await this.store.acquire(zone);
    if (lease === undefined) throw new Error(`zone ${zone} must be free`);
    return lease;
  }

  async logOf(zone = 1): Promise<readonly LogEntry[]> {
    return (await this.store.historyOf(zone)).log;
  }

  async ticksOfLog(zone = 1): Promise<number[]> {
    return (await this.logOf(zone)).map(({ tick }) => tick);
  }

  async ticksOfMail(taken: readonly TakenFrom[] = [], zone = 1): Promise<number[][]> {
    return (await this.store.mailFor(zone, new Map(taken))).map(({ from, tick }) => [from, tick]);
  }

  snapshot(tick: number, ...taken: readonly TakenFrom[]): Snapshot {
    return { tick, taken: new Map(taken), bytes: bytes(tick, 255, 0, 13, 10) };
  }

  send(from: number, tick: number, content = bytes(tick)): Promise<boolean> {
    return this.store.send({ from, to: 1, tick, bytes: content });
  }
}
