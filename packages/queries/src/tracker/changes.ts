/** What a tracker tells those who observe it: the slots that an operation is about to change, and that it is complete. */

/** Whoever observes a tracker. */
export interface ChangeObservers {
  /** Whether nobody listens: then nothing is noted. */
  readonly isIdle: boolean;
  /** Notes an object that is about to change. */
  note(slot: number): void;
  /** Notes an object that was just added. */
  noteNew(slot: number): void;
  /** Tells what changed since the last time. */
  report(): void;
}

const nothing = (): void => undefined;

/** The observers of a tracker that was never observed. */
export const nobody: ChangeObservers = { isIdle: true, note: nothing, noteNew: nothing, report: nothing };
