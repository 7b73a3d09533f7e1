/** Which versions of the game may go on with a stored zone. */

export interface StoredVersion {
  /** Of the last writer. */
  readonly version: number;
  /** Whether all is in the snapshot, and nothing in the log: then no code of that version is needed to go on. */
  readonly isSettled: boolean;
}

/** Versions only grow: an older one cannot know what a newer one has stored. */
export function mayGoOn(stored: StoredVersion | undefined, version: number): boolean {
  if (stored === undefined || stored.version === version) return true;
  return stored.version < version && stored.isSettled;
}
