/** A process with its world in memory: nothing to install, and gone when it ends. */
import { MemoryStore } from '../store/memory-store.js';
import { processClock } from './clock.js';
import type { PageFile } from './files.js';
import { type RunningProcess, startProcess } from './process.js';
import type { Settings } from './settings.js';

export interface InMemoryOptions {
  readonly settings: Settings;
  readonly files: ReadonlyMap<string, PageFile>;
  readonly report: (news: string) => void;
}

export async function startInMemory({ settings, files, report }: InMemoryOptions): Promise<RunningProcess> {
  let players = 0;
  return startProcess({
    settings,
    files,
    report,
    store: new MemoryStore({ lease: settings.lease, now: processClock.now }),
    newPlayer: async () => players++,
  });
}
