/**
 * The interface between a tracker and its observers: the slots that an operation will change, and the end of the
 * operation.
 */

/** The observers of a tracker. */
export interface ChangeObservers {
  /** Whether there are no listeners: then nothing is recorded. */
  readonly isIdle: boolean;
  /** Records an object that will change. */
  note(slot: number): void;
  /** Records an object that was just added. */
  noteNew(slot: number): void;
  /** Reports the changes since the last report. */
  report(): void;
}

const nothing = (): void => undefined;

/** The observers of a tracker that was never observed. */
export const nobody: ChangeObservers = { isIdle: true, note: nothing, noteNew: nothing, report: nothing };
