/**
 * A store behind gates: every call waits until the schedule lets it through, before and perhaps also after it is
 * carried out. So the schedule decides in which order the calls of several hosts happen, and can end a host at any of
 * them.
 */
import { StoreGone, type ZoneStore } from '../src/store/zone-store.js';

/** One for all calls: a new one would collect a stack, which takes longer than the call. */
const STORE_GONE = new StoreGone();

/**
 * What becomes of a call: it is answered; it is carried out, and its answer takes its time; the connection breaks
 * before or after it is carried out; or its host ends before or after.
 */
export const fates = ['answered', 'slow', 'lost', 'lost answer', 'host ends', 'host ends after'] as const;
export type Fate = (typeof fates)[number];

/** A call that waits. */
export interface Gate {
  readonly process: number;
  /** @returns whether its host goes on */
  readonly open: (fate: Fate) => boolean;
  /** Carries out the call although its host has ended. */
  readonly arrive: () => void;
}

export class Gates {
  readonly waiting: Gate[] = [];
  /** Calls of hosts that ended, still on their way: each may be carried out at any time. */
  readonly late: Gate[] = [];

  /** Lets a call through, as the schedule says. A call of a host that ended is never answered. */
  pass<T>(process: number, call: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const open = (fate: Fate): boolean => {
        switch (fate) {
          case 'answered':
            call().then(resolve, reject);
            return true;
          case 'slow': {
            const answer = call();
            answer.catch(() => undefined); // handled where it arrives
            this.waiting.push({
              process,
              open: (late) => this.answer(late, answer, resolve, reject),
              arrive: () => undefined,
            });
            return true;
          }
          case 'lost':
            reject(STORE_GONE);
            return true;
          case 'lost answer':
            call().then(
              () => reject(STORE_GONE),
              () => reject(STORE_GONE),
            );
            return true;
          case 'host ends':
            return false;
          case 'host ends after':
            // No host is left to get the answer.
            call().catch(() => undefined);
            return false;
        }
      };
      this.waiting.push({ process, open, arrive: () => void call().catch(() => undefined) });
    });
  }

  /** Removes a waiting call, and opens it. @returns whether its host goes on */
  open(gate: Gate, fate: Fate): boolean {
    this.waiting.splice(this.waiting.indexOf(gate), 1);
    return gate.open(fate);
  }

  /** The calls of a process that ended go on without it. */
  drop(process: number): void {
    this.late.push(...this.waiting.filter((gate) => gate.process === process));
    const left = this.waiting.filter((gate) => gate.process !== process);
    this.waiting.splice(0, this.waiting.length, ...left);
  }

  private answer<T>(
    fate: Fate,
    answer: Promise<T>,
    resolve: (value: Promise<T>) => void,
    reject: (reason: unknown) => void,
  ): boolean {
    if (fate === 'host ends' || fate === 'host ends after') return false;
    if (fate === 'lost' || fate === 'lost answer') reject(STORE_GONE);
    else resolve(answer);
    return true;
  }
}

/** The store as one process sees it. */
export function gatedStore(store: ZoneStore, gates: Gates, process: number): ZoneStore {
  return new Proxy(store, {
    get: (_, name) => {
      const method: unknown = Reflect.get(store, name);
      if (typeof method !== 'function') return method;
      return (...values: readonly unknown[]) =>
        gates.pass(process, async (): Promise<unknown> => Reflect.apply(method, store, values));
    },
  });
}
