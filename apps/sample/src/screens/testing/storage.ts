/** A storage of the browser for tests in Node. */
import { vi } from 'vitest';

/** Until `vi.unstubAllGlobals`. @param items - what is stored @param refuse - what the browser does not allow */
export function stubStorage(items: Map<string, string>, refuse?: 'full' | 'forbidden'): void {
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => {
      if (refuse === 'forbidden') throw new Error('SecurityError');
      return items.get(name) ?? null;
    },
    setItem: (name: string, text: string) => {
      if (refuse !== undefined) throw new Error('QuotaExceededError');
      items.set(name, text);
    },
  });
}
