import { add, type Instant, instant, milliseconds, seconds } from '@tilewright/units';
import { MemoryStore } from './memory-store.js';
import { LONGEST_REST } from './rest.js';
import { describeStore } from './testing/store-laws.js';

const lease = seconds(2);

describeStore('MemoryStore', async () => {
  let now: Instant = instant(seconds(0));
  return {
    store: new MemoryStore({ lease, now: () => now }),
    letLeasesEnd: async () => {
      now = add(now, lease);
    },
    letRestsEnd: async () => {
      now = add(now, milliseconds(LONGEST_REST));
    },
  };
});
