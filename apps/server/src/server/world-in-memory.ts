/** A process with its world in memory: nothing to install, and gone when it ends. */
import { MemoryStore } from '../store/memory-store.js';
import { processClock } from './clock.js';
import { type ProcessOptions, type RunningProcess, startProcess } from './process.js';

export type InMemoryOptions = Pick<ProcessOptions, 'settings' | 'files' | 'report'>;

export async function startInMemory(options: InMemoryOptions): Promise<RunningProcess> {
  let players = 0;
  const store = new MemoryStore({ lease: options.settings.lease, now: processClock.now });
  return startProcess({ ...options, store, newPlayer: async () => players++ });
}
