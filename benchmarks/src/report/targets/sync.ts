/** Bounds for worlds over the network. */
import { EXACT_BYTES, PLAIN_BYTES, RECKONED_BYTES, SHARE_OF_BYTES } from '../../sync/bytes.js';
import { PLAIN, RECKONED } from '../../sync/scene.js';
import { WRITE, WRITE_SHORT } from '../../sync/steady-scene.js';
import { bytes, type Goal, type Section, speeds, times } from './target.js';

const written = [WRITE, WRITE_SHORT];
const OURS = 'sync/tilewright';
const figure = (name: string, bound: number): Goal => ({ kind: 'figure', report: 'sync-bytes', figure: name, bound });

export const sync: Section = {
  title: 'Worlds over the network',
  targets: [
    {
      what: 'a tick of 10,000 objects and 200 clients',
      against: '`StateView` of @colyseus/schema',
      goals: speeds('sync', OURS, 'sync/peers/state-view', { [PLAIN]: 15 }),
      seen: '16 to 24',
    },
    {
      what: 'nanoseconds for a client and tick: moves, interest and frame, also reckoned',
      against: '',
      goals: times('sync', OURS, { [PLAIN]: 8000, [RECKONED]: 8000 }),
      seen: '10,000',
    },
    {
      what: 'bytes for a visible object and second: all positions / reckoned without an error / reckoned',
      against: '',
      goals: [figure(PLAIN_BYTES, 60), figure(EXACT_BYTES, 60), figure(RECKONED_BYTES, 20)],
      seen: '62 / - / 27',
    },
    {
      what: 'bytes for a visible object, in percent',
      against: '`StateView` of @colyseus/schema',
      goals: [figure(SHARE_OF_BYTES, 100 / 3.1)],
      seen: '32',
    },
    {
      what: `bytes of heap: ${written.join(' / ')}`,
      against: '',
      goals: bytes('sync-allocation', 'sync/steady', written),
      seen: '',
    },
  ],
};
