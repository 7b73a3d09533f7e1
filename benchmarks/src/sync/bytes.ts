/** The bytes that are sent for an object that a client sees, in a second. */
import type { Figure, Report } from '../harness/figure.js';
import { bytesOf } from './peers/state-view.js';
import { codecs, MAX_ERROR, RATE } from './scene.js';
import { Server } from './server.js';

/** The first ticks, in which all enter, do not count. */
const WARM_UP = 4;
const TICKS = 20;

export const PLAIN_BYTES = 'all positions';
export const EXACT_BYTES = 'all positions, reckoned without an error';
export const RECKONED_BYTES = `reckoned, at most ${MAX_ERROR} m off`;
export const STATE_VIEW_BYTES = 'StateView';
export const SHARE_OF_BYTES = `${PLAIN_BYTES}, in percent of StateView`;

export const syncBytes: Report = {
  name: 'sync-bytes',
  title: 'Frames: bytes for a visible object and second, at 20 frames a second',
  take: () => {
    const [plain, exact, reckoned] = [codecs.plain, codecs.exact, codecs.reckoned].map(bytesOfFrames);
    const stateView = RATE * bytesOf(WARM_UP, TICKS);
    const figure = (name: string, value: number, unit = 'B'): Figure => ({ name, value, unit });
    return Promise.resolve([
      figure(PLAIN_BYTES, plain!),
      figure(EXACT_BYTES, exact!),
      figure(RECKONED_BYTES, reckoned!),
      figure(STATE_VIEW_BYTES, stateView),
      figure(SHARE_OF_BYTES, (100 * plain!) / stateView, '%'),
    ]);
  },
};

function bytesOfFrames(codec: (typeof codecs)['plain']): number {
  const server = new Server(1, codec);
  let bytes = 0;
  const count = (_: number, frame: Uint8Array): void => void (bytes += frame.length);
  for (let tick = 0; tick < WARM_UP + TICKS; tick++) {
    if (tick === WARM_UP) bytes = server.seen = 0;
    server.move();
    server.send(count);
  }
  return (RATE * bytes) / server.seen;
}
